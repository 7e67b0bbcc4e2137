import type { Db } from '../context.ts'

export type SecurityEvent = {
  at: Date
  event: string
  accountId?: string | undefined
  staff?: string
  command?: string
  sourceHash?: Buffer | undefined
}

export async function insertLine(db: Db, { at, event, accountId, staff, command, sourceHash }: SecurityEvent): Promise<void> {
  await db
    .insertInto('security_log')
    .values({ at, event, account_id: accountId, staff, command, source_hash: sourceHash })
    .execute()
}

export async function deleteOldLines(db: Db, { before, limit }: { before: Date; limit: number }): Promise<number> {
  const old = db.selectFrom('security_log').select('id').where('at', '<', before).orderBy('at').limit(limit)
  const { numDeletedRows } = await db.deleteFrom('security_log').where('id', 'in', old).executeTakeFirst()
  return Number(numDeletedRows)
}

export type AccountEvent = Pick<SecurityEvent, 'at' | 'event'>

/** The newest first. */
export async function listAccountEvents(db: Db, accountId: string): Promise<AccountEvent[]> {
  return db
    .selectFrom('security_log')
    .select(['at', 'event'])
    .where('account_id', '=', accountId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1000)
    .execute()
}
