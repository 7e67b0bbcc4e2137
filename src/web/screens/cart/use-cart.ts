import { useRouter } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useState } from 'react'
import {
  type CartFragment,
  DeletePackageGroupDocument,
  RestorePackageGroupDocument,
  SetCartDeliveryDocument,
  type SetDeliveryInput,
  UpdatePackageDocument,
  type UpdatePackageInput,
} from '#generated/documents.ts'
import { type CallFailure, NO_ANSWER } from '../../data/call-failure.ts'
import { usePageAnswer } from '../../data/use-page-answer.ts'
import { forgetReceivers } from '../../features/checkout/use-open-forms.ts'
import { setBasketCount } from '../../session/basket-count.ts'
import { listenToBasket, notifyBasketChanged } from '../../session/basket-tabs.ts'
import { openModal } from '../../session/opened-modal.ts'
import { useAsk } from '../../session/use-shop.ts'
import { type CartData, loadCart } from './load-cart.ts'
import type { CartPart } from './track-cart.ts'
import { type Removal, useRemoval } from './use-removal.ts'

export type Cart = {
  /** The data that the page was last loaded with. */
  data: CartData
  cart: CartFragment | null
  /** Each resolves to the refusals; an empty list means success. */
  update: (input: UpdatePackageInput) => Promise<readonly CallFailure[]>
  deliver: (input: SetDeliveryInput) => Promise<readonly CallFailure[]>
  removal: Removal
  /** Each saves an open editor and resolves to true if that worked; otherwise the editor shows the errors. */
  openEditors: Set<() => Promise<boolean>>
  /** Resolves when all changes are saved, including open editors; false when some were refused. */
  settled: () => Promise<boolean>
}

type Answer = { order: CartFragment | null; errors: readonly CallFailure[] }

/** The cart and its changes, in sync with the other tabs. */
export function useCart(loaded: CartData): Cart {
  const ask = useAsk()
  const router = useRouter()
  const [{ data, cart }, setShown] = usePageAnswer(useMemo(() => toShown(loaded), [loaded]))
  useEffect(() => setBasketCount(loaded.cart?.quantity ?? 0), [loaded])
  // Reads and changes run one after the other, so that a late answer cannot show an old cart.
  const before = useRef<Promise<unknown>>(Promise.resolve())
  const underWay = useRef(0)
  const refusals = useRef<CallFailure[]>([])
  const [openEditors] = useState<Cart['openEditors']>(() => new Set())
  useEffect(() => {
    // Loads the whole page, which also shows an unpaid order that another tab placed.
    const read = async () => {
      const next = await loadCart(router.options.context, {}).catch(() => undefined)
      if (next) setShown(toShown(next))
    }
    return listenToBasket(() => {
      before.current = before.current.then(read)
    })
  }, [router, setShown])
  const take = (asks: () => Promise<Answer>): Promise<readonly CallFailure[]> => {
    underWay.current++
    const taken = before.current.then(async () => {
      const { order, errors } = await asks().catch(() => ({ order: null, errors: [NO_ANSWER] }))
      underWay.current--
      refusals.current.push(...errors)
      if (errors.length > 0) return errors
      setShown((shown) => ({ ...shown, cart: nonEmpty(order) }))
      notifyBasketChanged(order?.quantity ?? 0)
      return []
    })
    before.current = taken
    return taken
  }
  const removal = useRemoval({
    cart,
    earlier: loaded.removed,
    removePart: (part) =>
      take(async () => (await ask(DeletePackageGroupDocument, toVariables(part))).deleteGiftcardPackageGroupMutation),
    restorePart: (part) => take(async () => (await ask(RestorePackageGroupDocument, toVariables(part))).restorePackageGroup),
  })
  return {
    data,
    cart,
    update: (input) => take(async () => (await ask(UpdatePackageDocument, { input })).updatePackage),
    deliver: (input) =>
      take(async () => {
        const { setDelivery } = await ask(SetCartDeliveryDocument, { input })
        if (setDelivery.errors.length === 0) forgetReceivers(input)
        return setDelivery
      }),
    removal,
    openEditors,
    settled: async () => {
      const known = refusals.current.length
      // Reads the set at this time, so that it includes an editor opened in the meantime.
      for (const save of openEditors) if (!(await save())) return false
      while (underWay.current > 0) await before.current
      const failure = refusals.current[known]
      if (failure) openModal({ name: 'failure', failure })
      return failure === undefined
    },
  }
}

const toShown = (data: CartData) => ({ data, cart: data.cart })

function toVariables({ shipmentTag, packageId }: CartPart) {
  return { shipmentTag, packageId: packageId ?? null }
}

function nonEmpty(cart: CartFragment | null): CartFragment | null {
  return cart && cart.packagesGroups.length > 0 ? cart : null
}
