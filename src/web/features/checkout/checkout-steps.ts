import type { CheckoutCartFragment } from '../../../generated/documents.ts'

/** Spec §2: Your data, Shipping, Payment, Success. The last is a page of its own. */
export const STEPS = ['data', 'shipping', 'payment', 'success'] as const
export type Step = (typeof STEPS)[number]

/** The step an address asks for; the first when it names none of ours. */
export function readStep(asked: string | undefined): Step {
  return asked === 'shipping' || asked === 'payment' ? asked : 'data'
}

/** Payment comes only after the buyer's data is complete and every parcel has an address. */
export function furthestStep(asked: Step, cart: CheckoutCartFragment, storeCountry: string): Step {
  if (!cart.billingAddress) return 'data'
  return asked === 'payment' && listUndeliverable(cart, storeCountry).length > 0 ? 'shipping' : asked
}

type Shipments = Pick<CheckoutCartFragment, 'shipments'>['shipments']

/** What goes by post. */
export function listParcels({ shipments }: { shipments: Shipments }): Shipments {
  return shipments.filter(({ variationType }) => variationType === 'PHYSICAL')
}

/** Parcels for a buyer who lives where this store does not deliver. */
export function listUndeliverable(cart: { shipments: Shipments }, storeCountry: string): Shipments {
  return listParcels(cart).filter(({ deliveryAddress }) => deliveryAddress?.countryCode !== storeCountry)
}
