import type { Db } from '#platform/context.ts'
import { isSameMailbox } from '#shared/validation/email.ts'
import type { Order, Shipment } from '../order.ts'
import { listOrders } from '../orders.store.ts'
import { hasOwnAddress, listPlace } from '../parcel.ts'
import { listGiftsOfOrders } from './gifts.store.ts'
import { listParcelsOfOrders } from './packing/parcels.store.ts'

type PackageOfOrder = { orderId: string; packageId: string }

/** The ids of packages whose number and PIN are known to another person and were never shown to the buyer: an opened gift, a printed parcel, an activated card. */
export async function listRevealedPackages(db: Db, packages: readonly PackageOfOrder[]): Promise<ReadonlySet<string>> {
  const orderIds = [...new Set(packages.map(({ orderId }) => orderId))]
  if (orderIds.length === 0) return new Set()
  const orders = new Map((await listOrders(db, orderIds)).map((order) => [order.id, order]))
  const [parcels, gifts] = [await listParcelsOfOrders(db, orderIds), await listGiftsOfOrders(db, orderIds)]
  const isRevealed = ({ orderId, packageId }: PackageOfOrder): boolean => {
    const order = orders.get(orderId)
    if (order?.kind === 'ACTIVATION') return true
    const shipment = order?.shipments.find(({ packages }) => packages.some(({ id }) => id === packageId))
    if (!order || !shipment || isToBuyer(order, shipment)) return false
    const parcel = parcels.find(({ shipmentIds }) => shipmentIds.includes(shipment.id))
    if (parcel) return parcel.state === 'SHIPPED' || parcel.slipAt !== null || parcel.cardsReadAt !== null
    return gifts.some(({ shipmentId, openedAt }) => shipmentId === shipment.id && openedAt !== null)
  }
  return new Set(packages.filter(isRevealed).map(({ packageId }) => packageId))
}

/** A gift for the buyer may still go to another person: to another address by post, or after a correction by e-mail. */
function isToBuyer({ billingAddress }: Order, shipment: Shipment): boolean {
  const { kind, receiverKind, receiver } = shipment
  if (receiverKind !== 'ME') return false
  if (kind === 'PHYSICAL' && hasOwnAddress(shipment)) {
    return billingAddress !== null && String(listPlace(receiver)) === String(listPlace(billingAddress))
  }
  const buyer = billingAddress?.email ?? ''
  return isSameMailbox(receiver.email || buyer, buyer)
}
