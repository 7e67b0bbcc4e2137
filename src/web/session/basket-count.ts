import type { CartQuantityQuery } from '../../generated/documents.ts'
import { type AnswerKey, setAnswer } from '../data/answers.ts'
import { known, useKnownAnswer } from '../data/use-known-answer.ts'

/** Named by its key: the document would be another file for every page to load. */
const BASKET_COUNT: AnswerKey<CartQuantityQuery> = 'CartQuantity{}'

/** The number of cards in the basket; 0 until it is loaded, which is when the browser is idle. */
export function useBasketCount(): number {
  return known(useKnownAnswer(BASKET_COUNT))?.cartQuantity?.quantity ?? 0
}

export function setBasketCount(quantity: number): void {
  setAnswer(BASKET_COUNT, { cartQuantity: { quantity } })
}
