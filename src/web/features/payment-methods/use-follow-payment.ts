import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useHref } from '../../session/use-shop.ts'

/** An order that is placed, and how its payment goes on. */
type Placed = { order: { id: string; status: string } | null; payment: { redirectUrl: string | null } | null }

/**
 * Goes to where the payment continues: the provider's page, or ours when there is nothing to pay there. Then it never resolves, so that the form stays
 * locked while the page is being left. Resolves to no refusals when there is nowhere to go.
 */
export function useFollowPayment(): (answer: Placed) => Promise<never[]> {
  const router = useRouter()
  const href = useHref()
  return ({ order, payment }) => {
    if (payment?.redirectUrl) location.assign(payment.redirectUrl)
    else if (!order) return Promise.resolve([])
    else if (order.status === 'COMPLETED') router.history.push(href('thankYou', { uuid: order.id }))
    else router.history.push(`${href('processingPayment')}?order=${order.id}`)
    return new Promise(() => undefined)
  }
}

/** A page restored from the browser's back/forward cache is reloaded, because its form would still be locked. */
export function useReloadWhenRestored(): void {
  useEffect(() => {
    const reloadRestored = (event: PageTransitionEvent) => {
      if (event.persisted) location.reload()
    }
    window.addEventListener('pageshow', reloadRestored)
    return () => window.removeEventListener('pageshow', reloadRestored)
  }, [])
}
