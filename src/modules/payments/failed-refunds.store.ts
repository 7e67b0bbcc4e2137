import type { Db } from '../../platform/context.ts'

/** `refund` is the id of the event that reported the refund as done, or of the refusal itself; `reference` is the reference of the request. */
export type FailedRefund = { refund: string; reference: string; retriedAt: Date | null }

/** The failed refunds of one payment. A caller that decides by them must have locked the order. */
export async function listFailedRefunds(db: Db, paymentId: string): Promise<FailedRefund[]> {
  return db
    .selectFrom('failed_refunds')
    .select(['refund', 'reference', 'retried_at as retriedAt'])
    .where('payment_id', '=', paymentId)
    .execute()
}

/** False when this failure was already stored. */
export async function insertFailedRefund(
  db: Db,
  { refund, reference, paymentId, failedAt }: { refund: string; reference: string; paymentId: string; failedAt: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('failed_refunds')
    .values({ refund, reference, payment_id: paymentId, failed_at: failedAt, retried_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** False when no failed refund waits for a decision. */
export async function markAskedAgain(db: Db, paymentId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('failed_refunds')
    .set({ retried_at: now })
    .where('payment_id', '=', paymentId)
    .where('retried_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The payment was reported as refunded, but the refund failed. */
export async function reopenRefund(db: Db, paymentId: string, now: Date): Promise<void> {
  await db
    .updateTable('payments')
    .set({ state: 'DUPLICATE', settled_at: now, refunded_by: null })
    .where('id', '=', paymentId)
    .execute()
}
