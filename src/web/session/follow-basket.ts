import { CartQuantityDocument } from '../../generated/documents.ts'
import type { Ask } from '../data/ask.ts'
import { loadAnswer } from '../data/load-answer.ts'
import { listenToBasket } from './basket-tabs.ts'

/** Loads the number of cards in the basket and follows changes in other tabs. Returns a function that stops it. */
export function followBasket(ask: Ask): () => void {
  void loadAnswer(ask, CartQuantityDocument, {})
  return listenToBasket()
}
