import { type ExpressionBuilder, sql } from 'kysely'
import type { DB } from '#generated/db.ts'
import type { ArrivalDays } from '#modules/delivery/index.ts'
import type { Db } from '#platform/context.ts'
import { batch } from '#platform/db/batch.ts'
import { anyOf, literal } from '#platform/db/typed-sql.ts'
import type { Parcel } from '../gift.ts'

type NewParcel = Pick<Parcel, 'id' | 'orderId' | 'position' | 'storefront' | 'shipOn' | 'carrier' | 'shipmentIds'>

export async function insertParcel(db: Db, parcel: NewParcel & { now: Date }): Promise<void> {
  const { id, orderId, position, storefront, shipOn, carrier, shipmentIds, now } = parcel
  await batch(db, [
    db.insertInto('parcels').values({ id, order_id: orderId, position, storefront, ship_on: shipOn, carrier, created_at: now }),
    sql`insert into parcel_shipments (shipment_id, parcel_id) select unnest(${shipmentIds}::uuid[]), ${id}`,
  ])
}

export async function listParcels(db: Db, orderId: string): Promise<Parcel[]> {
  return (await selectParcels(db).where('order_id', '=', orderId).orderBy('position').execute()).map(toParcel)
}

export async function listParcelsOfOrders(db: Db, orderIds: readonly string[]): Promise<Parcel[]> {
  return (await selectParcels(db).where('order_id', '=', anyOf(orderIds)).execute()).map(toParcel)
}

/** Locks the parcels, so that none is packed or shipped in the meantime. */
export async function lockParcels(db: Db, orderId: string): Promise<void> {
  await db.selectFrom('parcels').select('id').where('order_id', '=', orderId).orderBy('position').forUpdate().execute()
}

/** Locks the parcel of a shipment, so that it is not shipped while its address is being changed. */
export async function lockParcel(
  db: Db,
  { shipmentId, orderId }: { shipmentId: string; orderId: string },
): Promise<Parcel | undefined> {
  const row = await selectParcels(db)
    .where('order_id', '=', orderId)
    .where('id', '=', (eb) =>
      eb
        .selectFrom('parcel_shipments')
        .select('parcel_id')
        .where((eb) => eb(eb.cast('shipment_id', 'text'), '=', shipmentId)),
    )
    .forUpdate()
    .executeTakeFirst()
  return row && toParcel(row)
}

/**
 * Undefined when the parcel is already shipped, or its order is stopped. Locks it, so that its address does not change while its slip is printed. It
 * is read after locking, because the request that held the lock before may have printed its cards.
 */
export async function lockParcelToPack(db: Db, parcelId: string): Promise<Parcel | undefined> {
  await db.selectFrom('parcels').select('id').where('id', '=', parcelId).forUpdate().execute()
  const row = await selectParcels(db)
    .where('id', '=', parcelId)
    .where('state', '=', 'TO_PACK')
    .where((eb) => eb.not(isStopped(eb)))
    .executeTakeFirst()
  return row && toParcel(row)
}

/** Parcels that must be shipped by that day, in the order of their orders. */
export async function listParcelsToPack(db: Db, { storefront, by }: { storefront: string; by: string }): Promise<Parcel[]> {
  const rows = await selectParcels(db)
    .where('state', '=', literal('TO_PACK'))
    .where('ship_on', '<=', by)
    .where('storefront', '=', storefront)
    .orderBy('ship_on')
    .orderBy('created_at')
    .orderBy('order_id')
    .orderBy('position')
    .execute()
  return rows.map(toParcel)
}

export async function markPrinted(db: Db, parcelId: string, now: Date): Promise<void> {
  await db.updateTable('parcels').set({ slip_at: now, has_old_slip: false }).where('id', '=', parcelId).execute()
}

