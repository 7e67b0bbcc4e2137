import { sql } from 'kysely'
import type { Db } from '../context.ts'

export type SecurityLine = {
  at: Date
  event: string
  accountId: string | null
  staff: string | null
  command: string | null
  sourceHash: Buffer | null
}

export async function insertLine(db: Db, { at, event, accountId, staff, command, sourceHash }: SecurityLine): Promise<void> {
  await sql`
    insert into security_log (at, event, account_id, staff, command, source_hash)
    values (${at}, ${event}, ${accountId}, ${staff}, ${command}, ${sourceHash})`.execute(db)
}

export async function deleteOldLines(db: Db, { before, limit }: { before: Date; limit: number }): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from security_log where id in (select id from security_log where at < ${before} order by at limit ${limit})`.execute(
    db,
  )
  return Number(numAffectedRows ?? 0n)
}

export type AccountEvent = Pick<SecurityLine, 'at' | 'event'>

/** The newest first. */
export async function listAccountEvents(db: Db, accountId: string): Promise<AccountEvent[]> {
  const { rows } = await sql<AccountEvent>`
    select at, event from security_log where account_id = ${accountId} order by at desc, id desc limit 1000`.execute(db)
  return rows
}
