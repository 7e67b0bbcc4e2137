import type { Shipment } from './order.ts'
import { listPlace } from './parcel.ts'

/** Spec §3: receivers are counted per order. Any number of gifts for one person at one address have one receiver. The buyer counts as one receiver. */
export function countReceivers(shipments: readonly Shipment[]): number {
  return new Set(shipments.map(receiverOf)).size
}

function receiverOf({ id, kind, receiverKind, receiver }: Shipment): string {
  if (receiverKind === 'ME') return 'the buyer'
  const mailbox = [receiver.firstName, receiver.lastName, receiver.email].map((text) => text?.trim().toLowerCase() ?? '')
  const person = kind === 'DIGITAL' ? mailbox : listPlace(receiver)
  // Erased receivers cannot be compared, so each counts.
  return person.some((text) => text !== '') ? JSON.stringify([kind, ...person]) : id
}
