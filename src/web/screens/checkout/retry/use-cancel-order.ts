import { useCallback, useState } from 'react'
import { CancelOrderDocument } from '../../../../generated/documents.ts'
import { tellBasketChanged } from '../../../client/basket-tabs.ts'
import type { CallFailure } from '../../../client/opened-modal.ts'
import { useAsk } from '../../../client/use-shop.ts'
import { forgetPlacedOrder } from '../payment/placed-order.ts'

type Canceled = { isCanceled: boolean; failure: CallFailure | undefined }

/** Gives an order up: what was in it is back in the basket. What does not fit is told too, though the order is given up then. */
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
        tellBasketChanged(cart?.quantity ?? 0)
      }
      return { isCanceled, failure: errors[0] }
    },
    [ask],
  )
  return { isCanceling, cancel }
}

const UNREACHABLE = { cancelOrder: { status: false, cart: null, errors: [{ code: -1, message: '' }] } }
