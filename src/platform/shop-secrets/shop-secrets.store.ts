import { sql } from 'kysely'
import type { Db } from '../context.ts'

type SealedSecret = { keyId: string; sealed: Buffer }

/** Null: there is a row, and no secret in it yet. */
export async function findSecret(db: Db, name: string): Promise<SealedSecret | null | undefined> {
  const { rows } = await sql<{ keyId: string | null; sealed: Buffer | null }>`
    select key_id as "keyId", sealed from shop_secrets where name = ${name}`.execute(db)
  const [row] = rows
  return row && (row.keyId !== null && row.sealed !== null ? { keyId: row.keyId, sealed: row.sealed } : null)
}

/** Of processes that start together, the first one decides. */
export async function saveFirstSecret(db: Db, name: string, { keyId, sealed }: SealedSecret): Promise<void> {
  await sql`
    insert into shop_secrets as s (name, key_id, sealed) values (${name}, ${keyId}, ${sealed})
    on conflict (name) do update set key_id = excluded.key_id, sealed = excluded.sealed where s.sealed is null`.execute(db)
}

export async function saveSecret(db: Db, name: string, { keyId, sealed }: SealedSecret): Promise<void> {
  await sql`update shop_secrets set key_id = ${keyId}, sealed = ${sealed} where name = ${name}`.execute(db)
}
