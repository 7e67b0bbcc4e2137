import type { CartQuantityQuery } from '../../generated/documents.ts'
import { type AnswerKey, setAnswer } from '../data/answers.ts'
import { known, useKnownAnswer } from '../data/use-known-answer.ts'

/** Identified by its key instead of its document, because importing the document would add a file to every page. */
const BASKET_COUNT: AnswerKey<CartQuantityQuery> = 'CartQuantity{}'

/** The number of cards in the basket; 0 until it is loaded when the browser is idle. */
export function useBasketCount(): number {
  return known(useKnownAnswer(BASKET_COUNT))?.cartQuantity?.quantity ?? 0
}

export function setBasketCount(quantity: number): void {
  setAnswer(BASKET_COUNT, { cartQuantity: { quantity } })
}
