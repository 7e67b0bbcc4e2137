import { type Selectable, sql } from 'kysely'
import type { DB } from '../../generated/db.ts'
import type { Db } from '../../platform/context.ts'
import { batch } from '../../platform/db/batch.ts'
import { literal } from '../../platform/db/typed-sql.ts'
import type { Payment, PaymentMethodId, TransferAccount } from './payment.ts'
import type { StartedPayment } from './provider.ts'

/** The payments of one order, oldest first. */
function selectOfOrder(db: Db, orderId: string) {
  return db.selectFrom('payments').selectAll().where('order_id', '=', orderId).orderBy('attempt')
}

export async function listPayments(db: Db, orderId: string): Promise<Payment[]> {
  return (await selectOfOrder(db, orderId).execute()).map(toPayment)
}

/** All payments of an order, and whether one of them has paid it. `isPaid` is read after locking, because another attempt may have been added and captured in the meantime. */
export type LockedPayments = { payments: Payment[]; isPaid: boolean }

/** Locks all payments of an order. Called inside a transaction. */
export async function lockPayments(db: Db, orderId: string): Promise<LockedPayments> {
  const [locked, captured] = await batch(db, [selectOfOrder(db, orderId).forUpdate(), selectCaptured(db, orderId)])
  return { payments: locked.rows.map(toPayment), isPaid: captured.rows.length > 0 }
}

function selectCaptured(db: Db, orderId: string) {
  return db
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', '=', literal('CAPTURED'))
    .where('provider', '<>', literal('giftcard'))
}

export type PaymentKey = { reference: string } | { pspReference: string } | { sessionId: string }

export async function findPayment(db: Db, key: PaymentKey): Promise<Payment | undefined> {
  const row = await selectByKey(db, key).executeTakeFirst()
  return row && toPayment(row)
}

/** Lock the order first: every transaction locks in the order order, payment, ledger. */
export async function lockPayment(db: Db, key: PaymentKey): Promise<Payment | undefined> {
  const row = await selectByKey(db, key).forUpdate().executeTakeFirst()
  return row && toPayment(row)
}

function selectByKey(db: Db, key: PaymentKey) {
  const payments = db.selectFrom('payments').selectAll()
  if ('reference' in key) return payments.where('reference', '=', key.reference)
  if ('pspReference' in key) return payments.where('psp_reference', '=', key.pspReference)
  return payments.where('session_id', '=', key.sessionId)
}

/**
 * Open payments that were started before that instant, for the reconciler. Payments that it asked about least recently come first, so that a payment
 * without an answer does not block others. The provider needs the session's result to answer, and has no outcome of a transfer until the money has
 * come.
 */
export async function listOpenPayments(db: Db, { before, limit = 100 }: { before: Date; limit?: number }): Promise<Payment[]> {
  const rows = await db
    .selectFrom('payments')
    .selectAll()
    .where('state', '=', literal('NEW'))
    .where('created_at', '<', before)
    .where('session_result', 'is not', null)
    .where('transfer', 'is', null)
    .orderBy('checked_at', (order) => order.asc().nullsFirst())
    .orderBy('created_at')
    .limit(limit)
    .execute()
  return rows.map(toPayment)
}

/** Duplicate captures without any returned money, oldest first. */
export async function listUnrefundedDuplicates(db: Db, limit = 100): Promise<Payment[]> {
  const rows = await db
    .selectFrom('payments')
    .selectAll()
    .where('state', '=', 'DUPLICATE')
    .where(({ eb, fn, selectFrom }) =>
      eb(
        selectFrom('payment_returns')
          .select(fn.coalesce(fn.sum('amount_minor'), eb.lit(0)).as('minor'))
          .whereRef('payment_id', '=', 'payments.id'),
        '=',
        0,
      ),
    )
    .orderBy('settled_at')
    .limit(limit)
    .execute()
  return rows.map(toPayment)
}

const UNSETTLED = {
  state: 'NEW',
  ...{ reason: undefined, sessionId: undefined, sessionResult: undefined, redirectUrl: undefined, sessionExpiresAt: undefined },
  ...{ pspReference: undefined, transfer: undefined, settledAt: undefined, refundedBy: undefined },
} as const satisfies Partial<Payment>

/** `capturedAt` is set when the money has already come. */
type NewPayment = Omit<Payment, keyof typeof UNSETTLED> & { capturedAt?: Date }

export async function insertPayment(db: Db, { capturedAt, ...payment }: NewPayment): Promise<Payment> {
  const settlement = capturedAt ? ({ state: 'CAPTURED', settledAt: capturedAt } as const) : UNSETTLED
  await db
    .insertInto('payments')
    .values({
      id: payment.id,
      order_id: payment.orderId,
      attempt: payment.attempt,
      reference: payment.reference,
      provider: payment.provider,
      method: payment.method,
      amount_minor: BigInt(payment.amount.minor),
      currency: payment.amount.currency,
      created_at: payment.createdAt,
      state: settlement.state,
      settled_at: settlement.settledAt ?? null,
    })
    .execute()
  return { ...payment, ...UNSETTLED, ...settlement }
}

/** The caller has locked the payment. */
export async function saveSettlement(db: Db, settled: Payment): Promise<Payment> {
  const { id, state, reason, amount, pspReference, settledAt, refundedBy } = settled
  await db
    .updateTable('payments')
    .set({
      ...{ state, reason: reason ?? null, amount_minor: BigInt(amount.minor), currency: amount.currency },
      ...{ psp_reference: pspReference ?? null, settled_at: settledAt ?? null, refunded_by: refundedBy ?? null },
    })
    .where('id', '=', id)
    .execute()
  return settled
}

