import { sql } from 'kysely'
import type { Db } from '../context.ts'

export type ClaimedKey = { scope: string; key: string; bodyHash: Buffer }

/** False when the key was used before. A second request with the same key waits here for the first one's transaction. */
export async function insertKey(db: Db, { scope, key, bodyHash }: ClaimedKey, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into idempotency_keys (scope, key, body_hash, created_at) values (${scope}, ${key}, ${bodyHash}, ${now})
    on conflict do nothing returning 1`.execute(db)
  return rows.length === 1
}

export async function hasKey(db: Db, { scope, key }: Omit<ClaimedKey, 'bodyHash'>): Promise<boolean> {
  const { rows } = await sql`select from idempotency_keys where scope = ${scope} and key = ${key}`.execute(db)
  return rows.length > 0
}

export async function readKey(db: Db, { scope, key }: ClaimedKey): Promise<{ bodyHash: Buffer; answer: unknown }> {
  const { rows } = await sql<{ bodyHash: Buffer; answer: unknown }>`
    select body_hash as "bodyHash", answer from idempotency_keys where scope = ${scope} and key = ${key}`.execute(db)
  if (!rows[0]) throw new Error('A key that is taken is there')
  return rows[0]
}

export async function saveAnswer(db: Db, { scope, key }: ClaimedKey, answer: unknown): Promise<void> {
  await sql`update idempotency_keys set answer = ${JSON.stringify(answer)} where scope = ${scope} and key = ${key}`.execute(db)
}

export async function deleteOldKeys(db: Db, { before, limit }: { before: Date; limit: number }): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from idempotency_keys where (scope, key) in (
      select scope, key from idempotency_keys where created_at < ${before} order by created_at limit ${limit})`.execute(db)
  return Number(numAffectedRows ?? 0n)
}
