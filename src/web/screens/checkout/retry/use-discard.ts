import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { PaymentStandingFragment } from '../../../../generated/documents.ts'
import { openModal } from '../../../client/opened-modal.ts'
import { useHref } from '../../../client/use-shop.ts'
import { useCancelOrder } from './use-cancel-order.ts'

/** Gives an order up, on demand. Leaving the page of a cancelled payment does the same (spec §4). */
export function useDiscard({ order, status, canCancel }: PaymentStandingFragment) {
  const router = useRouter()
  const href = useHref()
  const { isCanceling, cancel } = useCancelOrder()
  const isKept = useRef(false)
  const isForsaken = status === 'CANCELED' && canCancel
  useEffect(() => {
    if (!isForsaken) return
    return () => {
      // The next page is there already, and may be the basket.
      if (!isKept.current) void cancel(order.id).then(() => router.invalidate())
    }
  }, [cancel, router, order.id, isForsaken])
  const keep = () => {
    isKept.current = true
  }
  const discard = async () => {
    const failure = await cancel(order.id)
    if (failure) return openModal({ name: 'failure', failure })
    keep()
    router.history.push(href('cart'))
  }
  return { isDiscarding: isCanceling, discard: () => void discard(), keep }
}
