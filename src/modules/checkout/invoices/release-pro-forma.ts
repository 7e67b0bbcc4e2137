import type { Context } from '#platform/context.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { formatExactMoney, type Money, toApiMoney, toMinor } from '#shared/money.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import {
  findInvoice,
  findOrderByNumber,
  invoiceName,
  lockOrder,
  type Order,
  orderNumberOf,
  shopOfOrder,
} from '../../orders/index.ts'
import { listPayments, type Payment, settlePayment } from '../../payments/index.ts'
import { findCheckout } from '../checkout.store.ts'
import type { CheckoutParts } from '../checkout-parts.ts'
import { bookCapture, completePaidOrder } from '../complete-paid-order.ts'
import { extendReservation } from '../extend-reservation.ts'

/** `amount` is the amount that staff saw, in the currency's main unit. */
type Arrived = { reference: string; amount?: number | undefined }

/**
 * Staff saw the money of a pro forma invoice in our bank account. The order is paid, and continues like any paid order. Success and failure are
 * messages for staff; a failure says what to do with the money.
 */
export function releaseProForma(
  ctx: Context,
  parts: CheckoutParts,
  { reference, amount }: Arrived,
): Promise<Result<string, string>> {
  return inTransaction(ctx, async (ctx) => {
    const number = orderNumberOf(reference)
    const found = number === undefined ? undefined : await findOrderByNumber(ctx.db, number)
    const order = found && (await lockOrder(ctx.db, found.id))
    const payments = order ? await listPayments(ctx.db, order.id) : []
    const payment = payments.findLast(({ provider }) => provider === 'bank')
    if (!order || !payment) return fail(`There is no pro forma invoice ${reference}.`)
    if (order.status !== 'PENDING') return fail(await explainClosed(ctx, order, payments))
    const due = write(payment.amount)
    if (amount !== undefined && !isSame(amount, payment.amount)) return fail(explainAmount(reference, { amount, payment }))
    const shop = shopOfOrder(ctx, parts, order)
    const reserved = await extendReservation(shop, order, { giftcards: [] })
    if (!reserved.ok)
      return fail(`Not all of order ${order.number} can be sent any more: send ${due} back to the account it came from.`)
    const settled = await settlePayment(ctx, { reference: payment.reference, outcome: 'CAPTURED' })
    await bookCapture(ctx, settled.payment)
    await completePaidOrder(shop, parts, { order, giftcards: [] })
    return ok(`Order ${order.number} is paid with ${due}, and is sent now.`)
  })
}

/** Explains why an order cannot be paid any more, and what staff should do with money that came for it. */
async function explainClosed({ db }: Context, { id, number, status }: Order, payments: readonly Payment[]): Promise<string> {
  if (status === 'COMPLETED') {
    const paid = payments.find(({ state, provider }) => state === 'CAPTURED' && provider !== 'giftcard')
    const invoice = await findInvoice(db, id)
    if (paid?.provider === 'invoice' && invoice)
      return `Order ${number} was sent on credit: say --paid ${invoiceName(invoice)} if this is the money of its invoice.`
    const way = paid?.provider === 'bank' ? 'said to be paid' : 'paid in another way'
    return `Order ${number} was ${way} before: if money came a second time, send it back to the account it came from.`
  }
  const why = (await findCheckout(db, id))?.discardedAt ? 'was cancelled by its buyer' : 'has expired'
  return `Order ${number} ${why}, and nothing is kept for it any more: send the money back to the account it came from, and ask the buyer to order again.`
}

function explainAmount(reference: string, { amount, payment }: { amount: number; payment: Payment }): string {
  const due = write(payment.amount)
  const isLess = toMinor(amount, payment.amount.currency) < payment.amount.minor
  return isLess
    ? `${reference} asks for ${due}, and less came: nothing is sent. Ask the buyer for the rest, and say --paid when all of it is there; or send it back.`
    : `${reference} asks for ${due}, and more came: nothing is sent yet. Send the rest back to the account it came from, and say --paid with ${due}.`
}

const isSame = (amount: number, money: Money) => toMinor(amount, money.currency) === money.minor
const write = (money: Money) => formatExactMoney(toApiMoney(money), 'en')
