import type { CartPackageFragment, CartShipmentFragment } from '#generated/documents.ts'
import type { Extras } from '../../features/gift-builder/extras/use-extras.ts'
import type { Cart } from './use-cart.ts'

/** A package in the cart, with its shipment and its cart. */
export type LineProps = {
  cart: Cart
  shipment: CartShipmentFragment
  one: CartPackageFragment
  extras: Extras | undefined
}
