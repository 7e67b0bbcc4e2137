import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { Shipment } from '../order.ts'
import type { RemovedPart } from './removed-part.ts'

/** Enough for a shopper who cleans up a cart. The limit keeps a cart small whose gifts are added and removed all day. */
const MAX_REMOVALS = 20

type Removal = RemovedPart & { shipments: readonly Shipment[]; removedAt: Date }

export async function saveRemoval(db: Db, orderId: string, { shipmentTag, packageId, shipments, removedAt }: Removal) {
  const removed = { shipments: JSON.stringify(shipments), removed_at: removedAt }
  await db
    .insertInto('cart_removals')
    .values({ order_id: orderId, tag: shipmentTag, package_id: packageId ?? null, ...removed })
    .onConflict((conflict) => conflict.columns(['order_id', 'tag', 'package_id']).doUpdateSet(removed))
    .execute()
}

/** Deletes and returns a removal, so that it can be restored only once. */
export async function takeRemoval(
  db: Db,
  orderId: string,
  { shipmentTag, packageId, since }: RemovedPart & { since: Date },
): Promise<Shipment[] | undefined> {
  const row = await db
    .deleteFrom('cart_removals')
    .where('order_id', '=', orderId)
    .where('tag', '=', shipmentTag)
    .where('package_id', 'is not distinct from', packageId ?? null)
    .where('removed_at', '>=', since)
    .returning('shipments')
    .executeTakeFirst()
  return (row?.shipments as unknown as StoredShipment[] | undefined)?.map(toShipment)
}

/** JSON has no dates. */
type StoredShipment = Omit<Shipment, 'deliverAt'> & { deliverAt: string | null }

function toShipment(stored: StoredShipment): Shipment {
  return { ...stored, deliverAt: stored.deliverAt === null ? null : new Date(stored.deliverAt) }
}

/** Deletes removals that can no longer be undone: those of one cart, or of all carts when no cart is named. */
export async function deleteOldRemovals(db: Db, { before, orderId }: { before: Date; orderId?: string }): Promise<void> {
  if (orderId === undefined) {
    await db.deleteFrom('cart_removals').where('removed_at', '<', before).execute()
    return
  }
  await sql`
    delete from cart_removals where order_id = ${orderId} and (removed_at < ${before} or ctid not in (
      select ctid from cart_removals where order_id = ${orderId} order by removed_at desc limit ${MAX_REMOVALS}))`.execute(db)
}
