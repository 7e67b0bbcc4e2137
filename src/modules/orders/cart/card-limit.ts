import type { ShopFailure } from '#shared/failures.ts'
import { fail, ok, type Result } from '#shared/result.ts'

/** The maximum quantity of one card for one receiver. */
const MAX_QUANTITY = 99
/** Spec §8, 2030: the limit of one order. */
const MAX_CARDS_PER_ORDER = 100

export function isQuantity(qty: number): boolean {
  return Number.isInteger(qty) && qty >= 1 && qty <= MAX_QUANTITY
}

export function checkCardLimit(cards: number): Result<void, ShopFailure> {
  return cards > MAX_CARDS_PER_ORDER ? fail({ name: 'CARD_LIMIT', parameter: 'qty' }) : ok(undefined)
}
