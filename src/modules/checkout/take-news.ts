import type { Context } from '../../platform/context.ts'
import { inTransaction, joinTransaction } from '../../platform/db/in-transaction.ts'
import { addJobs, type NewJob } from '../../platform/jobs/add-job.ts'
import type { Bucket } from '../../platform/rate-limits/limits.ts'
import type { ShopFailure } from '../../shared/failures.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import { isSameMailbox, mailboxKey } from '../../shared/validation/email.ts'
import { lockOrder, moveOrder, type Order, type OrderJob, orderJob, shopOfOrder } from '../orders/index.ts'
import {
  isPendingMethod,
  type LockedPayments,
  lockPayments,
  orderIdOf,
  type SettledPayment,
  type SettlePayment,
  saveTransfer,
  settlePayment,
  type TransferAccount,
} from '../payments/index.ts'
import type { StorefrontContext } from '../storefronts/index.ts'
import { askForRefund } from './ask-for-refund.ts'
import { correctLimit } from './attempt-limits.ts'
import { findPlaced, type Placed } from './checkout.store.ts'
import type { CheckoutParts } from './checkout-parts.ts'
import { bookCapture, bookDuplicate, bookRefund, completePaidOrder } from './complete-paid-order.ts'
import { giveUpOrder } from './give-up-order.ts'
import { holdGiftcards, keepOrder } from './keep-order.ts'

export const SEND_TRANSFER_DETAILS = 'send-transfer-details'
/** Stock whose time is over this soon is kept anew before it is sold: clocks differ, and what is written takes its time. */
const SOON_MS = 10_000
/** Nobody has paid yet, and the address may be anybody's: it is not to be flooded. The page says the same. */
const TRANSFERS_PER_ADDRESS: Bucket = { name: 'transfer-mail', points: 5, seconds: 60 * 60 }

/** What anybody tells of one payment; `PENDING` is money that is on its way. */
export type News = Omit<SettlePayment, 'news' | 'isUnwanted'> & {
  news: SettlePayment['news'] | 'PENDING'
  /** Where the money is to be transferred to, of a pending payment. */
  transfer?: TransferAccount | undefined
}

/**
 * Where all news of payments end, whoever brings them: the returning shopper, the provider's event, the reconciler. Once, twice, late or in another
 * order, they do the same. `early` says that they cannot be placed yet and are to be told again later. Locks order, payment, gift cards, ledger.
 */
export function takeNews(ctx: Context, parts: CheckoutParts, told: News): Promise<'taken' | 'early'> {
  return joinTransaction(ctx, async (ctx) => {
    const { order, locked, placed } = await lockForNews(ctx, orderIdOf(told.reference))
    if (!order || locked.payments.every(({ reference }) => reference !== told.reference)) return 'early'
    const shop = shopOfOrder(ctx, parts, order)
    if (told.news === 'PENDING') {
      await awaitTransfer(shop, parts, { order, locked, placed, told })
      return 'taken'
    }
    const before = locked.payments.find(({ reference }) => reference === told.reference)
    const settled = await settle(shop, parts, { order, locked, placed, told: { ...told, news: told.news } })
    const ip = placed.checkout?.source
    if (before && ip) await correctLimit(shop, parts.limits, { before, after: settled.payment, ip })
    return settled.early ? 'early' : 'taken'
  })
}

type Settled = Result<SettledPayment, ShopFailure[]>

async function lockForNews({ db, clock }: Context, orderId: string) {
  const order = await lockOrder(db, orderId)
  const locked = await lockPayments(db, orderId)
  const placed = await findPlaced(db, orderId)
  const isKept = placed.checkout !== undefined && placed.checkout.keptUntil.getTime() - clock.now().getTime() > SOON_MS
  return { order, locked, placed: { ...placed, isKept } }
}

type Kept = Placed & {
  /** Its stock, still. */
  isKept: boolean
}
type Told = { order: Order; locked: LockedPayments; placed: Kept; told: SettlePayment }

async function settle(ctx: StorefrontContext, parts: CheckoutParts, about: Told): Promise<SettledPayment> {
  const { order, told } = about
  const kept = await keepNews(ctx, parts, about)
  if (kept.ok) return kept.value
  ctx.log.warn({ reference: told.reference, why: kept.failure }, 'a payment cannot be kept')
  const settled = await settlePayment(ctx, { ...told, isUnwanted: true })
  await giveBack(ctx, settled)
  // Its gift cards are spent elsewhere or its stock is sold, so it cannot be paid as it was placed.
  if (order.status === 'PENDING') await giveUpOrder(ctx, order, 'ERROR')
  return settled
}

/** Fails when the money came but the order cannot be completed with it; then nothing of this has happened. */
function keepNews(ctx: StorefrontContext, parts: CheckoutParts, about: Told): Promise<Settled> {
  const { order, placed } = about
  const keep = (ctx: StorefrontContext) => settleAndComplete(ctx, parts, about)
  // Only gift cards that were spent meanwhile, stock that is kept no more and an order that was given up can refuse; else there is nothing to undo alone.
  const isSure = order.status === 'PENDING' && placed.giftcards.length === 0 && placed.isKept
  return isSure ? keep(ctx) : inTransaction(ctx, keep)
}

