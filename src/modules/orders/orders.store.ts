import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/context.ts'
import { sendLater } from '../../platform/db/pool.ts'
import type { FrozenPrices, Order, OrderStatus, Package, Shipment } from './order.ts'
import { canBecome } from './order-status.ts'
import type { Totals } from './totals/order-totals.ts'

type Minor<T> = { [K in keyof T]: bigint | null }
export type OrderRow = Omit<Order, 'shipments' | 'frozenTotals'> & Minor<Totals>
type PackageRow = Omit<Package, 'id' | 'valueMinor' | 'frozen' | 'position'> & {
  packageId: string | null
  valueMinor: bigint
  packagePosition: number
  wrapperMinor: bigint | null
  packingMinor: bigint | null
  promotionMinor: bigint | null
}
/** One row a package: an order without any shipment has one row, and so has a shipment without a package. */
type LineRow = OrderRow &
  Omit<Shipment, 'id' | 'kind' | 'packages'> & { shipmentId: string | null; shipmentKind: Shipment['kind'] } & PackageRow

/** Of `orders o`. */
export const ORDER_COLUMNS = sql`
  o.id, o.number, o.storefront, o.kind, o.status, o.user_id as "userId", o.language, o.currency,
  o.delivery_mode as "deliveryMode", o.customer_type as "customerType", o.billing_address as "billingAddress", o.newsletter,
  o.payment_method as "paymentMethod", o.subtotal_minor as "subtotalMinor", o.shipping_minor as "shippingMinor",
  o.service_fee_minor as "serviceFeeMinor", o.discount_minor as "discountMinor", o.tax_minor as "taxMinor",
  o.total_minor as "totalMinor", o.created_at as "createdAt", o.placed_at as "placedAt", o.completed_at as "completedAt",
  o.canceled_at as "canceledAt"`

/** All of an order in one statement: it is read at every step of a purchase. */
export async function findOrderWhere(db: Db, condition: RawBuilder<unknown>): Promise<Order | undefined> {
  const { rows } = await sql<LineRow>`
    select ${ORDER_COLUMNS},
      s.id as "shipmentId", s.tag, s.kind as "shipmentKind", s.receiver_kind as "receiverKind", s.receiver,
      s.deliver_at as "deliverAt", s.deliver_on as "deliverOn", s.position,
      p.id as "packageId", p.variation_id as "variationId", p.product_id as "productId", p.product_type as "productType", p.title,
      p.qty, p.value_minor as "valueMinor", p.wrapper_key as "wrapperKey", p.gift_packing_key as "giftPackingKey", p.message,
      p.wrapper_minor as "wrapperMinor", p.packing_minor as "packingMinor", p.discount_minor as "promotionMinor",
      p.position as "packagePosition"
    from orders o left join shipments s on s.order_id = o.id left join packages p on p.shipment_id = s.id
    where ${condition} order by s.position, p.position`.execute(db)
  return rows[0] && toOrder(rows[0], rows)
}

export function findOrder(db: Db, id: string): Promise<Order | undefined> {
  return findOrderWhere(db, sql`o.id = ${id}`)
}

export async function readOrder(db: Db, id: string): Promise<Order> {
  const order = await findOrder(db, id)
  if (!order) throw new Error(`There is no order ${id}`)
  return order
}

/** Locks the row, so that two tabs changing one order cannot overwrite each other; read only then, for whoever had it may have changed it. */
export async function lockOrder(db: Db, id: string): Promise<Order | undefined> {
  await lockOrderLater(db, id)
  return findOrder(db, id)
}

/** Together with the next statement. */
export function lockOrderLater(db: Db, id: string): Promise<void> {
  return sendLater(db, sql`select from orders where id = ${id} for no key update`)
}

/** Whose order it is: a customer's by their account, a guest's by the cookie. */
export type Owner = { userId: string | undefined; tokenHash: Buffer | undefined }

/** Undefined when it is somebody else's, as if it did not exist. */
export function findOwnedOrder(db: Db, id: string, { userId, tokenHash }: Owner): Promise<Order | undefined> {
  return findOrderWhere(
    db,
    sql`o.id = ${id}
      and (o.user_id = ${userId ?? null}::uuid or (o.user_id is null and o.cart_token_hash = ${tokenHash ?? null}::bytea))`,
  )
}

