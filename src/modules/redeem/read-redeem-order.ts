import type { ShopFailure } from '../../shared/failures.ts'
import { formatMoney, toApiMoney } from '../../shared/money.ts'
import type { ShopContext } from '../accounts/index.ts'
import { type RedeemAmounts, readRedeemTerms } from '../catalog/index.ts'
import { listGiftcards, type OrderGiftcard } from '../checkout/index.ts'
import { type Giftcard, type HeldCards, readHeldCards } from '../giftcards/index.ts'
import { listLimitFailures, listStockFailures, type Order, type PricedOrder, priceOrder } from '../orders/index.ts'
import { localeOf, shopDay } from '../storefronts/index.ts'
import { type Redemption, readRedemptionOn } from './redeem.store.ts'
import { conditionsOf, listOpenChoices, type RedeemChoice, takenMinorOf, toPlacedChoice } from './redeem-choice.ts'
import { isLeftAllowed } from './rules/balance-left.ts'
import { divideOverCards } from './rules/card-shares.ts'

/** A card that pays for the exchange. Cards are listed in the order in which they were added. */
export type PayingCard = {
  /** The id of its row in the order. */
  id: string
  card: Giftcard
  title: string
  /** The amount that the order can take from it. */
  balanceMinor: number
  /** The amount that the order takes from it. */
  partMinor: number
  /** The balance that stays on it. */
  leftMinor: number
}

export type RedeemTotals = {
  toSpendMinor: number
  takenMinor: number
  bonusMinor: number
  paidByCardsMinor: number
  toPayMinor: number
}

/** A redeem order with all data that is shown about it. */
export type RedeemState = {
  order: Order
  redemption: Redemption
  cards: readonly PayingCard[]
  choices: readonly RedeemChoice[]
  totals: RedeemTotals
  /** The minimum that must stay on a card unless it is empty. */
  minimumLeftMinor: number | null
  heldUntil: Date | undefined
  priced: PricedOrder
  /** The redeem amounts of the products of its cards and of the chosen products. */
  amounts: ReadonlyMap<number, RedeemAmounts>
}

/** The cards of an order, and the available balance of each. */
type OrderCards = { giftcards: readonly OrderGiftcard[]; held: HeldCards }

/** A caller that has just held the cards passes them, so that they are not read again. */
export async function readRedeemState(ctx: ShopContext, order: Order, orderCards?: OrderCards): Promise<RedeemState> {
  const priced = await priceOrder(ctx, order)
  const isOpen = order.status === 'CART'
  const today = shopDay(ctx)
  const { redemption, offers } = await readRedemptionOn(ctx, { orderId: order.id, today })
  const conditions = conditionsOf(ctx, offers, today)
  const takenMinor = sum(priced.packages.map((one) => takenMinorOf(one.package)))
  const productIds = priced.packages.map((one) => one.package.productId)
  const { cards, toPayMinor, ...rest } = await readPayingCards(ctx, order, {
    takenMinor,
    productIds,
    orderCards: orderCards ?? (await readCards(ctx, order.id)),
  })
  const toSpendMinor = sum(cards.map(({ balanceMinor }) => balanceMinor))
  const choices = isOpen ? listOpenChoices(priced.packages, conditions, toSpendMinor) : priced.packages.map(toPlacedChoice)
  const totals = {
    toSpendMinor,
    takenMinor,
    bonusMinor: sum(choices.map((choice) => choice.bonusMinor)),
    paidByCardsMinor: takenMinor - toPayMinor,
    toPayMinor,
  }
  return { order, redemption, cards, choices, totals, priced, ...rest }
}

const sum = (minors: readonly number[]) => minors.reduce((total, minor) => total + minor, 0)

async function readCards({ db }: ShopContext, orderId: string): Promise<OrderCards> {
  const giftcards = await listGiftcards(db, orderId)
  return { giftcards, held: await readHeldCards(db, { orderId, cardIds: giftcards.map(({ cardId }) => cardId) }) }
}

type Taken = { takenMinor: number; productIds: readonly number[]; orderCards: OrderCards }

async function readPayingCards(ctx: ShopContext, order: Order, { takenMinor, productIds, orderCards }: Taken) {
  const { giftcards, held } = orderCards
  const found = giftcards.flatMap(({ id, cardId, amountMinor }) => {
    const one = held.cards.get(cardId)
    return one ? [{ id, card: one.card, amountMinor, freeMinor: one.availableMinor + one.heldMinor }] : []
  })
  const terms = await readRedeemTerms(ctx, [...new Set([...found.map(({ card }) => card.productId), ...productIds])])
  const isOpen = order.status === 'CART'
  // A placed order has fixed amounts; before that, the total is divided over the available balances.
  const balances = found.map(({ freeMinor, amountMinor }) => (isOpen ? freeMinor : (amountMinor ?? 0)))
  const minimumLeftMinor = findMinimumLeft(terms.amounts)
  const { parts, toPayMinor } = divideOverCards(takenMinor, balances, isOpen ? (minimumLeftMinor ?? 0) : 0)
  const cards: PayingCard[] = found.map(({ id, card, freeMinor }, index) => ({
    id,
    card,
    title: terms.products.get(card.productId)?.cardTitle ?? '',
    balanceMinor: balances[index] ?? 0,
    partMinor: parts[index] ?? 0,
    // The cards no longer hold what a completed order took, and a canceled order takes nothing.
    leftMinor: freeMinor - (isOpen || order.status === 'PENDING' ? (parts[index] ?? 0) : 0),
  }))
  return { cards, toPayMinor, minimumLeftMinor, heldUntil: held.heldUntil, amounts: terms.amounts }
}

/** The highest minimum of the cards' products and the chosen products. */
function findMinimumLeft(amounts: ReadonlyMap<number, RedeemAmounts>): number | null {
  const minimums = [...amounts.values()].flatMap(({ minimumRemainingMinor }) => minimumRemainingMinor ?? [])
  return minimums.length === 0 ? null : Math.max(...minimums)
}

export function leftMinorOf({ cards }: Pick<RedeemState, 'cards'>): number {
  return sum(cards.map(({ leftMinor }) => leftMinor))
}

/** The reasons why it cannot be placed as it is. */
export async function listRedeemProblems(ctx: ShopContext, state: RedeemState): Promise<ShopFailure[]> {
  const { order, choices, priced, minimumLeftMinor } = state
  if (order.status !== 'CART' || choices.length === 0) return []
  const gone = choices.filter(({ variation }) => !variation)
  const left = leftMinorOf(state)
  const format = (minor: number) => formatMoney(toApiMoney({ currency: order.currency, minor }), localeOf(ctx))
  return [
    ...gone.map((choice) => ({ name: 'VARIATION_UNKNOWN' as const, parameter: `packages.${choice.package.id}` })),
    ...listLimitFailures(priced),
    ...(await listStockFailures(ctx, priced)),
    ...(isLeftAllowed(left, { minimumMinor: minimumLeftMinor })
      ? []
      : [{ name: 'REDEEM_BALANCE_LEFT' as const, values: { left: format(left), minimum: format(minimumLeftMinor ?? 0) } }]),
  ]
}