async function settleAndComplete(
  ctx: StorefrontContext,
  parts: CheckoutParts,
  { order, locked, told, placed }: Told,
): Promise<Settled> {
  const settled = await settlePayment(ctx, told, locked)
  const { payment, changed } = settled
  if (!changed) return ok(settled)
  if (payment.state === 'DUPLICATE') await giveBack(ctx, settled)
  if (payment.state === 'REFUNDED') await bookRefund(ctx, payment)
  if (payment.state !== 'CAPTURED') return ok(settled)
  const ready = await makeReady(ctx, order, placed)
  if (!ready.ok) return ready
  await bookCapture(ctx, payment)
  await completePaidOrder(ctx, parts, { order: { ...order, status: 'PENDING' }, giftcards: placed.giftcards })
  return ok(settled)
}

/**
 * A hold or the stock's time may have run out while the shopper paid, or the order may have been given up because nobody paid: all are mended if they can
 * be. Of an order that was erased since, nobody knows who would get it.
 */
async function makeReady(
  ctx: StorefrontContext,
  order: Order,
  { checkout, giftcards, isKept }: Kept,
): Promise<Result<void, ShopFailure[]>> {
  if (order.status === 'PENDING') return isKept ? holdGiftcards(ctx, giftcards) : keepOrder(ctx, order, { giftcards })
  const canRevive = order.status === 'CANCELED' && !checkout?.discardedAt && order.billingAddress
  if (!canRevive) return fail([{ name: 'ORDER_NOT_PAYABLE' }])
  await moveOrder(ctx.db, { id: order.id, from: 'CANCELED', to: 'PENDING', now: ctx.clock.now() })
  return keepOrder(ctx, order, { giftcards })
}

/** Booked aside at once; a job asks the provider to pay it back. */
async function giveBack(ctx: Context, { payment, changed }: SettledPayment): Promise<void> {
  if (!changed) return
  await bookDuplicate(ctx, payment)
  await askForRefund(ctx.db, payment.reference)
}

/** Only a transfer takes days; of any other method the outcome is moments away. */
async function awaitTransfer(
  ctx: StorefrontContext,
  parts: CheckoutParts,
  { order, locked, placed: { checkout, giftcards }, told: { reference, transfer } }: Omit<Told, 'told'> & { told: News },
): Promise<void> {
  const payment = locked.payments.find((one) => one.reference === reference)
  const isAwaited = order.status === 'PENDING' && payment?.state === 'NEW' && isPendingMethod(payment.method)
  if (!isAwaited) return
  if (transfer) await saveTransfer(ctx.db, payment.id, transfer)
  const wasKept = checkout?.awaitsTransfer ?? false
  const kept = wasKept ? ok(undefined) : await keepOrder(ctx, order, { giftcards, awaits: 'TRANSFER' })
  if (!kept.ok) return ctx.log.warn({ orderId: order.id, why: kept.failure }, 'not everything can be kept for a transfer')
  // Told again, it is the same account: the buyer gets one mail.
  const isNew = !wasKept || !payment.transfer
  if (isNew && (transfer ?? payment.transfer)) await mailTransfer(ctx, parts, order)
}

/** The fields of the billing address that a mail about a transfer goes to. */
export type TransferRecipient = 'email' | 'invoiceEmail'

/** Counted once a mail, not once a try: a mail server that is away must not use up what is allowed. Each address has a limit of its own. */
export async function mailTransfer(ctx: StorefrontContext, { limits }: CheckoutParts, order: Order): Promise<void> {
  const recipients = listTransferRecipients(order)
  const limited: TransferRecipient[] = []
  for (const { field, address } of recipients) {
    const allowed = await limits.consume(ctx, TRANSFERS_PER_ADDRESS, mailboxKey(address))
    // What cannot be counted is sent: the buyer could not pay without it.
    if (!allowed.ok && allowed.failure.name === 'RATE_LIMITED') limited.push(field)
  }
  if (limited.length < recipients.length) await addJobs(ctx.db, [transferJob(order.id, limited)])
}

export type TransferJob = OrderJob & { except?: readonly TransferRecipient[] }

export function transferJob(orderId: string, except: readonly TransferRecipient[] = []): NewJob<TransferJob> {
  const job = orderJob(SEND_TRANSFER_DETAILS, orderId)
  return except.length === 0 ? job : { ...job, payload: { ...job.payload, except } }
}

/** Who is told how to pay: the buyer, and with a pro forma invoice the company's bookkeeping. */
export function listTransferRecipients({ billingAddress, paymentMethod }: Order) {
  const { email = '', invoiceEmail = '' } = billingAddress ?? {}
  const isOther = paymentMethod === 'invoice' && !isSameMailbox(email, invoiceEmail)
  const recipients: { field: TransferRecipient; address: string }[] = [
    { field: 'email', address: email },
    { field: 'invoiceEmail', address: isOther ? invoiceEmail : '' },
  ]
  return recipients.filter(({ address }) => address !== '')
}
