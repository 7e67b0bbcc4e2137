import { sql } from 'kysely'
import type { Db } from '../../platform/context.ts'

export type SealedKey = { id: string; brand: string; sealed: Buffer; sealedWith: string }
type NewKey = SealedKey & { by: string; now: Date }

export async function insertKeyOfBrand(db: Db, key: NewKey): Promise<void> {
  await db
    .insertInto('brand_keys')
    .values({
      id: key.id,
      brand: key.brand,
      secret_sealed: key.sealed,
      sealed_with: key.sealedWith,
      created_at: key.now,
      created_by: key.by,
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ secret_sealed: key.sealed, sealed_with: key.sealedWith }))
    .execute()
}

/** Undefined for a revoked key. */
export async function findKeyOfBrand(db: Db, id: string): Promise<SealedKey | undefined> {
  return selectSealed(db).where('id', '=', id).where('revoked_at', 'is', null).executeTakeFirst()
}

/** False when there is no such key, or it is already revoked. */
export async function saveRevoked(db: Db, { id, by, now }: { id: string; by: string; now: Date }): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('brand_keys')
    .set({ revoked_at: now, revoked_by: by })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function listKeysOfBrands(db: Db) {
  return db
    .selectFrom('brand_keys')
    .select(['id', 'brand', 'created_at as createdAt', 'created_by as createdBy', 'revoked_at as revokedAt'])
    .orderBy('brand')
    .orderBy('created_at')
    .execute()
}

export async function listKeysNotSealedWith(db: Db, sealedWith: string): Promise<SealedKey[]> {
  return selectSealed(db).where('sealed_with', '<>', sealedWith).execute()
}

export async function saveResealed(db: Db, { id, sealed, sealedWith }: Omit<SealedKey, 'brand'>): Promise<void> {
  await db.updateTable('brand_keys').set({ secret_sealed: sealed, sealed_with: sealedWith }).where('id', '=', id).execute()
}

/** False when the key has already signed a request with this nonce. */
export async function insertNonce(
  db: Db,
  { keyId, nonce, expiresAt }: { keyId: string; nonce: string; expiresAt: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('brand_nonces')
    .values({ key_id: keyId, nonce, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function deleteOldNonces(db: Db, { before, limit }: { before: Date; limit: number }): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from brand_nonces where (key_id, nonce) in (
      select key_id, nonce from brand_nonces where expires_at < ${before} order by expires_at limit ${limit})`.execute(db)
  return Number(numAffectedRows ?? 0n)
}

type NewReservation = {
  id: string
  brand: string
  keyId: string
  reference: string
  currency: string
  minor: number
  now: Date
}

export async function insertReservation(db: Db, { keyId, minor, now, ...reservation }: NewReservation): Promise<void> {
  await db
    .insertInto('brand_reservations')
    .values({ ...reservation, key_id: keyId, reserved_minor: BigInt(minor), created_at: now })
    .execute()
}

function selectSealed(db: Db) {
  return db.selectFrom('brand_keys').select(['id', 'brand', 'secret_sealed as sealed', 'sealed_with as sealedWith'])
}