/** Stores the page on which the shopper pays. */
export async function saveSession(db: Db, id: string, session: StartedPayment): Promise<void> {
  await db
    .updateTable('payments')
    .set({ session_id: session.sessionId, redirect_url: session.redirectUrl, session_expires_at: session.expiresAt })
    .where('id', '=', id)
    .execute()
}

/** Stores the result that the shopper brought back from the provider's page; false when no payment has that session. */
export async function saveSessionResult(db: Db, session: { sessionId: string; sessionResult: string }): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payments')
    .set({ session_result: session.sessionResult })
    .where('session_id', '=', session.sessionId)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Stores when the reconciler asked about it last. */
export async function savePaymentChecked(db: Db, id: string, checkedAt: Date): Promise<void> {
  await db.updateTable('payments').set({ checked_at: checkedAt }).where('id', '=', id).execute()
}

export async function saveTransfer(db: Db, id: string, transfer: TransferAccount): Promise<void> {
  await db.updateTable('payments').set({ transfer }).where('id', '=', id).execute()
}

/** The buyer's bank disputes the payment: the money may be taken back. */
export async function saveDispute(db: Db, id: string, disputedAt: Date): Promise<void> {
  await db.updateTable('payments').set({ disputed_at: disputedAt }).where('id', '=', id).execute()
}

/** Staff have examined the dispute. */
export async function liftDispute(db: Db, orderId: string, now: Date): Promise<void> {
  await db
    .updateTable('payments')
    .set({ dispute_lifted_at: now })
    .where('order_id', '=', orderId)
    .where('is_disputed', '=', true)
    .execute()
}

/** Staff accept the loss of the money returned so far. */
export async function acceptReturns(db: Db, orderId: string): Promise<void> {
  await sql`
    update payments p
    set returns_accepted_minor = greatest(0, (select sum(r.amount_minor) from payment_returns r where r.payment_id = p.id))
    where p.order_id = ${orderId} and p.state = 'CAPTURED'`.execute(db)
}

/** Whether an order's payment is disputed and staff have not examined it yet. */
export async function hasDispute(db: Db, orderId: string): Promise<boolean> {
  return (await selectCaptured(db, orderId).where('is_disputed', '=', true).execute()).length > 0
}

export type PaymentReturn = { eventId: string; paymentId: string; amountMinor: number; neverArrived: boolean; returnedAt: Date }

/** Records money that was returned, or came back; false when it was already recorded. */
export async function insertReturn(db: Db, update: PaymentReturn): Promise<boolean> {
  const { eventId, paymentId, amountMinor, neverArrived, returnedAt } = update
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('payment_returns')
    .values({
      ...{ event_id: eventId, payment_id: paymentId, amount_minor: BigInt(amountMinor) },
      ...{ never_arrived: neverArrived, returned_at: returnedAt },
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** The amount of one payment that was taken back or never came, minus what came back. */
export async function readReturnedOfPayment(db: Db, paymentId: string): Promise<number> {
  const { minor } = await sumReturns(db, paymentId).executeTakeFirstOrThrow()
  return Number(minor ?? 0)
}

/** The part of it that never came. */
export async function readNeverArrived(db: Db, paymentId: string): Promise<number> {
  const { minor } = await sumReturns(db, paymentId).where('never_arrived', '=', true).executeTakeFirstOrThrow()
  return Number(minor ?? 0)
}

function sumReturns(db: Db, paymentId: string) {
  return db
    .selectFrom('payment_returns')
    .select(({ fn }) => fn.sum<bigint | null>('amount_minor').as('minor'))
    .where('payment_id', '=', paymentId)
}

/** Whether more of an order's money was taken back, and did not come back, than staff have accepted. */
export async function isMoneyReturned(db: Db, orderId: string): Promise<boolean> {
  const payment = await db
    .selectFrom('payments as p')
    .innerJoin('payment_returns as r', 'r.payment_id', 'p.id')
    .select('p.id')
    .where('p.order_id', '=', orderId)
    .where('p.state', '=', 'CAPTURED')
    .groupBy('p.id')
    .having((eb) => eb(eb.fn.sum('r.amount_minor'), '>', eb.ref('p.returns_accepted_minor')))
    .executeTakeFirst()
  return payment !== undefined
}

export async function hasReturn(db: Db, eventId: string): Promise<boolean> {
  const found = db.selectFrom('payment_returns').select('event_id').where('event_id', '=', eventId)
  return (await found.executeTakeFirst()) !== undefined
}

function toPayment(row: Selectable<DB['payments']>): Payment {
  return {
    id: row.id,
    orderId: row.order_id,
    attempt: row.attempt,
    reference: row.reference,
    provider: row.provider,
    method: row.method as PaymentMethodId,
    amount: { currency: row.currency, minor: Number(row.amount_minor) },
    state: row.state,
    reason: row.reason ?? undefined,
    sessionId: row.session_id ?? undefined,
    sessionResult: row.session_result ?? undefined,
    redirectUrl: row.redirect_url ?? undefined,
    sessionExpiresAt: row.session_expires_at ?? undefined,
    pspReference: row.psp_reference ?? undefined,
    transfer: (row.transfer as TransferAccount | null) ?? undefined,
    createdAt: row.created_at,
    settledAt: row.settled_at ?? undefined,
    refundedBy: row.refunded_by ?? undefined,
  }
}
