import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/context.ts'
import { batch } from '../../../platform/db/batch.ts'
import type { CustomerType, DeliveryMode, FrozenPrices, Order, OrderAddress, Package, Shipment } from '../order.ts'
import { findOrderWhere, lockOrderWhere, ORDER_COLUMNS, type OrderRow, type Owner, toOrder } from '../orders.store.ts'
import type { Totals } from '../totals/order-totals.ts'

type Place = { storefront: string }

/** Of `orders o`; both are in an index of carts alone. */
function isCartOfCustomer(userId: string, storefront: string): RawBuilder<unknown> {
  return sql`o.status = 'CART' and o.user_id = ${userId} and o.storefront = ${storefront}`
}

function isCartOfGuest(tokenHash: Buffer, storefront: string): RawBuilder<unknown> {
  return sql`o.status = 'CART' and o.cart_token_hash = ${tokenHash} and o.storefront = ${storefront} and o.user_id is null`
}

/** The cart of a customer, or the one of this browser that belongs to no customer. */
async function findFirst<T>(
  { userId, tokenHash, storefront }: Owner & Place,
  find: (whose: RawBuilder<unknown>) => Promise<T | undefined>,
): Promise<T | undefined> {
  const own = userId && (await find(isCartOfCustomer(userId, storefront)))
  return own || (tokenHash ? find(isCartOfGuest(tokenHash, storefront)) : undefined)
}

export function findCartOf(db: Db, owner: Owner & Place): Promise<Order | undefined> {
  return findFirst(owner, (whose) => findOrderWhere(db, whose))
}

/** Beside its days in the shop this is nothing, and a change of a cart costs one writing less. */
const TOUCH_AGAIN_AFTER_MS = 60 * 60_000

/** To be changed: another tab waits, and its days begin anew. */
export async function touchCartOf(
  db: Db,
  owner: Owner & Place,
  { language, now }: { language: string; now: Date },
): Promise<Order | undefined> {
  const locked = await lockCartOf(db, owner)
  if (!locked) return undefined
  const { order: cart, updatedAt } = locked
  const isStale = now.getTime() - updatedAt.getTime() >= TOUCH_AGAIN_AFTER_MS
  if (isStale || cart.language !== language) {
    await sql`update orders set updated_at = ${now}, language = ${language} where id = ${cart.id}`.execute(db)
  }
  return { ...cart, language }
}

/** Another tab waits. A cart that was placed while this one waited is a cart no more, and not found. */
export function lockCartOf(db: Db, owner: Owner & Place): Promise<{ order: Order; updatedAt: Date } | undefined> {
  return findFirst(owner, (whose) => lockOrderWhere(db, whose))
}

export async function findCustomerCartId(db: Db, userId: string, storefront: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select o.id from orders o where ${isCartOfCustomer(userId, storefront)}`.execute(db)
  return rows[0]?.id
}

export async function findGuestCartId(db: Db, tokenHash: Buffer, storefront: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select o.id from orders o where ${isCartOfGuest(tokenHash, storefront)}`.execute(db)
  return rows[0]?.id
}

type NewCart = Owner & Place & { id: string; language: string; currency: string; now: Date }

/** Undefined when another tab was quicker. */
export async function insertCart(
  db: Db,
  { id, userId, tokenHash, storefront, language, currency, now }: NewCart,
): Promise<Order | undefined> {
  const { rows } = await sql<OrderRow>`
    insert into orders as o (id, storefront, cart_token_hash, user_id, language, currency, created_at, updated_at)
    values (${id}, ${storefront}, ${tokenHash ?? null}, ${userId ?? null}, ${language}, ${currency}, ${now}, ${now})
    on conflict do nothing returning ${ORDER_COLUMNS}`.execute(db)
  return rows[0] && toOrder(rows[0])
}

export type Submission = { key: string; bodyHash: Buffer; tag: string }

export async function findSubmission(db: Db, orderId: string, key: string): Promise<Submission | undefined> {
  const { rows } = await sql<Submission>`
    select key, body_hash as "bodyHash", tag from cart_submissions where order_id = ${orderId} and key = ${key}`.execute(db)
  return rows[0]
}

type Added = { orderId: string; shipments: readonly Shipment[]; submission?: Submission | undefined }

export async function insertShipments(db: Db, { orderId, shipments, submission }: Added): Promise<void> {
  const inserts = shipments.flatMap((shipment) => [
    insertShipment(orderId, shipment),
    ...shipment.packages.map((one) => insertPackage(shipment.id, one)),
  ])
  await batch(db, [...inserts, ...(submission ? [insertSubmission(orderId, submission)] : [])])
}

function insertSubmission(orderId: string, { key, bodyHash, tag }: Submission): RawBuilder<unknown> {
  return sql`insert into cart_submissions (order_id, key, body_hash, tag) values (${orderId}, ${key}, ${bodyHash}, ${tag})`
}

function insertShipment(orderId: string, shipment: Shipment): RawBuilder<unknown> {
  const { id, tag, kind, receiverKind, receiver, deliverAt, deliverOn, position } = shipment
  return sql`
    insert into shipments (id, order_id, tag, kind, receiver_kind, receiver, deliver_at, deliver_on, position)
    values (${id}, ${orderId}, ${tag}, ${kind}, ${receiverKind}, ${JSON.stringify(receiver)}, ${deliverAt}, ${deliverOn}, ${position})`
}

