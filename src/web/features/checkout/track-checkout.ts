import { useEffect, useRef } from 'react'
import type { CheckoutCartFragment } from '#generated/documents.ts'
import { forgetStored, readStored, writeStored } from '../../session/storage.ts'
import { type TrackedOrder, track } from '../../tracking/track.ts'
import type { Checkout } from './use-checkout.ts'

/** A cart in the GA4 format. */
export function toTrackedOrder({ currency, totals, shipments }: CheckoutCartFragment): TrackedOrder {
  const items = shipments.flatMap(({ variationType, packages }) =>
    packages.map(({ giftcard }) => ({
      item_id: giftcard.variation?.product.id ?? '',
      item_name: giftcard.title,
      item_variant: variationType.toLowerCase(),
      item_category: giftcard.flowKind,
      price: giftcard.price.value,
      quantity: giftcard.qty,
    })),
  )
  return { currency, value: totals.grandTotal.value, items }
}

/** Tracks the start of the checkout once per visit, whatever its first step is. */
export function useTrackedCheckout({ cart }: Checkout): void {
  const isTracked = useRef(false)
  useEffect(() => {
    if (isTracked.current) return
    isTracked.current = true
    track('begin_checkout', toTrackedOrder(cart))
  }, [cart])
}

const purchaseKey = (orderUuid: string) => `purchase:${orderUuid}`

/** Saved when the order is placed, because the payment is confirmed later, on another page. */
export function savePurchase(orderUuid: string, cart: CheckoutCartFragment): void {
  const shipping = cart.totals.adjustments.filter(({ adjustmentType }) => adjustmentType === 'Shipping')
  const purchase = {
    ...toTrackedOrder(cart),
    transaction_id: orderUuid,
    shipping: shipping.reduce((sum, { price }) => sum + price.value, 0),
  }
  writeStored(purchaseKey(orderUuid), JSON.stringify(purchase))
}

/** Tracks a purchase once and deletes it, so that a reload or the link in the mail does not track it again. */
export function trackPurchase(orderUuid: string): void {
  const saved = readStored(purchaseKey(orderUuid))
  if (!saved) return
  forgetStored(purchaseKey(orderUuid))
  track('purchase', JSON.parse(saved))
}
