import type { Db } from '../../platform/context.ts'

/** Known by the event that tells it as done, or by its own if it was refused at once; `reference` is what it was asked with. */
export type FailedRefund = { refund: string; reference: string; askedAgainAt: Date | null }

/** The failed refunds of one payment, whose order the caller has locked if it decides by them. */
export async function listFailedRefunds(db: Db, paymentId: string): Promise<FailedRefund[]> {
  return db
    .selectFrom('failed_refunds')
    .select(['refund', 'reference', 'asked_again_at as askedAgainAt'])
    .where('payment_id', '=', paymentId)
    .execute()
}

/** False when it was told before. */
export async function insertFailedRefund(
  db: Db,
  { refund, reference, paymentId, failedAt }: { refund: string; reference: string; paymentId: string; failedAt: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('failed_refunds')
    .values({ refund, reference, payment_id: paymentId, failed_at: failedAt, asked_again_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** False when none waits for that. */
export async function markAskedAgain(db: Db, paymentId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('failed_refunds')
    .set({ asked_again_at: now })
    .where('payment_id', '=', paymentId)
    .where('asked_again_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** A payment that was reported as refunded, and was not after all. */
export async function reopenRefund(db: Db, paymentId: string, now: Date): Promise<void> {
  await db
    .updateTable('payments')
    .set({ state: 'DUPLICATE', settled_at: now, refunded_by: null })
    .where('id', '=', paymentId)
    .execute()
}
