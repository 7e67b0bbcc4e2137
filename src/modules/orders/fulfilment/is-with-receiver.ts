import type { Db } from '#platform/context.ts'
import { isSameMailbox } from '#shared/validation/email.ts'
import type { Order, Shipment } from '../order.ts'
import { readOrder } from '../orders.store.ts'
import { hasOwnAddress, listPlace } from '../parcel.ts'
import { findGiftOfShipment } from './gifts.store.ts'
import { listParcels } from './packing/parcels.store.ts'

/** Somebody other than the buyer has the codes of this package, which the buyer never saw: an opened gift, a printed parcel, a card that was activated. */
export async function isWithReceiver(db: Db, { orderId, packageId }: { orderId: string; packageId: string }): Promise<boolean> {
  const order = await readOrder(db, orderId)
  if (order.kind === 'ACTIVATION') return true
  const shipment = order.shipments.find(({ packages }) => packages.some(({ id }) => id === packageId))
  if (!shipment || isToBuyer(order, shipment)) return false
  const parcel = (await listParcels(db, orderId)).find(({ shipmentIds }) => shipmentIds.includes(shipment.id))
  if (parcel) return parcel.state === 'SHIPPED' || parcel.slipAt !== null || parcel.cardsReadAt !== null
  return Boolean((await findGiftOfShipment(db, shipment.id))?.openedAt)
}

/** What is for oneself may go to somebody else: to another address by post, or after a correction by e-mail. */
function isToBuyer({ billingAddress }: Order, shipment: Shipment): boolean {
  const { kind, receiverKind, receiver } = shipment
  if (receiverKind !== 'ME') return false
  if (kind === 'PHYSICAL' && hasOwnAddress(shipment)) {
    return billingAddress !== null && String(listPlace(receiver)) === String(listPlace(billingAddress))
  }
  const buyer = billingAddress?.email ?? ''
  return isSameMailbox(receiver.email || buyer, buyer)
}
