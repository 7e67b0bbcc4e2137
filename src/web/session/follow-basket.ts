import { CartQuantityDocument } from '../../generated/documents.ts'
import type { Ask } from '../data/ask.ts'
import { setBasketCount } from './basket-count.ts'
import { listenToBasket } from './basket-tabs.ts'

/** Loads the basket's count and follows changes in other tabs. Returns how to stop. */
export function followBasket(ask: Ask): () => void {
  ask(CartQuantityDocument, {}).then(
    ({ cartQuantity }) => setBasketCount(cartQuantity?.quantity ?? 0),
    // A basket without its badge still leads to the basket.
    () => undefined,
  )
  return listenToBasket()
}