type Placed = { storefront: string; after: Date }

/** What a customer, or whoever sits at this browser, placed last. */
export function findLastOrder(db: Db, { userId, tokenHash }: Owner, { storefront, after }: Placed): Promise<Order | undefined> {
  const lastOf = (owner: RawBuilder<unknown>) => sql`
    (select id, placed_at from orders
    where ${owner} and status <> 'CART' and storefront = ${storefront} and placed_at > ${after} order by placed_at desc limit 1)`
  return findOrderWhere(
    db,
    sql`o.id = (
      select id from (
        ${lastOf(sql`user_id = ${userId ?? null}::uuid`)} union all
        ${lastOf(sql`user_id is null and cart_token_hash = ${tokenHash ?? null}::bytea`)}
      ) last order by placed_at desc limit 1)`,
  )
}

/** Moves an order on; throws when its status does not lead there. The caller holds its lock. */
export async function moveOrder(
  db: Db,
  { id, from, to, now }: { id: string; from: OrderStatus; to: Exclude<OrderStatus, 'CART'>; now: Date },
): Promise<void> {
  if (!canBecome(from, to)) throw new Error(`An order that is ${from} cannot become ${to}`)
  const { numAffectedRows } = await sql`
    update orders set status = ${to}, updated_at = ${now},
      completed_at = case when ${to} = 'COMPLETED' then ${now}::timestamptz end,
      canceled_at = case when ${to} = 'CANCELED' then ${now}::timestamptz end
    where id = ${id} and status = ${from}`.execute(db)
  if (numAffectedRows !== 1n) throw new Error(`Order ${id} is not ${from}`)
}

/** Another way to pay was chosen. */
export async function savePaymentMethod(db: Db, id: string, method: string): Promise<void> {
  await sql`update orders set payment_method = ${method} where id = ${id}`.execute(db)
}

export function toOrder(row: OrderRow, lines: readonly LineRow[] = []): Order {
  const { subtotalMinor, shippingMinor, serviceFeeMinor, discountMinor, taxMinor, totalMinor } = row
  const totals = { subtotalMinor, shippingMinor, serviceFeeMinor, discountMinor, taxMinor, totalMinor }
  const { id, number, storefront, kind, status, userId, language, currency, deliveryMode, customerType, billingAddress } = row
  const { newsletter, paymentMethod, createdAt, placedAt, completedAt, canceledAt } = row
  const byShipment = Map.groupBy(lines, ({ shipmentId }) => shipmentId)
  return {
    ...{ id, number, storefront, kind, status, userId, language, currency, deliveryMode, customerType, billingAddress },
    ...{ newsletter, paymentMethod, createdAt, placedAt, completedAt, canceledAt },
    frozenTotals: totalMinor === null ? null : toNumbers<Totals>(totals),
    shipments: [...byShipment].flatMap(([id, rows]) => (id === null ? [] : [toShipment(id, rows)])),
  }
}

function toShipment(id: string, rows: readonly LineRow[]): Shipment {
  const { tag, shipmentKind, receiverKind, receiver, deliverAt, deliverOn, position } = rows[0] as LineRow
  const packages = rows.flatMap((row) => (row.packageId === null ? [] : [toPackage(row.packageId, row)]))
  return { id, tag, kind: shipmentKind, receiverKind, receiver, deliverAt, deliverOn, position, packages }
}

function toPackage(id: string, row: PackageRow): Package {
  const { wrapperMinor, packingMinor, promotionMinor: discountMinor } = row
  return {
    id,
    variationId: row.variationId,
    productId: row.productId,
    productType: row.productType,
    title: row.title,
    qty: row.qty,
    valueMinor: Number(row.valueMinor),
    wrapperKey: row.wrapperKey,
    giftPackingKey: row.giftPackingKey,
    message: row.message,
    frozen: discountMinor === null ? null : toNumbers<FrozenPrices>({ wrapperMinor, packingMinor, discountMinor }),
    position: row.packagePosition,
  }
}

function toNumbers<T>(minors: Minor<T>): T {
  return Object.fromEntries(Object.entries(minors).map(([name, minor]) => [name, Number(minor)])) as T
}
