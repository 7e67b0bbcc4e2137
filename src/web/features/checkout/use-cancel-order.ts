import { useCallback, useState } from 'react'
import { CancelOrderDocument } from '#generated/documents.ts'
import { type CallFailure, NO_ANSWER } from '../../data/call-failure.ts'
import { notifyBasketChanged } from '../../session/basket-tabs.ts'
import { useAsk } from '../../session/use-shop.ts'
import { forgetPlacedOrder } from './placed-order.ts'

type Canceled = { isCanceled: boolean; failure: CallFailure | undefined }

/** Cancels an order: its gifts return to the basket. Gifts that do not fit are reported, but the order is cancelled all the same. */
export function useCancelOrder() {
  const ask = useAsk()
  const [isCanceling, setCanceling] = useState(false)
  const cancel = useCallback(
    async (orderUuid: string): Promise<Canceled> => {
      setCanceling(true)
      const { cancelOrder } = await ask(CancelOrderDocument, { orderUuid }).catch(() => UNREACHABLE)
      setCanceling(false)
      const { status: isCanceled, cart, errors } = cancelOrder
      if (isCanceled) {
        forgetPlacedOrder()
        notifyBasketChanged(cart?.quantity ?? 0)
      }
      return { isCanceled, failure: errors[0] }
    },
    [ask],
  )
  return { isCanceling, cancel }
}

const UNREACHABLE = { cancelOrder: { status: false, cart: null, errors: [NO_ANSWER] } }
