import { useEffect, useRef, useState } from 'react'
import {
  CartDocument,
  type CartFragment,
  DeletePackageGroupDocument,
  SetCartDeliveryDocument,
  type SetDeliveryInput,
  UpdatePackageDocument,
  type UpdatePackageInput,
} from '../../../generated/documents.ts'
import { setBasketCount } from '../../client/basket.ts'
import { listenToBasket, tellBasketChanged } from '../../client/basket-tabs.ts'
import type { CallFailure } from '../../client/opened-modal.ts'
import { openModal } from '../../client/opened-modal.ts'
import { useAsk } from '../../client/use-shop.ts'
import { forgetReceivers } from '../checkout/shipping/use-open-forms.ts'

export type Cart = {
  cart: CartFragment | null
  /** Each answers with what was refused; nothing when it is done. */
  update: (input: UpdatePackageInput) => Promise<readonly CallFailure[]>
  deliver: (input: SetDeliveryInput) => Promise<readonly CallFailure[]>
  remove: (shipmentTag: string, packageId?: string) => Promise<boolean>
  /** When the shop has heard of all that was changed here. */
  settled: () => Promise<void>
}

type Answer = { order: CartFragment | null; errors: readonly CallFailure[] }

/** The cart, changed in place; other tabs hear of it, and this one of theirs. */
export function useCart(loaded: CartFragment | null): Cart {
  const ask = useAsk()
  const [cart, setCart] = useState(loaded)
  const [last, setLast] = useState(loaded)
  if (loaded !== last) {
    setLast(loaded)
    setCart(loaded)
  }
  useEffect(() => setBasketCount(loaded?.quantity ?? 0), [loaded])
  // Readings and changes one after the other: an answer that came late would show the cart as it was before the others.
  const before = useRef<Promise<unknown>>(Promise.resolve())
  useEffect(() => {
    const read = () => ask(CartDocument, {}).then(({ cartV2 }) => setCart(nonEmpty(cartV2)), noop)
    return listenToBasket(() => {
      before.current = before.current.then(read)
    })
  }, [ask])
  const take = (asks: () => Promise<Answer>): Promise<readonly CallFailure[]> => {
    const taken = before.current.then(async () => {
      const { order, errors } = await asks().catch(() => ({ order: null, errors: [UNKNOWN] }))
      if (errors.length > 0) return errors
      setCart(nonEmpty(order))
      tellBasketChanged(order?.quantity ?? 0)
      return []
    })
    before.current = taken
    return taken
  }
  return {
    cart,
    update: (input) => take(async () => (await ask(UpdatePackageDocument, { input })).updatePackage),
    deliver: (input) =>
      take(async () => {
        const { setDelivery } = await ask(SetCartDeliveryDocument, { input })
        if (setDelivery.errors.length === 0) forgetReceivers(input)
        return setDelivery
      }),
    remove: async (shipmentTag, packageId) => {
      const variables = { shipmentTag, packageId: packageId ?? null }
      const [failure] = await take(
        async () => (await ask(DeletePackageGroupDocument, variables)).deleteGiftcardPackageGroupMutation,
      )
      if (failure) openModal({ name: 'failure', failure })
      return failure === undefined
    },
    settled: async () => {
      for (let last: unknown; last !== before.current; await last) last = before.current
    },
  }
}

const UNKNOWN: CallFailure = { code: -1, message: '' }
const noop = () => undefined

function nonEmpty(cart: CartFragment | null): CartFragment | null {
  return cart && cart.packagesGroups.length > 0 ? cart : null
}
