import type { Context, Db } from '#platform/context.ts'
import { joinTransaction } from '#platform/db/in-transaction.ts'
import type { Money } from '#shared/money.ts'
import { postLedger } from '../../giftcards/index.ts'
import { findInvoiceByName } from '../../orders/index.ts'
import { listPayments, type Payment, readReturnedOfPayment } from '../../payments/index.ts'
import { lockWithOrder } from '../lock-with-order.ts'
import { blockCards, saveReturn } from '../record-returned-money.ts'
import { isPaid, markPaid } from './invoice-debts.store.ts'

/** Staff saw the money of an invoice in our bank account. False when no unpaid invoice has this name. */
export function recordInvoicePayment(ctx: Context, name: string): Promise<boolean> {
  return withUnpaidInvoice(ctx, name, async (ctx, payment) => {
    const { id, reference, amount } = payment
    if (!(await markPaid(ctx.db, id, ctx.clock.now()))) return false
    // The money was already written off.
    const writtenOffMinor = await readReturnedOfPayment(ctx.db, id)
    if (writtenOffMinor > 0)
      await saveReturn(ctx, payment, { eventId: `invoice-found ${reference}`, minor: -writtenOffMinor, neverArrived: true })
    const { currency, minor } = amount
    const entries = [
      { account: `bank:${currency}`, minor: -minor },
      { account: `invoice:${currency}`, minor },
    ] as const
    await postLedger(ctx.db, { key: `invoice-paid ${reference}`, kind: 'invoice-paid', reference, currency, entries })
    return true
  })
}

/** The money will not come: everything bought with it is blocked, and the company's debt remains. False when no unpaid invoice has this name. */
export function writeOffInvoice(ctx: Context, name: string): Promise<boolean> {
  return withUnpaidInvoice(ctx, name, async (ctx, payment) => {
    const { id, reference, amount } = payment
    if (await isPaid(ctx.db, id)) return false
    if ((await blockCards(ctx, payment.orderId)) === 'early') return false
    return saveReturn(ctx, payment, { eventId: `invoice-lost ${reference}`, minor: amount.minor, neverArrived: true })
  })
}

/** The amount due of an invoice on credit; undefined when there is no such invoice. */
export async function findAmountDue({ db }: Context, name: string): Promise<Money | undefined> {
  return (await findUnpaidInvoice(db, name))?.amount
}

async function findUnpaidInvoice(db: Db, name: string): Promise<Payment | undefined> {
  const invoice = await findInvoiceByName(db, name)
  const payments = invoice ? await listPayments(db, invoice.orderId) : []
  return payments.find(({ provider, state }) => provider === 'invoice' && state === 'CAPTURED')
}

function withUnpaidInvoice(
  ctx: Context,
  name: string,
  change: (ctx: Context, payment: Payment) => Promise<boolean>,
): Promise<boolean> {
  return joinTransaction(ctx, async (ctx) => {
    const unpaid = await findUnpaidInvoice(ctx.db, name)
    const locked = unpaid && (await lockWithOrder(ctx, unpaid))
    return locked ? change(ctx, locked) : false
  })
}
