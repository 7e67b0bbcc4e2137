import { sql } from 'kysely'
import type { Db } from '../context.ts'

export type ClaimedKey = { scope: string; key: string; bodyHash: Buffer }

/** False when the key was used before. A second request with the same key waits here for the first one's transaction. */
export async function insertKey(db: Db, { scope, key, bodyHash }: ClaimedKey, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('idempotency_keys')
    .values({ scope, key, body_hash: bodyHash, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function hasKey(db: Db, { scope, key }: Omit<ClaimedKey, 'bodyHash'>): Promise<boolean> {
  return (await selectKey(db, { scope, key }).executeTakeFirst()) !== undefined
}

export async function readKey(db: Db, { scope, key }: ClaimedKey): Promise<{ bodyHash: Buffer; answer: unknown }> {
  return selectKey(db, { scope, key }).executeTakeFirstOrThrow()
}

function selectKey(db: Db, { scope, key }: Omit<ClaimedKey, 'bodyHash'>) {
  return db
    .selectFrom('idempotency_keys')
    .select(['body_hash as bodyHash', 'answer'])
    .where('scope', '=', scope)
    .where('key', '=', key)
}

export async function saveAnswer(db: Db, { scope, key }: ClaimedKey, answer: unknown): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(answer) })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute()
}

export async function deleteOldKeys(db: Db, { before, limit }: { before: Date; limit: number }): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from idempotency_keys where (scope, key) in (
      select scope, key from idempotency_keys where created_at < ${before} order by created_at limit ${limit})`.execute(db)
  return Number(numAffectedRows ?? 0n)
}
