import { sql } from 'kysely'
import type { Db } from '../context.ts'

type SealedSecret = { keyId: string; sealed: Buffer }

export async function findSecret(db: Db, name: string): Promise<SealedSecret | undefined> {
  const { rows } = await sql<SealedSecret>`select key_id as "keyId", sealed from shop_secrets where name = ${name}`.execute(db)
  return rows[0]
}

/** Of processes that start together, the first one decides. */
export async function saveFirstSecret(db: Db, name: string, { keyId, sealed }: SealedSecret): Promise<void> {
  await sql`
    insert into shop_secrets (name, key_id, sealed) values (${name}, ${keyId}, ${sealed}) on conflict (name) do nothing`.execute(
    db,
  )
}

export async function saveSecret(db: Db, name: string, { keyId, sealed }: SealedSecret): Promise<void> {
  await sql`update shop_secrets set key_id = ${keyId}, sealed = ${sealed} where name = ${name}`.execute(db)
}
