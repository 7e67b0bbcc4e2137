import type { SourceBucket } from '#platform/rate-limits/source-counters.ts'
import type { ShopFailure } from '#shared/failures.ts'
import type { Money } from '#shared/money.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import type { ShopContext } from '../../accounts/index.ts'
import { type Order, saveBillingAddress } from '../../orders/index.ts'
import { settlePayment, startAttempt } from '../../payments/index.ts'
import { shopDay } from '../../storefronts/index.ts'
import { toPaymentFailure } from '../attempt-limits.ts'
import type { OrderGiftcard } from '../checkout.store.ts'
import type { CheckoutParts } from '../checkout-parts.ts'
import { bookCapture, completePaidOrder } from '../complete-paid-order.ts'
import { extendReservation } from '../extend-reservation.ts'
import { queueTransferMail } from '../transfer-mails.ts'
import type { PayerHashes } from '../unpaid-orders.ts'
import type { ApprovedCompany } from './approved-companies.store.ts'
import { countCredit, findOwnCompany, reserveCredit } from './credit.ts'
import { insertDebt } from './invoice-debts.store.ts'
import { listInvoiceFailures } from './invoice-demands.ts'

type Paying = {
  order: Order
  giftcards: readonly OrderGiftcard[]
  /** The amount that gift cards do not pay. */
  amount: Money
  payer: PayerHashes
}
type AttemptAnswer = { orderId: string; reference: string }

/** An approved company gets its cards now and pays later. Other buyers get a pro forma invoice, and their cards after payment. The caller holds the order's lock. */
export async function payByInvoice(
  ctx: ShopContext,
  parts: CheckoutParts,
  paying: Paying,
): Promise<Result<AttemptAnswer, ShopFailure[]>> {
  const { order, giftcards, amount } = paying
  const company = await findOwnCompany(ctx, order.billingAddress)
  const failures = listInvoiceFailures(order, company)
  if (failures.length > 0) return fail(failures)
  if (company && (await reserveCredit(ctx, company, amount))) return sendOnCredit(ctx, parts, { ...paying, company })
  // The gift cards would be held for weeks, and their remaining balance could not be spent.
  if (giftcards.length > 0) return fail([{ name: 'INVOICE_WITH_GIFTCARDS', parameter: 'paymentMethod' }])
  return awaitMoney(ctx, parts, paying)
}

async function sendOnCredit(
  ctx: ShopContext,
  parts: CheckoutParts,
  { order, giftcards, amount, company }: Paying & { company: ApprovedCompany },
): Promise<Result<AttemptAnswer, ShopFailure[]>> {
  const reserved = await extendReservation(ctx, order, { giftcards })
  if (!reserved.ok) return reserved
  // The invoice goes to the approved company, not to the company that the buyer typed.
  const billingAddress = { ...order.billingAddress, companyName: company.name, invoiceEmail: company.invoiceEmail }
  await saveBillingAddress(ctx.db, order.id, { address: billingAddress, customerType: order.customerType })
  const attempt = await startAttempt(ctx, { orderId: order.id, provider: 'invoice', method: 'invoice', amount })
  await insertDebt(ctx.db, { paymentId: attempt.id, companyId: company.id, givenOn: shopDay(ctx) })
  const { payment } = await settlePayment(ctx, { reference: attempt.reference, outcome: 'CAPTURED' })
  await bookCapture(ctx, payment)
  await completePaidOrder(ctx, parts, { order: { ...order, billingAddress }, giftcards })
  countCredit(order.storefront, amount)
  return ok({ orderId: order.id, reference: attempt.reference })
}

/** Each sends a mail to the typed address before anything is paid. */
const PRO_FORMAS_PER_SOURCE: SourceBucket = { name: 'pro-formas-source', points: 10, seconds: 60 * 60 }

async function awaitMoney(
  ctx: ShopContext,
  parts: CheckoutParts,
  { order, amount, payer }: Paying,
): Promise<Result<AttemptAnswer, ShopFailure[]>> {
  const attempt = await startAttempt(ctx, { orderId: order.id, provider: 'bank', method: 'invoice', amount })
  const started = ok({ orderId: order.id, reference: attempt.reference })
  if (!attempt.isNew) return started
  const allowed = await parts.limits.consumeBySource(ctx, PRO_FORMAS_PER_SOURCE)
  if (!allowed.ok) return fail([toPaymentFailure(allowed.failure)])
  const reserved = await extendReservation(ctx, order, { giftcards: [], awaits: 'INVOICE', payer })
  if (!reserved.ok) return reserved
  await queueTransferMail(ctx, parts, order)
  return started
}
