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

/** What goes by post to one person at one address on one day travels together: the name of that parcel. Undefined by e-mail. */
export function parcelOf({ kind, receiverKind, receiver, deliverOn }: Shipment): string | undefined {
  if (kind === 'DIGITAL') return undefined
  return JSON.stringify([receiverKind, deliverOn, hasAddress(receiver) ? listPlace(receiver) : []])
}

/** Who it is for and where, however it was typed. */
export function listPlace(receiver: OrderAddress): string[] {
  return PLACE.map((field) => (receiver[field] ?? '').toLowerCase().replace(/\s+/g, ''))
}

/** The address a shipment goes to: the buyer's own is the one that was said with it, or else where the bill goes. */
export function deliveryAddressOf(order: Pick<Order, 'billingAddress'>, shipment: Shipment): OrderAddress | null {
  return hasOwnAddress(shipment) ? shipment.receiver : order.billingAddress
}

export function hasOwnAddress({ kind, receiverKind, receiver }: Shipment): boolean {
  if (receiverKind === 'RECEIVER') return true
  return kind === 'PHYSICAL' ? hasAddress(receiver) : receiver.email !== undefined
}

export function hasAddress({ postCode, street, city, houseNumber }: OrderAddress): boolean {
  return [postCode, street, city, houseNumber].some((field) => field !== undefined)
}
