import type { CartFragment, CartPackageFragment } from '#generated/documents.ts'
import { type TrackedItem, track } from '../../tracking/track.ts'

/** A package group, or one package of it. */
export type CartPart = { shipmentTag: string; packageId?: string | undefined }

/** An item in the GA4 format. */
function toItem({ giftcard }: CartPackageFragment, kind: string): TrackedItem {
  const { variation, variationId, title, price, qty, flowKind } = giftcard
  return {
    item_id: variation?.product.id ?? variationId,
    item_name: title,
    item_variant: kind.toLowerCase(),
    item_category: flowKind,
    price: price.value,
    quantity: qty,
  }
}

function listItems(cart: CartFragment, tag?: string, packageId?: string): TrackedItem[] {
  return cart.shipments
    .filter((shipment) => tag === undefined || shipment.tag === tag)
    .flatMap(({ packages, variationType }) =>
      packages.filter(({ id }) => packageId === undefined || id === packageId).map((one) => toItem(one, variationType)),
    )
}

export function trackView(cart: CartFragment): void {
  track('view_cart', { currency: cart.currency, value: cart.totals.grandTotal.value, items: listItems(cart) })
}

export function trackRemoval(cart: CartFragment, part: CartPart): void {
  track('remove_from_cart', toOrder(cart, part))
}

/** Tracks that a removal was undone. */
export function trackRestore(before: CartFragment, part: CartPart): void {
  track('add_to_cart', toOrder(before, part))
}

function toOrder(cart: CartFragment, { shipmentTag, packageId }: CartPart) {
  const items = listItems(cart, shipmentTag, packageId)
  const value = items.reduce((sum, { price = 0, quantity = 0 }) => sum + price * quantity, 0)
  return { currency: cart.currency, value, items }
}
