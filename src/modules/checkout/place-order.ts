import type { PlaceOrderInput } from '../../generated/resolvers.ts'
import type { ShopFailure } from '../../shared/failures.ts'
import { formatMoney, type Money, toApiMoney, toMinor } from '../../shared/money.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import type { ShopContext } from '../accounts/index.ts'
import { freezeOrder, listObstacles, lockCart, ownerOf, type PricedOrder, priceOrder } from '../orders/index.ts'
import { localeOf } from '../storefronts/index.ts'
import { listGiftcards, type OrderGiftcard, saveGiftcardAmounts } from './checkout.store.ts'
import type { CheckoutParts } from './checkout-parts.ts'
import type { OpenedPayment } from './open-payment-page.ts'
import { type Prepared, placeAndPay } from './place-and-pay.ts'
import { readCartPayment } from './read-cart-payment.ts'

type Placing = { input: PlaceOrderInput; idempotencyKey: string }

/** Places the cart and starts its payment. */
export async function placeOrder(
  ctx: ShopContext,
  parts: CheckoutParts,
  { input, idempotencyKey }: Placing,
): Promise<Result<OpenedPayment, ShopFailure[]>> {
  if (!input.acceptTerms) return fail([{ name: 'TERMS_REQUIRED', parameter: 'acceptTerms' }])
  const scope = `place-order ${ownerName(ctx)}`
  return placeAndPay(ctx, parts, { scope, idempotencyKey, input, prepare: (ctx) => placeCart(ctx, input) })
}

/** A key belongs to its owner, so nobody gets the answer of another person by guessing it. */
function ownerName(ctx: ShopContext): string {
  const { userId, tokenHash } = ownerOf(ctx)
  return userId ?? tokenHash?.toString('base64url') ?? 'nobody'
}

async function placeCart(ctx: ShopContext, input: PlaceOrderInput): Promise<Result<Prepared, ShopFailure[]>> {
  const cart = await lockCart(ctx)
  if (!cart) return fail([{ name: 'CART_UNKNOWN' }])
  const priced = await priceOrder(ctx, cart)
  const obstacles = await listObstacles(ctx, priced)
  if (obstacles.length > 0) return fail(obstacles)
  const total = checkTotal(ctx, priced, input.expectedTotal)
  if (!total.ok) return total
  const giftcards = await saveCardParts(ctx, priced, input.expectedToPay)
  if (!giftcards.ok) return giftcards
  const { paymentMethod: chosen, newsletter } = input
  const order = await freezeOrder(ctx, priced, { paymentMethod: chosen ?? 'giftcard', newsletter: newsletter ?? false })
  return ok({ order, giftcards: giftcards.value })
}

function checkTotal(ctx: ShopContext, { order, totals }: PricedOrder, expected: number): Result<void, ShopFailure[]> {
  const { totalMinor } = totals
  if (totalMinor === 0) return fail([{ name: 'CART_EMPTY' }])
  return checkShown(ctx, { currency: order.currency, minor: totalMinor }, { expected, parameter: 'expectedTotal' })
}

/** Refuses an order whose total differs from the total that the shopper saw. */
export function checkShown(
  ctx: ShopContext,
  money: Money,
  { expected, parameter }: { expected: number | null | undefined; parameter: string },
): Result<void, ShopFailure[]> {
  if (typeof expected !== 'number' || toMinor(expected, money.currency) === money.minor) return ok(undefined)
  const total = formatMoney(toApiMoney(money), localeOf(ctx))
  return fail([{ name: 'TOTAL_CHANGED', parameter, values: { total } }])
}

/** Stores each gift card's part. The order is refused if a card cannot pay the amount that the shopper saw. */
async function saveCardParts(
  ctx: ShopContext,
  priced: PricedOrder,
  expected: number | null | undefined,
): Promise<Result<OrderGiftcard[], ShopFailure[]>> {
  const { giftcards, toPay } = await readCartPayment(ctx, priced)
  const failures = giftcards.flatMap(({ id, title, failure }) =>
    failure ? [{ name: failure, parameter: `giftcards.${id}`, values: { brand: title } }] : [],
  )
  if (failures.length > 0) return fail(failures)
  const left = checkShown(ctx, toPay, { expected, parameter: 'expectedToPay' })
  if (!left.ok) return left
  await saveGiftcardAmounts(
    ctx.db,
    giftcards.map(({ id, amount }) => ({ id, minor: amount.minor })),
  )
  return ok(giftcards.length > 0 ? await listGiftcards(ctx.db, priced.order.id) : [])
}
