import { sql } from 'kysely'
import type { Db } from '../../../../platform/context.ts'
import { batch } from '../../../../platform/db/batch.ts'
import type { Parcel } from '../gift.ts'

const HAS_CARDS = sql`exists (
  select from parcel_shipments ps join packages k on k.shipment_id = ps.shipment_id where ps.parcel_id = p.id and k.product_type <> 'DONATION')`

const COLUMNS = sql`
  p.id, p.order_id as "orderId", p.position, (select o.number from orders o where o.id = p.order_id) || '-' || p.position as label, p.storefront, p.state, p.ship_on::text as "shipOn", p.carrier, p.slip_at as "slipAt",
  p.has_old_slip as "hasOldSlip", p.shipped_at as "shippedAt", ${HAS_CARDS} as "hasCards",
  (select max(r.read_at) from card_readings r where r.parcel_id = p.id) as "cardsReadAt", is_order_stopped(p.order_id) as "isStopped",
  array(select ps.shipment_id::text from parcel_shipments ps where ps.parcel_id = p.id) as "shipmentIds"`

type NewParcel = Pick<Parcel, 'id' | 'orderId' | 'position' | 'storefront' | 'shipOn' | 'carrier' | 'shipmentIds'>

export async function insertParcel(db: Db, parcel: NewParcel & { now: Date }): Promise<void> {
  const { id, orderId, position, storefront, shipOn, carrier, shipmentIds, now } = parcel
  await batch(db, [
    sql`
    insert into parcels (id, order_id, position, storefront, ship_on, carrier, created_at)
    values (${id}, ${orderId}, ${position}, ${storefront}, ${shipOn}, ${carrier}, ${now})`,
    sql`insert into parcel_shipments (shipment_id, parcel_id) select unnest(${shipmentIds}::uuid[]), ${id}`,
  ])
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

/**
 * Undefined when it is on its way, or its order stopped. Locked: its address stays as it is while its slip is printed. Read only then, for whoever had it may have
 * had its cards printed.
 */
export async function lockParcelToPack(db: Db, parcelId: string): Promise<Parcel | undefined> {
  await sql`select from parcels where id = ${parcelId} for update`.execute(db)
  const { rows } = await sql<Parcel>`
    select ${COLUMNS} from parcels p
    where p.id = ${parcelId} and p.state = 'TO_PACK' and not is_order_stopped(p.order_id)`.execute(db)
  return rows[0]
}

/** What is to leave the house by that day, first come first served. */
export async function listParcelsToPack(db: Db, { storefront, by }: { storefront: string; by: string }): Promise<Parcel[]> {
  const { rows } = await sql<Parcel>`
    select ${COLUMNS} from parcels p
    where p.state = 'TO_PACK' and p.ship_on <= ${by}::date and p.storefront = ${storefront}
    order by p.ship_on, p.created_at, p.order_id, p.position`.execute(db)
  return rows
}

export async function markPrinted(db: Db, parcelId: string, now: Date): Promise<void> {
  await sql`update parcels set slip_at = ${now}, has_old_slip = false where id = ${parcelId}`.execute(db)
}

export async function insertReading(
  db: Db,
  { parcelId, readBy, now }: { parcelId: string; readBy: string; now: Date },
): Promise<void> {
  await sql`insert into card_readings (parcel_id, read_by, read_at) values (${parcelId}, ${readBy}, ${now})`.execute(db)
}

/** Its address is another now: what was printed is not to be used. */
export async function withdrawSlip(db: Db, parcelId: string): Promise<void> {
  await sql`
    update parcels set slip_at = null, has_old_slip = has_old_slip or slip_at is not null where id = ${parcelId}`.execute(db)
}

/** False when it is on its way already, has no slip that is right, its cards were never printed, or its order is stopped. */
export async function markShipped(db: Db, parcelId: string, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update parcels p set state = 'SHIPPED', shipped_at = ${now}
    where p.id = ${parcelId} and p.state = 'TO_PACK' and p.slip_at is not null and not is_order_stopped(p.order_id)
      and (exists (select from card_readings r where r.parcel_id = p.id) or not ${HAS_CARDS})`.execute(db)
  return numAffectedRows === 1n
}
