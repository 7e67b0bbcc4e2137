import type { Db } from '../../../platform/context.ts'
import { readOrder } from '../orders.store.ts'
import { findGiftOfShipment } from './gifts.store.ts'

/** Somebody other than the buyer has seen the codes of this package. */
export async function isOpenedByReceiver(
  db: Db,
  { orderId, packageId }: { orderId: string; packageId: string },
): Promise<boolean> {
  const { shipments } = await readOrder(db, orderId)
  const shipment = shipments.find(({ packages }) => packages.some(({ id }) => id === packageId))
  if (!shipment || shipment.receiverKind === 'ME') return false
  return Boolean((await findGiftOfShipment(db, shipment.id))?.openedAt)
}
