import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import type { Shipment } from '../order.ts'
import type { RemovedPart } from './removed-part.ts'

/** Enough for somebody who clears up; a cart whose gifts come and go all day must not grow. */
const MOST_REMOVALS = 20

type Removal = RemovedPart & { shipments: readonly Shipment[]; removedAt: Date }

export async function saveRemoval(db: Db, orderId: string, { shipmentTag, packageId, shipments, removedAt }: Removal) {
  const removed = { shipments: JSON.stringify(shipments), removed_at: removedAt }
  await db
    .insertInto('cart_removals')
    .values({ order_id: orderId, tag: shipmentTag, package_id: packageId ?? null, ...removed })
    .onConflict((conflict) => conflict.columns(['order_id', 'tag', 'package_id']).doUpdateSet(removed))
    .execute()
}

/** Takes it out of the memory, so that it goes back once. */
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

/** Those of a cart that nobody can undo any more; with no cart named, those of all carts. */
export async function deleteOldRemovals(db: Db, { before, orderId }: { before: Date; orderId?: string }): Promise<void> {
  if (orderId === undefined) {
    await db.deleteFrom('cart_removals').where('removed_at', '<', before).execute()
    return
  }
  await sql`
    delete from cart_removals where order_id = ${orderId} and (removed_at < ${before} or ctid not in (
      select ctid from cart_removals where order_id = ${orderId} order by removed_at desc limit ${MOST_REMOVALS}))`.execute(db)
}
