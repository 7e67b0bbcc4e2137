import type { Context } from '../../../platform/context.ts'
import { joinTransaction } from '../../../platform/db/in-transaction.ts'
import { postLedger } from '../../giftcards/index.ts'
import { findInvoiceByName } from '../../orders/index.ts'
import { listPayments, type Payment, readReturnedOfPayment } from '../../payments/index.ts'
import { lockWithOrder } from '../lock-with-order.ts'
import { blockCards, saveReturn } from '../take-return.ts'
import { markPaid } from './invoice-debts.store.ts'

/** One of our people saw the money of an invoice on our account. False when nothing is owed under that name. */
export function receiveInvoice(ctx: Context, name: string): Promise<boolean> {
  return withOwed(ctx, name, async (ctx, payment) => {
    const { id, reference, amount } = payment
    if (!(await markPaid(ctx.db, id, ctx.clock.now()))) return false
    // Nobody counted on it any more.
    const lostMinor = await readReturnedOfPayment(ctx.db, id)
    if (lostMinor > 0)
      await saveReturn(ctx, payment, { eventId: `invoice-found ${reference}`, minor: -lostMinor, neverCame: true })
    const { currency, minor } = amount
    const entries = [
      { account: `bank:${currency}`, minor: -minor },
      { account: `invoice:${currency}`, minor },
    ] as const
    await postLedger(ctx.db, { key: `invoice-paid ${reference}`, kind: 'invoice-paid', reference, currency, entries })
    return true
  })
}

/** The money will not come: what was bought with it can be spent no more. The buyer owes it still, and buys nothing else on invoice. */
export function loseInvoice(ctx: Context, name: string): Promise<boolean> {
  return withOwed(ctx, name, async (ctx, payment) => {
    const { reference, amount } = payment
    if ((await blockCards(ctx, payment.orderId)) === 'early') return false
    return saveReturn(ctx, payment, { eventId: `invoice-lost ${reference}`, minor: amount.minor, neverCame: true })
  })
}

function withOwed(ctx: Context, name: string, act: (ctx: Context, payment: Payment) => Promise<boolean>): Promise<boolean> {
  return joinTransaction(ctx, async (ctx) => {
    const invoice = await findInvoiceByName(ctx.db, name)
    const payments = invoice ? await listPayments(ctx.db, invoice.orderId) : []
    const owed = payments.find(({ provider, state }) => provider === 'invoice' && state === 'CAPTURED')
    const locked = owed && (await lockWithOrder(ctx, owed))
    return locked ? act(ctx, locked) : false
  })
}
