import type { Shipment } from './order.ts'
import { listPlace } from './parcel.ts'

/**
 * Spec §3: receivers are counted per order. Two gifts for one person at one address, in however many shipments, have one receiver; the buyer
 * counts as one.
 */
export function countReceivers(shipments: readonly Shipment[]): number {
  return new Set(shipments.map(receiverOf)).size
}

function receiverOf({ id, kind, receiverKind, receiver }: Shipment): string {
  if (receiverKind === 'ME') return 'the buyer'
  const mailbox = [receiver.firstName, receiver.lastName, receiver.email].map((text) => text?.trim().toLowerCase() ?? '')
  const person = kind === 'DIGITAL' ? mailbox : listPlace(receiver)
  // Erased names say nothing about who it was.
  return person.some((text) => text !== '') ? JSON.stringify([kind, ...person]) : id
}
