import type { Db } from '../../../platform/context.ts'
import { readOrder } from '../orders.store.ts'
import { findGiftOfShipment } from './gifts.store.ts'
import { listParcels } from './packing/parcels.store.ts'

/** Somebody other than the buyer has the codes of this package, which the buyer never saw: an opened gift, a printed parcel, a card that was activated. */
export async function isWithReceiver(db: Db, { orderId, packageId }: { orderId: string; packageId: string }): Promise<boolean> {
  const { kind, shipments } = await readOrder(db, orderId)
  if (kind === 'ACTIVATION') return true
  const shipment = shipments.find(({ packages }) => packages.some(({ id }) => id === packageId))
  if (!shipment || shipment.receiverKind === 'ME') return false
  const parcel = (await listParcels(db, orderId)).find(({ shipmentIds }) => shipmentIds.includes(shipment.id))
  if (parcel) return parcel.state === 'SHIPPED' || parcel.slipAt !== null || parcel.cardsReadAt !== null
  return Boolean((await findGiftOfShipment(db, shipment.id))?.openedAt)
}
