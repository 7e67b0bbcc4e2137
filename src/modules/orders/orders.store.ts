import { type Expression, type ExpressionBuilder, type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import type { DB } from '../../generated/db.ts'
import type { Db } from '../../platform/context.ts'
import { batch } from '../../platform/db/batch.ts'
import { anyOf, literal } from '../../platform/db/typed-sql.ts'
import type { FrozenPrices, Order, OrderAddress, OrderStatus, Package, Shipment } from './order.ts'
import { canBecome } from './order-status.ts'
import type { Totals } from './totals/order-totals.ts'

/** The row as it is read from JSON. */
type PackageRow = Omit<Package, 'frozen'> & { [K in keyof FrozenPrices]: number | null }
type ShipmentRow = Omit<Shipment, 'deliverAt' | 'packages'> & { deliverAt: string | null; packages: readonly PackageRow[] | null }

/** The condition that selects the order. */
export type OrderCondition = (eb: ExpressionBuilder<DB, 'orders'>) => Expression<SqlBool>

export async function findOrderWhere(db: Db, condition: OrderCondition): Promise<Order | undefined> {
  const row = await selectOrder(db, condition).executeTakeFirst()
  return row && toOrder(row, row.shipments)
}

/**
 * Locks the row, so that two tabs that change one order cannot overwrite each other. The order is read after locking, because the request that held
 * the lock before may have changed it. An order that was created between the two statements is not locked, so it is not returned.
 */
export async function lockOrderWhere(db: Db, condition: OrderCondition): Promise<{ order: Order; updatedAt: Date } | undefined> {
  const lock = db.selectFrom('orders').select('id').where(condition).forNoKeyUpdate()
  const [locked, found] = await batch(db, [lock, selectOrder(db, condition)])
  const row = found.rows[0]
  return row && locked.rows.length > 0 ? { order: toOrder(row, row.shipments), updatedAt: row.updated_at } : undefined
}

/** Reads the whole order in one statement, because it is read at every step of a purchase. */
function selectOrder(db: Db, condition: OrderCondition) {
  return db.selectFrom('orders').selectAll().select(SHIPMENTS.as('shipments')).where(condition)
}

/** As JSON, because the driver parses the columns of a row one by one, which is slower. */
const SHIPMENTS = sql<readonly ShipmentRow[] | null>`(
  select json_agg(json_build_object(
    'id', s.id, 'tag', s.tag, 'kind', s.kind, 'receiverKind', s.receiver_kind, 'receiver', s.receiver, 'deliverAt', s.deliver_at,
    'deliverOn', s.deliver_on, 'promised', case when s.promised_from is not null then
      json_build_object('from', s.promised_from, 'until', s.promised_until) end, 'position', s.position, 'packages', (
      select json_agg(json_build_object(
        'id', p.id, 'variationId', p.variation_id, 'productId', p.product_id, 'productType', p.product_type, 'title', p.title,
        'qty', p.qty, 'valueMinor', p.value_minor, 'wrapperKey', p.wrapper_key, 'giftPackingKey', p.gift_packing_key,
        'message', p.message, 'wrapperMinor', p.wrapper_minor, 'packingMinor', p.packing_minor, 'discountMinor', p.discount_minor,
        'validityMonths', c.validity_months, 'position', p.position
      ) order by p.position)
      from packages p left join product_validity c on c.product_id = p.product_id where p.shipment_id = s.id)
  ) order by s.position)
  from shipments s where s.order_id = orders.id)`

export function findOrder(db: Db, id: string): Promise<Order | undefined> {
  return findOrderWhere(db, (eb) => eb('id', '=', id))
}

/** Finds an order by the number that customers see. */
export function findOrderByNumber(db: Db, number: bigint): Promise<Order | undefined> {
  return findOrderWhere(db, (eb) => eb('number', '=', number))
}

export async function readOrder(db: Db, id: string): Promise<Order> {
  const order = await findOrder(db, id)
  if (!order) throw new Error(`There is no order ${id}`)
  return order
}

/** Reads any number of orders in one statement. */
export async function listOrders(db: Db, ids: readonly string[]): Promise<Order[]> {
  const rows = await selectOrder(db, (eb) => eb('id', '=', anyOf(ids))).execute()
  return rows.map((row) => toOrder(row, row.shipments))
}

export async function lockOrder(db: Db, id: string): Promise<Order | undefined> {
  return (await lockOrderWhere(db, (eb) => eb('id', '=', id)))?.order
}

export async function listKindsOfOrders(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Order['kind']>> {
  const rows = await db.selectFrom('orders').select(['id', 'kind']).where('id', '=', anyOf(ids)).execute()
  return new Map(rows.map(({ id, kind }) => [id, kind]))
}

/** The owner of an order: a customer by account, a guest by the cookie of the cart, a redeem order by the cookie of the browser that opened it. */
export type Owner = { userId: string | undefined; tokenHash: Buffer | undefined; redeemHash?: Buffer | undefined }

/** Undefined when it belongs to another visitor, as if it did not exist. */
export function findOwnedOrder(db: Db, id: string, { userId, tokenHash, redeemHash }: Owner): Promise<Order | undefined> {
  return findOrderWhere(db, (eb) => {
    const isOwnGuestOrder = eb.and([eb('user_id', 'is', null), eb('cart_token_hash', '=', tokenHash ?? null)])
    const isOwnRedeemOrder = eb.and([eb('kind', '=', literal('REDEEM')), eb('cart_token_hash', '=', redeemHash ?? null)])
    return eb.and([eb('id', '=', id), eb.or([eb('user_id', '=', userId ?? null), isOwnGuestOrder, isOwnRedeemOrder])])
  })
}

type Redeemer = { redeemHash: Buffer; storefront: string }

/** The redeem order of a token, in any status. */
export function findRedeemOrder(db: Db, { redeemHash, storefront }: Redeemer): Promise<Order | undefined> {
  return findOrderWhere(db, (eb) => eb.and({ kind: literal('REDEEM'), cart_token_hash: redeemHash, storefront }))
}

/** Locks a browser's redeem order while it is being filled, in order to change it. Other tabs wait. */
export async function lockOpenRedeemOrder(db: Db, { redeemHash, storefront }: Redeemer): Promise<Order | undefined> {
  const isOpen: OrderCondition = (eb) =>
    eb.and({ status: literal('CART'), kind: literal('REDEEM'), cart_token_hash: redeemHash, storefront })
  return (await lockOrderWhere(db, isOpen))?.order
}

type Placed = { storefront: string; after: Date }

/** The last order of a customer, or of the guest in this browser, that was placed from a cart. */
export function findLastOrder(db: Db, { userId, tokenHash }: Owner, { storefront, after }: Placed): Promise<Order | undefined> {
  const lastOf = (owner: RawBuilder<unknown>) => sql`
    (select id, placed_at from orders
    where ${owner} and status <> 'CART' and kind in ('REGULAR', 'REORDER') and storefront = ${storefront} and placed_at > ${after} order by placed_at desc limit 1)`
  return findOrderWhere(
    db,
    () => sql<boolean>`orders.id = (
      select id from (
        ${lastOf(sql`user_id = ${userId ?? null}::uuid`)} union all
        ${lastOf(sql`user_id is null and cart_token_hash = ${tokenHash ?? null}::bytea`)}
      ) last order by placed_at desc limit 1)`,
  )
}

/** Changes the status of an order; throws when the change is not allowed. The caller holds its lock. */
export async function moveOrder(
  db: Db,
  { id, from, to, now }: { id: string; from: OrderStatus; to: Exclude<OrderStatus, 'CART'>; now: Date },
): Promise<void> {
  if (!canBecome(from, to)) throw new Error(`An order cannot change from ${from} to ${to}`)
  const { numUpdatedRows } = await db
    .updateTable('orders')
    .set({ status: to, updated_at: now })
    .set({ completed_at: to === 'COMPLETED' ? now : null, canceled_at: to === 'CANCELED' ? now : null })
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new Error(`Order ${id} is not ${from}`)
}

/** Statements for a batch that store the promise of each parcel. */
export function promiseUpdates(db: Db, shipments: readonly Pick<Shipment, 'id' | 'promised'>[]) {
  return shipments.flatMap(({ id, promised }) =>
    promised
      ? [db.updateTable('shipments').set({ promised_from: promised.from, promised_until: promised.until }).where('id', '=', id)]
      : [],
  )
}

export async function savePromises(db: Db, shipments: readonly Pick<Shipment, 'id' | 'promised'>[]): Promise<void> {
  await batch(db, promiseUpdates(db, shipments))
}

/** The shopper chose another payment method. */
export async function savePaymentMethod(db: Db, id: string, method: string): Promise<void> {
  await db.updateTable('orders').set({ payment_method: method }).where('id', '=', id).execute()
}

export function toOrder(row: Selectable<DB['orders']>, shipments: readonly ShipmentRow[] | null = null): Order {
  return {
    id: row.id,
    number: row.number,
    storefront: row.storefront,
    kind: row.kind,
    status: row.status,
    userId: row.user_id,
    language: row.language,
    currency: row.currency,
    deliveryMode: row.delivery_mode,
    customerType: row.customer_type,
    billingAddress: row.billing_address as OrderAddress | null,
    newsletter: row.newsletter,
    paymentMethod: row.payment_method,
    frozenTotals: row.total_minor === null ? null : toTotals(row),
    createdAt: row.created_at,
    placedAt: row.placed_at,
    completedAt: row.completed_at,
    canceledAt: row.canceled_at,
    shipments: (shipments ?? []).map(toShipment),
  }
}

function toTotals(row: Selectable<DB['orders']>): Totals {
  return {
    subtotalMinor: Number(row.subtotal_minor),
    shippingMinor: Number(row.shipping_minor),
    serviceFeeMinor: Number(row.service_fee_minor),
    discountMinor: Number(row.discount_minor),
    taxMinor: Number(row.tax_minor),
    totalMinor: Number(row.total_minor),
  }
}

function toShipment({ deliverAt, packages, ...row }: ShipmentRow): Shipment {
  return { ...row, deliverAt: deliverAt === null ? null : new Date(deliverAt), packages: (packages ?? []).map(toPackage) }
}

function toPackage({ wrapperMinor, packingMinor, discountMinor, ...row }: PackageRow): Package {
  if (discountMinor === null) return { ...row, frozen: null }
  return { ...row, frozen: { wrapperMinor: wrapperMinor ?? 0, packingMinor: packingMinor ?? 0, discountMinor } }
}
