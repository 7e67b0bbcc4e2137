import type { CheckoutCartFragment } from '#generated/documents.ts'
import { listAddressFailures } from '#shared/validation/address.ts'
import { asksPlace, payerRule } from '#shared/validation/payer.ts'

/** Spec §2: Your data, Shipping, Payment, Success. The last is a page of its own. */
export const STEPS = ['data', 'shipping', 'payment', 'success'] as const
export type Step = (typeof STEPS)[number]

/** An order that goes only by e-mail has one page, which asks for the buyer's data too. */
const SHORT_STEPS: readonly Step[] = ['payment', 'success']

/** The steps that exist for an order. */
export function listSteps({ isPosted }: { isPosted: boolean }): readonly Step[] {
  return isPosted ? STEPS : SHORT_STEPS
}

/** The step that an address names; the first step if the name is unknown. */
export function readStep(asked: string | undefined): Step {
  return asked === 'shipping' || asked === 'payment' ? asked : 'data'
}

type Store = { countryCode: string; isAddressRequired: boolean }

/** Payment needs complete buyer's data and an address for every parcel, unless one page asks for everything. */
export function furthestStep(asked: Step, cart: CheckoutCartFragment, store: Store): Step {
  const parcels = listParcels(cart)
  if (parcels.length === 0) return 'payment'
  if (!isPayerKnown(cart, store)) return 'data'
  return asked === 'payment' && listUndeliverable(cart, store.countryCode).length > 0 ? 'shipping' : asked
}

type CustomerType = 'PRIVATE' | 'BUSINESS'

/** Whether the buyer of this order must give a phone number and an address. */
export function asksAddress(cart: { shipments: Shipments }, customerType: CustomerType, isAddressRequired: boolean): boolean {
  return asksPlace({ isPosted: listParcels(cart).length > 0, customerType, isAddressRequired })
}

/** Data that is enough for an e-mail may be too little for a parcel. */
function isPayerKnown(cart: CheckoutCartFragment, { isAddressRequired }: Store): boolean {
  const { billingAddress } = cart
  if (!billingAddress) return false
  const isPosted = listParcels(cart).length > 0
  const customerType = billingAddress.customerType ?? 'PRIVATE'
  return listAddressFailures(billingAddress, payerRule({ isPosted, customerType, isAddressRequired })).length === 0
}

type Shipments = Pick<CheckoutCartFragment, 'shipments'>['shipments']

/** The shipments that go by post. */
export function listParcels({ shipments }: { shipments: Shipments }): Shipments {
  return shipments.filter(({ variationType }) => variationType === 'PHYSICAL')
}

/** Parcels to a buyer whose country this store does not deliver to. */
export function listUndeliverable(cart: { shipments: Shipments }, storeCountry: string): Shipments {
  return listParcels(cart).filter(({ deliveryAddress }) => deliveryAddress?.countryCode !== storeCountry)
}
