import { useCallback, useState } from 'react'
import { CancelOrderDocument } from '../../../generated/documents.ts'
import type { CallFailure } from '../../data/call-failure.ts'
import { notifyBasketChanged } from '../../session/basket-tabs.ts'
import { useAsk } from '../../session/use-shop.ts'
import { forgetPlacedOrder } from './placed-order.ts'

/** Gives an order up: what was in it is back in the basket. Answers with what was refused; nothing when it is done. */
export function useCancelOrder() {
  const ask = useAsk()
  const [isCanceling, setCanceling] = useState(false)
  const cancel = useCallback(
    async (orderUuid: string): Promise<CallFailure | undefined> => {
      setCanceling(true)
      const { cancelOrder } = await ask(CancelOrderDocument, { orderUuid }).catch(() => UNREACHABLE)
      setCanceling(false)
      const [failure] = cancelOrder.errors
      if (failure) return failure
      forgetPlacedOrder()
      notifyBasketChanged(cancelOrder.cart?.quantity ?? 0)
    },
    [ask],
  )
  return { isCanceling, cancel }
}

const UNREACHABLE = { cancelOrder: { cart: null, errors: [{ code: -1, message: '' }] } }
