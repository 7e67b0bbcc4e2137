import type { Db } from '#platform/context.ts'
import { hashToken } from '#platform/keys.ts'
import type { StorefrontContext } from '../../storefronts/index.ts'
import type { Order } from '../order.ts'
import { readOrder } from '../orders.store.ts'
import { findOrderIdByToken } from './fulfilment.store.ts'
import { isToken } from './fulfilment-tokens.ts'
import type { Gift, GiftOfOrder, Outcome } from './gift.ts'
import { findGiftOfShipment, listGifts } from './gifts.store.ts'
import { listParcels } from './packing/parcels.store.ts'

/** Finds the order whose buyer's page this link opens. */
export async function findOrderByToken({ db, storefront }: StorefrontContext, token: string): Promise<Order | undefined> {
  if (!isToken(token)) return undefined
  const id = await findOrderIdByToken(db, { tokenHash: hashToken(token), storefront: storefront.code })
  return id === undefined ? undefined : readOrder(db, id)
}

export async function readGiftOfOrder(db: Db, gift: Gift): Promise<GiftOfOrder> {
  const order = await readOrder(db, gift.orderId)
  const shipment = order.shipments.find(({ id }) => id === gift.shipmentId)
  if (!shipment) throw new Error(`Order ${order.number} has no shipment ${gift.shipmentId}`)
  return { order, shipment, gift }
}

/** The gift of a shipment, with its order; undefined when it has none. */
export async function findGiftOfOrder(db: Db, shipmentId: string): Promise<GiftOfOrder | undefined> {
  const gift = await findGiftOfShipment(db, shipmentId)
  return gift && readGiftOfOrder(db, gift)
}

/** The gift or parcel of each shipment of an order: shipment → outcome. */
export async function readOutcomes(db: Db, orderId: string): Promise<ReadonlyMap<string, Outcome>> {
  const [gifts, parcels] = await Promise.all([listGifts(db, orderId), listParcels(db, orderId)])
  return new Map<string, Outcome>([
    ...gifts.map((gift) => [gift.shipmentId, { gift }] as const),
    ...parcels.flatMap((parcel) => parcel.shipmentIds.map((id) => [id, { parcel }] as const)),
  ])
}
