import type { FailureName } from '../../shared/failures.ts'
import type { Money } from '../../shared/money.ts'
import type { ShopContext } from '../accounts/index.ts'
import { readVariations } from '../catalog/index.ts'
import { cardBalance, findCardFailure, readCard } from '../giftcards/index.ts'
import type { PricedOrder } from '../orders/index.ts'
import { shopDay } from '../storefronts/index.ts'
import { divideTotal, sumDiscounted } from './card-parts.ts'
import { listGiftcards, type OrderGiftcard } from './checkout.store.ts'

export type CartGiftcard = {
  id: string
  lastFour: string
  title: string
  balance: Money
  /** What it pays. */
  amount: Money
  expiresOn: string
  failure: FailureName | undefined
}

export type CartPayment = {
  giftcards: readonly CartGiftcard[]
  grandTotal: Money
  notForGiftcards: Money
  giftcardTotal: Money
  toPay: Money
}

/** What the gift cards on a cart pay of it, as they are now. */
export async function readCartPayment(ctx: ShopContext, priced: PricedOrder): Promise<CartPayment> {
  return divideCartPayment(ctx, priced, await listGiftcards(ctx.db, priced.order.id))
}

/** The same of those that were read already. */
export async function divideCartPayment(
  ctx: ShopContext,
  { order, packages, totals }: PricedOrder,
  added: readonly OrderGiftcard[],
): Promise<CartPayment> {
  const cards = []
  for (const { id, cardId } of added) {
    const card = await readCard(ctx.db, cardId)
    cards.push({ id, card, ...(await cardBalance(ctx.db, cardId)) })
  }
  const titles = await readCardTitles(
    ctx,
    cards.map(({ card }) => card.productId),
  )
  const funds = cards.map(({ card, available, held }) => ({
    availableMinor: available.minor,
    heldMinor: held.minor,
    failure: findCardFailure(card, shopDay(ctx)),
  }))
  const discountedMinor = sumDiscounted(packages)
  const parts = divideTotal(totals.totalMinor - discountedMinor, funds)
  const money = (minor: number): Money => ({ currency: order.currency, minor })
  const giftcards = cards.map(({ id, card, available }, index) => ({
    id,
    lastFour: card.lastFour,
    title: titles.get(card.productId) ?? '',
    balance: available,
    amount: money(parts[index]?.minor ?? 0),
    expiresOn: card.expiresOn,
    failure: parts[index]?.failure,
  }))
  const paidMinor = giftcards.reduce((sum, { amount }) => sum + amount.minor, 0)
  return {
    giftcards,
    grandTotal: money(totals.totalMinor),
    notForGiftcards: money(discountedMinor),
    giftcardTotal: money(paidMinor),
    toPay: money(totals.totalMinor - paidMinor),
  }
}

/** What kind of card each is: product → title. Empty for what the storefront sells no more. */
export async function readCardTitles(ctx: ShopContext, productIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const variations = await readVariations(ctx, productIds)
  return new Map([...variations.values()].map(({ product }) => [product.id, product.title]))
}
