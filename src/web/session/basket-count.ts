import { CartQuantityDocument } from '../../generated/documents.ts'
import { setAnswer } from '../data/answers.ts'
import { known, useAnswer } from '../data/use-answer.ts'

/** The number of cards in the basket; 0 until it is loaded, which is when the browser is idle. */
export function useBasketCount(): number {
  return known(useAnswer(CartQuantityDocument, {}, { isWanted: false, isKept: true }).answer)?.cartQuantity?.quantity ?? 0
}

export function setBasketCount(quantity: number): void {
  setAnswer(CartQuantityDocument, {}, { cartQuantity: { quantity } })
}