function insertPackage(shipmentId: string, one: Package): RawBuilder<unknown> {
  return sql`
    insert into packages (id, shipment_id, variation_id, product_id, product_type, title, qty, value_minor, wrapper_key,
      gift_packing_key, message, position)
    values (${one.id}, ${shipmentId}, ${one.variationId}, ${one.productId}, ${one.productType}, ${one.title}, ${one.qty},
      ${one.valueMinor}, ${one.wrapperKey}, ${one.giftPackingKey}, ${one.message}, ${one.position})`
}

export async function savePackage(db: Db, one: Package): Promise<void> {
  await updatePackage(one).execute(db)
}

type Changed = { shipments: readonly Shipment[]; packages: readonly Package[] }

export async function saveShipments(db: Db, { shipments, packages }: Changed): Promise<void> {
  await batch(db, [...shipments.map(updateShipment), ...packages.map(updatePackage)])
}

function updatePackage(one: Package): RawBuilder<unknown> {
  return sql`
    update packages set qty = ${one.qty}, value_minor = ${one.valueMinor}, wrapper_key = ${one.wrapperKey},
      gift_packing_key = ${one.giftPackingKey}, message = ${one.message}, title = ${one.title}
    where id = ${one.id}`
}

function updateShipment({ id, receiverKind, receiver, deliverAt, deliverOn }: Shipment): RawBuilder<unknown> {
  return sql`
    update shipments set receiver_kind = ${receiverKind}, receiver = ${JSON.stringify(receiver)}, deliver_at = ${deliverAt},
      deliver_on = ${deliverOn}
    where id = ${id}`
}

export async function saveDeliveryMode(db: Db, id: string, mode: DeliveryMode): Promise<void> {
  await sql`update orders set delivery_mode = ${mode} where id = ${id}`.execute(db)
}

type Billing = { address: OrderAddress; customerType: CustomerType }

export async function saveBillingAddress(db: Db, id: string, { address, customerType }: Billing): Promise<void> {
  await sql`
    update orders set billing_address = ${JSON.stringify(address)}, customer_type = ${customerType} where id = ${id}`.execute(db)
}

/** The shipments of a tag, or only one package of them; a shipment that holds nothing goes too. */
export async function deletePackages(
  db: Db,
  orderId: string,
  { tag, packageId }: { tag: string; packageId: string | undefined },
): Promise<void> {
  await sql`
    delete from packages p using shipments s
    where s.id = p.shipment_id and s.order_id = ${orderId} and s.tag = ${tag}
      and (${packageId ?? null}::uuid is null or p.id = ${packageId ?? null}::uuid)`.execute(db)
  await sql`
    delete from shipments s where s.order_id = ${orderId} and s.tag = ${tag}
      and not exists (select from packages p where p.shipment_id = s.id)`.execute(db)
}

export async function giveCartToCustomer(db: Db, id: string, userId: string): Promise<void> {
  await sql`update orders set user_id = ${userId}, cart_token_hash = null where id = ${id}`.execute(db)
}

type Pour = { from: string; into: string; shipmentIds: readonly string[]; behind: number }

/** Moves these shipments of one cart behind what the other holds, and deletes the first cart with the rest. */
export async function pourCart(db: Db, { from, into, shipmentIds, behind }: Pour): Promise<void> {
  await sql`
    update shipments set order_id = ${into}, position = position + ${behind}
    where order_id = ${from} and id = any(${shipmentIds}::uuid[])`.execute(db)
  await sql`
    update orders o set billing_address = coalesce(o.billing_address, g.billing_address), customer_type = g.customer_type
    from orders g where o.id = ${into} and g.id = ${from} and o.billing_address is null and g.billing_address is not null`.execute(
    db,
  )
  await sql`delete from orders where id = ${from} and status = 'CART'`.execute(db)
}

export async function deleteOldCarts(
  db: Db,
  { untouchedSince, limit }: { untouchedSince: Date; limit: number },
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from orders where id in (
      select id from orders where status = 'CART' and updated_at < ${untouchedSince} order by updated_at limit ${limit}
      for update skip locked)`.execute(db)
  return Number(numAffectedRows ?? 0n)
}

type Freeze = {
  id: string
  packages: readonly FrozenPackage[]
  totals: Totals
  paymentMethod: string
  newsletter: boolean
  language: string
  now: Date
}
export type FrozenPackage = Package & { frozen: FrozenPrices }

/** From here on the catalogue has no say in this order. */
export async function freezeCart(
  db: Db,
  { id, packages, totals, paymentMethod, newsletter, language, now }: Freeze,
): Promise<void> {
  const freezeOrder = sql`
    update orders set status = 'PENDING', placed_at = ${now}, updated_at = ${now}, payment_method = ${paymentMethod},
      newsletter = ${newsletter}, language = ${language}, subtotal_minor = ${totals.subtotalMinor},
      shipping_minor = ${totals.shippingMinor}, service_fee_minor = ${totals.serviceFeeMinor},
      discount_minor = ${totals.discountMinor}, tax_minor = ${totals.taxMinor}, total_minor = ${totals.totalMinor}
    where id = ${id} and status = 'CART'`
  const [{ numAffectedRows }] = await batch(db, [freezeOrder, ...packages.map(freezePackage)])
  if (numAffectedRows !== 1n) throw new Error(`Order ${id} is no cart`)
}

function freezePackage({ id, title, frozen }: FrozenPackage): RawBuilder<unknown> {
  return sql`
    update packages set title = ${title}, wrapper_minor = ${frozen.wrapperMinor}, packing_minor = ${frozen.packingMinor},
      discount_minor = ${frozen.discountMinor}
    where id = ${id}`
}
