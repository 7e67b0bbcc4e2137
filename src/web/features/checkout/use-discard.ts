import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { type OrderKind, PaymentStateDocument, type PaymentStatusFragment } from '#generated/documents.ts'
import { openModal } from '../../session/opened-modal.ts'
import { useAsk, useHref } from '../../session/use-shop.ts'
import { useCancelOrder } from './use-cancel-order.ts'

/** The page to return to after an order that did not come from the basket. */
const RETURN_PAGES: Partial<Record<OrderKind, 'balance' | 'activate'>> = { REDEEM: 'balance', ACTIVATION: 'activate' }

/** Cancels an order on request. Leaving the page of a cancelled payment also cancels it (spec §4). */
export function useDiscard({ order, status, canCancel }: PaymentStatusFragment) {
  const router = useRouter()
  const href = useHref()
  const ask = useAsk()
  const { isCanceling, cancel } = useCancelOrder()
  const isOrderKept = useRef(false)
  const cancelsOnLeave = status === 'CANCELED' && canCancel
  useEffect(() => {
    if (!cancelsOnLeave) return
    const cancelOnLeave = async () => {
      // The order may be on its way to payment in another tab.
      const { paymentState } = await ask(PaymentStateDocument, { orderUuid: order.id })
      if (paymentState?.status !== 'CANCELED') return
      await cancel(order.id)
      // The next page is already open, and may be the basket.
      await router.invalidate()
    }
    return () => {
      if (!isOrderKept.current) cancelOnLeave().catch(() => undefined)
    }
  }, [ask, cancel, router, order.id, cancelsOnLeave])
  const keepOrder = () => {
    isOrderKept.current = true
  }
  const discard = async () => {
    const { isCanceled, failure } = await cancel(order.id)
    if (failure) openModal({ name: 'failure', failure })
    if (!isCanceled) return
    keepOrder()
    router.history.push(href(RETURN_PAGES[order.kind] ?? 'cart'))
  }
  return { isDiscarding: isCanceling, discard: () => void discard(), keepOrder }
}
