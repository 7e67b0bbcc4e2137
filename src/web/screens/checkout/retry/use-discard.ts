import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { CancelOrderDocument, type PaymentStandingFragment } from '../../../../generated/documents.ts'
import { openModal } from '../../../client/opened-modal.ts'
import { useAsk, useHref } from '../../../client/use-shop.ts'
import { forgetPlacedOrder } from '../payment/placed-order.ts'

/** Gives an order up: what was in it is back in the basket. Leaving the page of a cancelled payment does the same (spec §4). */
export function useDiscard({ order, status, canCancel }: PaymentStandingFragment) {
  const ask = useAsk()
  const router = useRouter()
  const href = useHref()
  const [isDiscarding, setDiscarding] = useState(false)
  const isKept = useRef(false)
  const isForsaken = status === 'CANCELED' && canCancel
  useEffect(() => {
    if (!isForsaken) return
    return () => {
      if (isKept.current) return
      forgetPlacedOrder()
      void ask(CancelOrderDocument, { orderUuid: order.id }).catch(() => undefined)
    }
  }, [ask, order.id, isForsaken])
  const keep = () => {
    isKept.current = true
  }
  const discard = async () => {
    setDiscarding(true)
    try {
      const { cancelOrder } = await ask(CancelOrderDocument, { orderUuid: order.id })
      const [failure] = cancelOrder.errors
      if (failure) openModal({ name: 'failure', failure })
      else {
        keep()
        forgetPlacedOrder()
        router.history.push(href('cart'))
      }
    } catch {
      openModal({ name: 'failure', failure: { code: -1, message: '' } })
    }
    setDiscarding(false)
  }
  return { isDiscarding, discard: () => void discard(), keep }
}
