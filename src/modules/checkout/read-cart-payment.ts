import type { FailureName } from '../../shared/failures.ts'
import type { Money } from '../../shared/money.ts'
import type { ShopContext } from '../accounts/index.ts'
import { readCardProducts } from '../catalog/index.ts'
import { cardBalance, findCardFailure, type Giftcard, readCard } from '../giftcards/index.ts'
import type { PricedOrder } from '../orders/index.ts'
import { shopDay } from '../storefronts/index.ts'
import { divideTotal } from './card-parts.ts'
import { listGiftcards } from './checkout.store.ts'
import { buysChoiceCard } from './giftcards/buys-choice-card.ts'

export type CartGiftcard = {
  id: string
  lastFour: string
  title: string
  balance: Money
  /** The amount that the card pays. */
  amount: Money
  expiresOn: string
  failure: FailureName | undefined
}

export type CartPayment = {
  /** True when gift cards may pay for this cart. */
  takesGiftcards: boolean
  giftcards: readonly CartGiftcard[]
  grandTotal: Money
  giftcardTotal: Money
  toPay: Money
}

/** The amounts that the cart's gift cards would pay now. */
export async function readCartPayment(ctx: ShopContext, { order, packages, totals }: PricedOrder): Promise<CartPayment> {
  const cards = []
  for (const { id, cardId } of await listGiftcards(ctx.db, order.id)) {
    const card = await readCard(ctx.db, cardId)
    cards.push({ id, card, ...(await cardBalance(ctx.db, cardId)) })
  }
  const products = await readCardProducts(
    ctx,
    cards.map(({ card }) => card.productId),
  )
  const takesGiftcards = !buysChoiceCard(packages)
  const today = shopDay(ctx)
  const funds = cards.map(({ card, available, held }) => ({
    availableMinor: available.minor,
    heldMinor: held.minor,
    failure: findFailure(card, { today, isChoiceCard: products.get(card.productId)?.isChoiceCard ?? false, takesGiftcards }),
  }))
  const parts = divideTotal(totals.totalMinor, funds)
  const money = (minor: number): Money => ({ currency: order.currency, minor })
  const giftcards = cards.map(({ id, card, available }, index) => ({
    id,
    lastFour: card.lastFour,
    title: products.get(card.productId)?.cardTitle ?? '',
    balance: available,
    amount: money(parts[index]?.minor ?? 0),
    expiresOn: card.expiresOn,
    failure: parts[index]?.failure,
  }))
  const paidMinor = giftcards.reduce((sum, { amount }) => sum + amount.minor, 0)
  return {
    takesGiftcards,
    giftcards,
    grandTotal: money(totals.totalMinor),
    giftcardTotal: money(paidMinor),
    toPay: money(totals.totalMinor - paidMinor),
  }
}

type Conditions = { today: string; isChoiceCard: boolean; takesGiftcards: boolean }

function findFailure(card: Giftcard, { today, isChoiceCard, takesGiftcards }: Conditions): FailureName | undefined {
  const failure = findCardFailure(card, today)
  if (failure) return failure
  if (!isChoiceCard) return 'CARD_SPENT_AT_BRAND'
  return takesGiftcards ? undefined : 'CARD_PAYS_NO_CHOICE'
}
