import { isAnswered, once } from '../../platform/idempotency/once.ts'
import { withoutDay } from '../../platform/rate-limits/source-counters.ts'
import type { ShopFailure } from '../../shared/failures.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import type { ShopContext } from '../accounts/index.ts'
import type { Hold } from '../giftcards/index.ts'
import type { Order } from '../orders/index.ts'
import type { OrderGiftcard } from './checkout.store.ts'
import type { CheckoutParts } from './checkout-parts.ts'
import { type OpenedPayment, openPaymentPage } from './open-payment-page.ts'
import { type StartedAttempt, startPaymentAttempt, toAttemptAnswer } from './start-payment-attempt.ts'
import { checkUnpaid, hashPayer, inSourceTurn, ORDERS_PER_SOURCE } from './unpaid-orders.ts'

/** A placed order with frozen prices, and the amount that each gift card pays. */
export type Prepared = {
  order: Order
  giftcards: readonly OrderGiftcard[]
  /** The order's open holds, when their cards are already locked. */
  held?: readonly Hold[] | undefined
}

type Placing = {
  /** The owner and the operation: nobody gets the answer of another person by guessing a key. */
  scope: string
  idempotencyKey: string
  input: { paymentMethod?: string | null; issuer?: string | null }
  /** Locks, checks and freezes the order. */
  prepare: (ctx: ShopContext) => Promise<Result<Prepared, ShopFailure[]>>
}

/** The provider's id of a bank. */
const ISSUER = /^[\w.-]{1,50}$/

/** Everything that can be refused is checked in one transaction under the caller's idempotency key. The provider is asked afterwards. */
export async function placeAndPay(
  ctx: ShopContext,
  parts: CheckoutParts,
  { scope, idempotencyKey, input, prepare }: Placing,
): Promise<Result<OpenedPayment, ShopFailure[]>> {
  const issuer = checkIssuer(input.issuer)
  if (!issuer.ok) return issuer
  const request = { scope, key: idempotencyKey, body: input, toAnswer: toAttemptAnswer }
  // Checked before a database connection is taken. A repeated request gets its first answer even over the limit.
  const mayPlace = await parts.limits.consumeBySource(ctx, withoutDay(ORDERS_PER_SOURCE))
  if (!mayPlace.ok && !(await isAnswered(ctx, request))) return fail([mayPlace.failure])
  const chosen = input.paymentMethod
  const placed = await inSourceTurn(ctx, () => once(ctx, request, (ctx) => placePrepared(ctx, parts, { prepare, chosen })))
  return placed.ok ? ok(await openPaymentPage(ctx, parts, { started: placed.value, issuer: input.issuer })) : placed
}

export function checkIssuer(issuer: string | null | undefined): Result<void, ShopFailure[]> {
  return !issuer || ISSUER.test(issuer) ? ok(undefined) : fail([{ name: 'PAYMENT_METHOD_UNKNOWN', parameter: 'issuer' }])
}

async function placePrepared(
  ctx: ShopContext,
  parts: CheckoutParts,
  { prepare, chosen }: Pick<Placing, 'prepare'> & { chosen: string | null | undefined },
): Promise<Result<StartedAttempt, ShopFailure[]>> {
  const payer = hashPayer(ctx, parts)
  // Without a payment method, gift cards must pay everything.
  const allowed = chosen ? await checkUnpaid(ctx, payer) : ok(undefined)
  const prepared = await prepare(ctx)
  if (!prepared.ok) return prepared
  if (!allowed.ok) return allowed
  // Only orders that can be placed count against the storefront's daily limit; otherwise invalid requests could close the shop.
  const today = await parts.limits.consumeDay(ctx, ORDERS_PER_SOURCE)
  if (!today.ok) return fail([today.failure])
  return startPaymentAttempt(ctx, parts, { ...prepared.value, chosen, payer, isFirst: true })
}
