import { discountOn } from '#shared/discount.ts'
import { countReceivers, type GiftDraft } from './gift-draft.ts'
import { chosenAmount } from './own-value.ts'
import type { GiftBuilder } from './use-gift-builder.ts'

type Amount = { currency: string; value: number }
type Promotion = { discountType: 'ABSOLUTE' | 'RELATIVE'; amount: Amount | null; percent: number | null }

type GiftPrice = Amount & {
  /** The price without the promotion; undefined when there is none. */
  was: Amount | undefined
  saved: Amount
}

type Gift = Pick<GiftBuilder, 'extras' | 'variation'> & { draft: GiftDraft; product: { promotion: Promotion | null } }

/** The price of the cards with all their extras, for all recipients. Shipping and fees are calculated in the basket. */
export function readPrice({ draft, extras, variation, product }: Gift): GiftPrice {
  const typed = chosenAmount(draft)
  const value = toPence(Number.isFinite(typed) && typed > 0 ? typed : 0)
  const wrapper = toPence(extras?.wrappers.find(({ id }) => id === draft.wrapperId)?.price.value ?? 0)
  const packing =
    draft.kind === 'PHYSICAL' ? toPence(extras?.giftPackings.find(({ id }) => id === draft.giftPackingId)?.price.value ?? 0) : 0
  // Before the first of several recipients is added, this is the price for one.
  const cards = draft.qty * Math.max(1, countReceivers(draft))
  const full = (value + wrapper + packing) * cards
  const saved = product.promotion ? findSaving(product.promotion, { qty: cards, valueMinor: value }) : 0
  const money = (pence: number) => ({ currency: variation?.offer.minPrice.currency ?? 'EUR', value: pence / 100 })
  return { ...money(full - saved), was: saved > 0 ? money(full) : undefined, saved: money(saved) }
}

/** Calculates in whole pence, because floating-point sums are not exact: 1.1 + 2.2 is not 3.3. */
function toPence(value: number): number {
  return Math.round(value * 100)
}

/** The discount, calculated as in the basket. */
function findSaving({ amount, ...promotion }: Promotion, cards: { qty: number; valueMinor: number }): number {
  return discountOn({ ...promotion, amountMinor: amount && toPence(amount.value) }, cards)
}
