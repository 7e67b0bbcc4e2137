import type { Db } from '../../platform/context.ts'

export type StoredEvent = {
  id: string
  body: Record<string, unknown>
  receivedAt: Date
  processedAt: Date | undefined
  attempts: number
}

type NewEvent = {
  id: string
  dedupKey: string
  body: Record<string, unknown>
  receivedAt: Date
  /** Set when the event is handled in the transaction that stores it. */
  processedAt?: Date
}

/** False when this event was already stored. */
export async function insertEvent(db: Db, event: NewEvent): Promise<boolean> {
  const { id, dedupKey, body, receivedAt, processedAt } = event
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('provider_events')
    .values({ id, provider: 'adyen', dedup_key: dedupKey, body, received_at: receivedAt, processed_at: processedAt })
    .onConflict((conflict) => conflict.column('dedup_key').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Locks the event, so that two parallel runs of a job handle it once. */
export async function lockEvent(db: Db, id: string): Promise<StoredEvent | undefined> {
  const row = await db
    .selectFrom('provider_events')
    .select(['id', 'body', 'received_at', 'processed_at', 'attempts'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      body: row.body as StoredEvent['body'],
      receivedAt: row.received_at,
      processedAt: row.processed_at ?? undefined,
      attempts: row.attempts,
    }
  )
}

export async function markEventProcessed(db: Db, id: string, processedAt: Date): Promise<void> {
  await db
    .updateTable('provider_events')
    .set((set) => ({ processed_at: processedAt, error: null, attempts: set('attempts', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Called outside of the failed transaction, so that the rollback does not undo it. */
export async function markEventFailed(db: Db, id: string, error: string): Promise<void> {
  await db
    .updateTable('provider_events')
    .set((set) => ({ error, attempts: set('attempts', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Events received before that instant and not handled yet, oldest first. */
export async function listUnprocessedEvents(
  db: Db,
  { before, limit = 100 }: { before: Date; limit?: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('provider_events')
    .select('id')
    .where('processed_at', 'is', null)
    .where('received_at', '<', before)
    .orderBy('received_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
