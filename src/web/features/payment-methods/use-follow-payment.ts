import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useHref } from '../../session/use-shop.ts'

/** A placed order, and where its payment continues. */
type Placed = { order: { id: string; status: string } | null; payment: { redirectUrl: string | null } | null }

/**
 * Opens the page where the payment continues: the provider's, or ours when there is nothing to pay there. In that case it never resolves, so that the
 * form stays locked while the browser leaves the page. If there is no such page, it resolves to no refusals.
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
