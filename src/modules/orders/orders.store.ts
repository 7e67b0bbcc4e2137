import { sql } from 'kysely'
import type { Db } from '../../platform/context.ts'
import type { FrozenPrices, Order, OrderStatus, Package, Shipment } from './order.ts'
import { canBecome } from './order-status.ts'
import type { Totals } from './totals/order-totals.ts'

type Minor<T> = { [K in keyof T]: bigint | null }
type OrderRow = Omit<Order, 'shipments' | 'frozenTotals'> & Minor<Totals>
type LineRow = Omit<Shipment, 'packages'> &
  Minor<FrozenPrices> & {
    /** Null: a shipment that holds no package. */
    packageId: string | null
    valueMinor: bigint
    packagePosition: number
  } & Omit<Package, 'id' | 'valueMinor' | 'frozen' | 'position'>

const ORDER_COLUMNS = sql`
  id, number, storefront, kind, status, user_id as "userId", language, currency, delivery_mode as "deliveryMode",
  customer_type as "customerType", billing_address as "billingAddress", newsletter, payment_method as "paymentMethod",
  subtotal_minor as "subtotalMinor", shipping_minor as "shippingMinor", service_fee_minor as "serviceFeeMinor",
  discount_minor as "discountMinor", tax_minor as "taxMinor", total_minor as "totalMinor", created_at as "createdAt",
  placed_at as "placedAt", completed_at as "completedAt", canceled_at as "canceledAt"`

export async function findOrder(db: Db, id: string): Promise<Order | undefined> {
  const { rows } = await sql<OrderRow>`select ${ORDER_COLUMNS} from orders where id = ${id}`.execute(db)
  return withShipments(db, rows[0])
}

export async function readOrder(db: Db, id: string): Promise<Order> {
  const order = await findOrder(db, id)
  if (!order) throw new Error(`There is no order ${id}`)
  return order
}

/** Locks the row, so that two tabs changing one order cannot overwrite each other. Undefined when there is none. */
export async function lockOrder(db: Db, id: string): Promise<Order | undefined> {
  const { rows } = await sql<OrderRow>`select ${ORDER_COLUMNS} from orders where id = ${id} for no key update`.execute(db)
  return withShipments(db, rows[0])
}

/** Whose order it is: a customer's by their account, a guest's by the cookie. */
export type Owner = { userId: string | undefined; tokenHash: Buffer | undefined }

/** Undefined when it is somebody else's, as if it did not exist. */
export async function findOwnedOrder(db: Db, id: string, { userId, tokenHash }: Owner): Promise<Order | undefined> {
  const { rows } = await sql<OrderRow>`
    select ${ORDER_COLUMNS} from orders where id = ${id}
      and (user_id = ${userId ?? null}::uuid or (user_id is null and cart_token_hash = ${tokenHash ?? null}::bytea))`.execute(db)
  return withShipments(db, rows[0])
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

async function withShipments(db: Db, row: OrderRow | undefined): Promise<Order | undefined> {
  if (!row) return undefined
  const { subtotalMinor, shippingMinor, serviceFeeMinor, discountMinor, taxMinor, totalMinor, ...order } = row
  const totals = { subtotalMinor, shippingMinor, serviceFeeMinor, discountMinor, taxMinor, totalMinor }
  return {
    ...order,
    frozenTotals: totalMinor === null ? null : toNumbers<Totals>(totals),
    shipments: await listShipments(db, row.id),
  }
}

async function listShipments(db: Db, orderId: string): Promise<Shipment[]> {
  const { rows } = await sql<LineRow>`
    select s.id, s.tag, s.kind, s.receiver_kind as "receiverKind", s.receiver, s.deliver_at as "deliverAt",
      s.deliver_on as "deliverOn", s.position, p.id as "packageId", p.variation_id as "variationId",
      p.product_id as "productId", p.product_type as "productType", p.title, p.qty, p.value_minor as "valueMinor",
      p.wrapper_key as "wrapperKey", p.gift_packing_key as "giftPackingKey", p.message, p.wrapper_minor as "wrapperMinor",
      p.packing_minor as "packingMinor", p.discount_minor as "discountMinor", p.position as "packagePosition"
    from shipments s left join packages p on p.shipment_id = s.id
    where s.order_id = ${orderId} order by s.position, p.position`.execute(db)
  return [...Map.groupBy(rows, ({ id }) => id).values()].map(toShipment)
}

function toShipment(rows: LineRow[]): Shipment {
  const { id, tag, kind, receiverKind, receiver, deliverAt, deliverOn, position } = rows[0] as LineRow
  const packages = rows.flatMap((row) => (row.packageId === null ? [] : [toPackage(row, row.packageId)]))
  return { id, tag, kind, receiverKind, receiver, deliverAt, deliverOn, position, packages }
}

function toPackage(row: LineRow, id: string): Package {
  const { wrapperMinor, packingMinor, discountMinor } = row
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
