import { useEffect } from 'react'
import { CartQuantityDocument } from '../../../generated/documents.ts'
import { CART_HINT_COOKIE } from '../../../shared/cart-hint.ts'
import { SESSION_HINT_COOKIE } from '../../../shared/session-hint.ts'
import { setBasketCount } from '../../client/basket.ts'
import { listenToBasket } from '../../client/basket-tabs.ts'
import { useAsk } from '../../client/use-shop.ts'

/** Asks what lies in the basket, of those who may have one, and keeps in step with other tabs. */
export function useBasket(): void {
  const ask = useAsk()
  useEffect(() => {
    const stop = listenToBasket()
    const mayHave = [CART_HINT_COOKIE, SESSION_HINT_COOKIE].some((hint) => document.cookie.includes(`${hint}=`))
    if (mayHave) {
      ask(CartQuantityDocument, {}).then(
        ({ cartQuantity }) => setBasketCount(cartQuantity?.quantity ?? 0),
        // A basket without its badge still leads to the basket.
        () => undefined,
      )
    }
    return stop
  }, [ask])
}
