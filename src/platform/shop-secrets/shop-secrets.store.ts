import type { Db } from '../context.ts'

type SealedSecret = { keyId: string; sealed: Buffer }

export async function findSecret(db: Db, name: string): Promise<SealedSecret | undefined> {
  return db.selectFrom('shop_secrets').select(['key_id as keyId', 'sealed']).where('name', '=', name).executeTakeFirst()
}

/** When processes start at the same time, the first one wins. */
export async function saveFirstSecret(db: Db, name: string, { keyId, sealed }: SealedSecret): Promise<void> {
  await db
    .insertInto('shop_secrets')
    .values({ name, key_id: keyId, sealed })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}

export async function saveSecret(db: Db, name: string, { keyId, sealed }: SealedSecret): Promise<void> {
  await db.updateTable('shop_secrets').set({ key_id: keyId, sealed }).where('name', '=', name).execute()
}
