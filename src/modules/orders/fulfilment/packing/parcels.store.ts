import { sql } from 'kysely'
import type { Db } from '../../../../platform/context.ts'
import type { Parcel } from '../gift.ts'

const COLUMNS = sql`
  p.id, p.order_id as "orderId", p.position, p.storefront, p.state, p.ship_on::text as "shipOn", p.carrier, p.shipped_at as "shippedAt",
  array(select ps.shipment_id::text from parcel_shipments ps where ps.parcel_id = p.id) as "shipmentIds"`

export async function insertParcel(db: Db, parcel: Omit<Parcel, 'state' | 'shippedAt'> & { now: Date }): Promise<void> {
  const { id, orderId, position, storefront, shipOn, carrier, shipmentIds, now } = parcel
  await sql`
    insert into parcels (id, order_id, position, storefront, ship_on, carrier, created_at)
    values (${id}, ${orderId}, ${position}, ${storefront}, ${shipOn}, ${carrier}, ${now})`.execute(db)
  await sql`
    insert into parcel_shipments (shipment_id, parcel_id) select unnest(${shipmentIds}::uuid[]), ${id}`.execute(db)
}

export async function listParcels(db: Db, orderId: string): Promise<Parcel[]> {
  const { rows } = await sql<Parcel>`select ${COLUMNS} from parcels p where p.order_id = ${orderId} order by p.position`.execute(
    db,
  )
  return rows
}

/** The parcel a shipment travels in. Locked: it does not leave while its address is being changed. */
export async function lockParcel(
  db: Db,
  { shipmentId, orderId }: { shipmentId: string; orderId: string },
): Promise<Parcel | undefined> {
  const { rows } = await sql<Parcel>`
    select ${COLUMNS} from parcels p
    where p.order_id = ${orderId} and p.id = (select ps.parcel_id from parcel_shipments ps where ps.shipment_id::text = ${shipmentId})
    for update of p`.execute(db)
  return rows[0]
}

/** What is to leave the house by that day, first come first served. */
export async function listParcelsToPack(db: Db, { storefront, by }: { storefront: string; by: string }): Promise<Parcel[]> {
  const { rows } = await sql<Parcel>`
    select ${COLUMNS} from parcels p
    where p.state = 'TO_PACK' and p.ship_on <= ${by}::date and p.storefront = ${storefront}
    order by p.ship_on, p.created_at, p.order_id, p.position limit 1000`.execute(db)
  return rows
}

/** False when it is on its way already. */
export async function markShipped(db: Db, parcelId: string, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update parcels set state = 'SHIPPED', shipped_at = ${now} where id = ${parcelId} and state = 'TO_PACK'`.execute(db)
  return numAffectedRows === 1n
}