export async function insertReading(
  db: Db,
  { parcelId, readBy, now }: { parcelId: string; readBy: string; now: Date },
): Promise<void> {
  await db.insertInto('card_readings').values({ parcel_id: parcelId, read_by: readBy, read_at: now }).execute()
}

/** Changes the day for everything in the parcel. */
export async function moveParcel(
  db: Db,
  { id, shipmentIds, shipOn, deliverOn, promised }: Pick<Parcel, 'id' | 'shipmentIds' | 'shipOn'> & Moved,
): Promise<void> {
  const day = { deliver_on: deliverOn, promised_from: promised.from, promised_until: promised.until }
  await batch(db, [
    db.updateTable('parcels').set({ ship_on: shipOn }).where('id', '=', id),
    db.updateTable('shipments').set(day).where('id', 'in', shipmentIds),
  ])
}

type Moved = { deliverOn: string | null; promised: ArrivalDays }

/** The address has changed, so the printed slip must not be used. */
export async function withdrawSlip(db: Db, parcelId: string): Promise<void> {
  await db
    .updateTable('parcels')
    .set((eb) => ({
      slip_at: null,
      has_old_slip: eb.or([eb.ref('has_old_slip'), eb('slip_at', 'is not', null)]).$castTo<boolean>(),
    }))
    .where('id', '=', parcelId)
    .execute()
}

/** False when the parcel is already shipped, has no valid slip, its cards were never printed, or its order is stopped. */
export async function markShipped(db: Db, parcelId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('parcels')
    .set({ state: 'SHIPPED', shipped_at: now })
    .where('id', '=', parcelId)
    .where('state', '=', 'TO_PACK')
    .where('slip_at', 'is not', null)
    .where((eb) => eb.not(isStopped(eb)))
    .where((eb) => eb.or([eb(lastReading(eb), 'is not', null), eb.not(hasCards(eb))]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

type ParcelExpressions = ExpressionBuilder<DB, 'parcels'>

function isStopped(eb: ParcelExpressions) {
  return eb.fn<boolean>('is_order_stopped', ['order_id'])
}

function hasCards(eb: ParcelExpressions) {
  return eb.exists(
    eb
      .selectFrom('parcel_shipments as ps')
      .innerJoin('packages as k', 'k.shipment_id', 'ps.shipment_id')
      .select('k.id')
      .whereRef('ps.parcel_id', '=', 'parcels.id')
      .where('k.product_type', '<>', 'DONATION'),
  )
}

function lastReading(eb: ParcelExpressions) {
  return eb
    .selectFrom('card_readings as r')
    .select((eb) => eb.fn.max('r.read_at').as('at'))
    .whereRef('r.parcel_id', '=', 'parcels.id')
}

function selectParcels(db: Db) {
  return db
    .selectFrom('parcels')
    .select(['id', 'order_id as orderId', 'position', 'storefront', 'state', 'ship_on as shipOn', 'carrier', 'slip_at as slipAt'])
    .select(['has_old_slip as hasOldSlip', 'shipped_at as shippedAt'])
    .select((eb) => [
      eb
        .selectFrom('orders as o')
        .select('o.number')
        .whereRef('o.id', '=', 'parcels.order_id')
        .$asScalar()
        .$notNull()
        .as('orderNumber'),
      hasCards(eb).$castTo<boolean>().as('hasCards'),
      lastReading(eb).as('cardsReadAt'),
      isStopped(eb).as('isStopped'),
      eb.fn<boolean>('is_exchange_undone', ['order_id']).as('isUndone'),
      sql<string[]>`array(select s.shipment_id::text from parcel_shipments s where s.parcel_id = parcels.id)`.as('shipmentIds'),
    ])
}

type ParcelRow = Awaited<ReturnType<ReturnType<typeof selectParcels>['executeTakeFirstOrThrow']>>

function toParcel({ orderNumber, ...row }: ParcelRow): Parcel {
  return { ...row, label: `${orderNumber}-${row.position}` }
}
