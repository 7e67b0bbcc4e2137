import type { Order, OrderAddress, Shipment } from './order.ts'

const PLACE = [
  'firstName',
  'lastName',
  'companyName',
  'postCode',
  'houseNumber',
  'suffix',
  'street',
  'addressLine1',
  'city',
  'administrativeArea',
  'countryCode',
] as const

/** Shipments by post to one person at one address on one day are sent together: the key of that parcel. Undefined for e-mail. */
export function parcelOf({ kind, receiverKind, receiver, deliverOn }: Shipment): string | undefined {
  if (kind === 'DIGITAL') return undefined
  return JSON.stringify([receiverKind, deliverOn, hasAddress(receiver) ? listPlace(receiver) : []])
}

export function countParcels(shipments: readonly Shipment[]): number {
  return new Set(shipments.map(parcelOf).filter((parcel) => parcel !== undefined)).size
}

/** Person and address, normalised to compare them without case and spaces. */
export function listPlace(receiver: OrderAddress): string[] {
  return PLACE.map((field) => (receiver[field] ?? '').toLowerCase().replace(/\s+/g, ''))
}

/** The address of a shipment. For a shipment to the buyer, it is the given address, otherwise the billing address. */
export function deliveryAddressOf(order: Pick<Order, 'billingAddress'>, shipment: Shipment): OrderAddress | null {
  return hasOwnAddress(shipment) ? shipment.receiver : order.billingAddress
}

/** The recipient's first name. A buyer who only gave another e-mail address still has the name of the billing address. */
export function firstNameOf(order: Pick<Order, 'billingAddress'>, shipment: Shipment): string | undefined {
  const own = deliveryAddressOf(order, shipment)?.firstName
  return own ?? (shipment.receiverKind === 'ME' ? order.billingAddress?.firstName : undefined)
}

export function hasOwnAddress({ kind, receiverKind, receiver }: Shipment): boolean {
  if (receiverKind === 'RECEIVER') return true
  return kind === 'PHYSICAL' ? hasAddress(receiver) : receiver.email !== undefined
}

export function hasAddress({ postCode, street, city, houseNumber }: OrderAddress): boolean {
  return [postCode, street, city, houseNumber].some((field) => field !== undefined)
}
