import type { PlaceRedeemOrderInput } from '../../generated/resolvers.ts'
import type { Bucket } from '../../platform/rate-limits/limits.ts'
import type { ShopFailure } from '../../shared/failures.ts'
import { toApiMoney } from '../../shared/money.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import type { ShopContext } from '../accounts/index.ts'
import {
  type CheckoutParts,
  checkShown,
  listGiftcards,
  type OpenedPayment,
  type Prepared,
  placeAndPay,
  saveGiftcardAmounts,
} from '../checkout/index.ts'
import { type Hold, releaseHolds } from '../giftcards/index.ts'
import {
  checkCardValue,
  freezeOrder,
  giveOrderToCustomer,
  listLimitFailures,
  type Order,
  type PricedOrder,
  priceOrder,
  redeemHashOf,
} from '../orders/index.ts'
import { localeOf } from '../storefronts/index.ts'
import { arrangeShipments } from './arrange-shipments.ts'
import { checkPeople, type People } from './check-people.ts'
import { listRedeemProblems, type RedeemState, readRedeemState } from './read-redeem-order.ts'
import { offerOf } from './redeem-choice.ts'
import { holdCards, lockVisit } from './visit.ts'

/** An exchange sends mails to the people that its holder names and can be undone, so without a limit one card could send any number of mails. */
const EXCHANGES_OF_CARD: Bucket = { name: 'exchange-card', points: 5, seconds: 24 * 60 * 60 }

type Placing = { input: PlaceRedeemOrderInput; idempotencyKey: string }

/** Places the exchange that this browser has chosen. If nothing is left to pay, the value is moved and cards are issued in the same transaction. */
export async function placeRedeemOrder(
  ctx: ShopContext,
  parts: CheckoutParts,
  { input, idempotencyKey }: Placing,
): Promise<Result<OpenedPayment, ShopFailure[]>> {
  if (!input.acceptTerms) return fail([{ name: 'TERMS_REQUIRED', parameter: 'acceptTerms' }])
  const redeemHash = redeemHashOf(ctx)
  if (!redeemHash) return fail([{ name: 'REDEEM_UNKNOWN' }])
  const scope = `place-redeem-order ${redeemHash.toString('base64url')}`
  const placed = await placeAndPay(ctx, parts, { scope, idempotencyKey, input, prepare: (ctx) => prepare(ctx, parts, input) })
  // After that, the order is in the customer's account.
  if (placed.ok && ctx.customer) await giveOrderToCustomer(ctx.db, placed.value.order.id, ctx.customer.id)
  return placed
}

async function prepare(
  ctx: ShopContext,
  { limits }: CheckoutParts,
  input: PlaceRedeemOrderInput,
): Promise<Result<Prepared, ShopFailure[]>> {
  const order = await lockVisit(ctx)
  if (!order) return fail([{ name: 'REDEEM_UNKNOWN' }])
  const giftcards = await listGiftcards(ctx.db, order.id)
  const held = await holdCards(ctx, { orderId: order.id, cardIds: giftcards.map(({ cardId }) => cardId) })
  if (!held.ok) return fail([held.failure])
  const state = await readRedeemState(ctx, order, { giftcards, held: held.value })
  const obstacles = await listObstaclesOf(ctx, state)
  if (obstacles.length > 0) return fail(obstacles)
  const people = checkPeople(ctx, order, input)
  if (!people.ok) return people
  const shown = checkShownSums(ctx, state, input)
  if (!shown.ok) return shown
  for (const { card } of state.cards) {
    const allowed = await limits.consume(ctx, EXCHANGES_OF_CARD, card.id)
    if (!allowed.ok) return fail([allowed.failure])
  }
  return freeze(ctx, state, { people: people.value, input, holds: held.value.holds })
}

function checkShownSums(
  ctx: ShopContext,
  { order: { currency }, totals: { takenMinor, toPayMinor } }: RedeemState,
  { expectedChosen, expectedToPay }: PlaceRedeemOrderInput,
): Result<void, ShopFailure[]> {
  const chosen = checkShown(ctx, { currency, minor: takenMinor }, { expected: expectedChosen, parameter: 'expectedChosen' })
  if (!chosen.ok) return chosen
  return checkShown(ctx, { currency, minor: toPayMinor }, { expected: expectedToPay, parameter: 'expectedToPay' })
}

/** Checked with the present catalogue: a value that was offered when it was chosen may not be offered any more. */
async function listObstaclesOf(ctx: ShopContext, state: RedeemState): Promise<ShopFailure[]> {
  const { order, choices, amounts } = state
  if (choices.length === 0) return [{ name: 'REDEEM_EMPTY' }]
  const failures = await listRedeemProblems(ctx, state)
  for (const { package: one, variation } of choices) {
    if (!variation) continue
    const { value } = toApiMoney({ currency: order.currency, minor: one.valueMinor })
    const shown = { currency: order.currency, locale: localeOf(ctx) }
    const checked = checkCardValue(value, offerOf(variation, amounts), shown)
    if (!checked.ok) failures.push({ ...checked.failure, parameter: `packages.${one.id}.value` })
  }
  return failures
}

type Freezing = { people: People; input: PlaceRedeemOrderInput; holds: readonly Hold[] }

async function freeze(
  ctx: ShopContext,
  state: RedeemState,
  { people, input, holds }: Freezing,
): Promise<Result<Prepared, ShopFailure[]>> {
  const { order, totals, cards } = state
  const { shipments, bonuses } = arrangeShipments(ctx, state.choices, people)
  const arranged: Order = { ...order, shipments, billingAddress: people.holder, customerType: 'PRIVATE' }
  const loaded = state.choices.flatMap(({ variation }) => variation?.product ?? [])
  const priced = withRedeemTotals(await priceOrder(ctx, arranged, loaded), { bonuses, ...totals })
  const limits = listLimitFailures(priced)
  if (limits.length > 0) return fail(limits)
  const { paymentMethod, newsletter } = input
  const asked = { paymentMethod: paymentMethod ?? 'giftcard', newsletter: newsletter ?? false }
  const frozen = await freezeOrder(ctx, priced, { ...asked, stored: order.shipments })
  // The whole available balance of each card was held. Now each hold is reduced to the amount that the card pays; a card that pays nothing is released.
  const isAllUsed = cards.every(({ partMinor }) => partMinor > 0)
  if (!isAllUsed) await releaseHolds(ctx, order.id)
  const parts = cards.map(({ id, card, partMinor }) => ({ id, cardId: card.id, minor: partMinor }))
  await saveGiftcardAmounts(ctx.db, parts)
  const giftcards = parts.map(({ id, cardId, minor }) => ({ id, cardId, orderId: order.id, amountMinor: minor || null }))
  return ok({ order: frozen, giftcards, held: isAllUsed ? holds : undefined })
}

type RedeemMoney = { bonuses: ReadonlyMap<string, number>; takenMinor: number; bonusMinor: number }

/** The total is the value of the chosen cards: no fee, no shipping costs, and the shop pays the bonus. */
function withRedeemTotals(priced: PricedOrder, { bonuses, takenMinor, bonusMinor }: RedeemMoney): PricedOrder {
  const packages = priced.packages.map((one) => ({ ...one, discountMinor: bonuses.get(one.package.id) ?? 0 }))
  const totals = {
    subtotalMinor: takenMinor + bonusMinor,
    shippingMinor: 0,
    serviceFeeMinor: 0,
    discountMinor: bonusMinor,
    taxMinor: 0,
    totalMinor: takenMinor,
  }
  return { ...priced, packages, totals, discounts: [] }
}
