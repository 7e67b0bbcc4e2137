import { useRef, useState } from 'react'
import type { CallFailure } from '../../data/call-failure.ts'
import type { Cart } from './use-cart.ts'

type WishedQuantity = {
  /** Undefined once it is saved or refused. */
  wished: number | undefined
  failure: CallFailure | undefined
  wish: (qty: number) => Promise<void>
}

/** Sends one change of a package at a time. Of the changes made meanwhile, only the last is sent afterwards. */
export function useWishedQuantity(cart: Cart, packageId: string): WishedQuantity {
  const [wished, setWished] = useState<number>()
  const [failure, setFailure] = useState<CallFailure>()
  const isSending = useRef(false)
  const next = useRef<number>(undefined)
  const wish = async (qty: number) => {
    setWished(qty)
    next.current = qty
    if (isSending.current) return
    isSending.current = true
    let refused: CallFailure | undefined
    while (next.current !== undefined) {
      const sent = next.current
      next.current = undefined
      ;[refused] = await cart.update({ packageId, qty: sent })
    }
    isSending.current = false
    setFailure(refused)
    setWished(undefined)
  }
  return { wished, failure, wish }
}
