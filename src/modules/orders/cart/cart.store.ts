import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'
import { batch } from '#platform/db/batch.ts'
import { anyOf, literal } from '#platform/db/typed-sql.ts'
import type { CustomerType, DeliveryMode, FrozenPrices, Order, OrderAddress, OrderKind, Package, Shipment } from '../order.ts'
import { findOrderWhere, lockOrderWhere, type OrderCondition, type Owner, promiseUpdates, toOrder } from '../orders.store.ts'
import type { Totals } from '../totals/order-totals.ts'
import { compareShipments } from './compare-shipments.ts'

type Place = { storefront: string }

/** This condition and the next one each have an index that contains only carts. */
function isCartOfCustomer(userId: string, storefront: string): OrderCondition {
  return (eb) => eb.and([IS_CART, eb.and({ user_id: userId, storefront })])
}

function isCartOfGuest(tokenHash: Buffer, storefront: string): OrderCondition {
  return (eb) => eb.and([IS_CART, eb.and({ cart_token_hash: tokenHash, storefront, user_id: null })])
}

/** Carts that are filled in the shop; other kinds of orders are filled elsewhere. */
const IS_CART = sql<boolean>`(status = 'CART' and kind in ('REGULAR', 'REORDER'))`

/** Marks the cart because packs were added on the reorder page. */
export async function markReorder(db: Db, cartId: string): Promise<void> {
  await db.updateTable('orders').set({ kind: 'REORDER' }).where('id', '=', cartId).execute()
}

/** The cart of a customer, or the cart of this browser that belongs to no customer. */
async function findFirst<T>(
  { userId, tokenHash, storefront }: Owner & Place,
  find: (condition: OrderCondition) => Promise<T | undefined>,
): Promise<T | undefined> {
  const own = userId && (await find(isCartOfCustomer(userId, storefront)))
  return own || (tokenHash ? find(isCartOfGuest(tokenHash, storefront)) : undefined)
}

export function findCartOf(db: Db, owner: Owner & Place): Promise<Order | undefined> {
  return findFirst(owner, (condition) => findOrderWhere(db, condition))
}

/** Short compared with the lifetime of a cart; it avoids a write for most changes. */
const TOUCH_AGAIN_AFTER_MS = 60 * 60_000

/** Locks a cart in order to change it: other tabs wait, and the cart's lifetime is extended. */
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
    await db.updateTable('orders').set({ updated_at: now, language }).where('id', '=', cart.id).execute()
  }
  return { ...cart, language }
}

/** Locks a cart: other tabs wait. A cart that was placed while this waited is no longer a cart, and is not found. */
export function lockCartOf(db: Db, owner: Owner & Place): Promise<{ order: Order; updatedAt: Date } | undefined> {
  return findFirst(owner, (condition) => lockOrderWhere(db, condition))
}

export async function findCustomerCartId(db: Db, userId: string, storefront: string): Promise<string | undefined> {
  return findCartId(db, isCartOfCustomer(userId, storefront))
}

export async function findGuestCartId(db: Db, tokenHash: Buffer, storefront: string): Promise<string | undefined> {
  return findCartId(db, isCartOfGuest(tokenHash, storefront))
}

async function findCartId(db: Db, condition: OrderCondition): Promise<string | undefined> {
  return (await db.selectFrom('orders').select('id').where(condition).executeTakeFirst())?.id
}

type NewCart = Owner & Place & { id: string; language: string; currency: string; now: Date; kind?: OrderKind }

/** Undefined when another tab has just created one. */
export async function insertCart(
  db: Db,
  { id, userId, tokenHash, storefront, language, currency, now, kind = 'REGULAR' }: NewCart,
): Promise<Order | undefined> {
  const row = await db
    .insertInto('orders')
    .values({
      id,
      storefront,
      kind,
      cart_token_hash: tokenHash ?? null,
      user_id: userId ?? null,
      language,
      currency,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  return row && toOrder(row)
}

/** For an order placed without a cart. The owner may have another cart. */
export async function saveOwner(db: Db, id: string, { userId, tokenHash }: Owner): Promise<void> {
  await db
    .updateTable('orders')
    .set({ user_id: userId ?? null, cart_token_hash: tokenHash ?? null })
    .where('id', '=', id)
    .execute()
}

export type Submission = { key: string; bodyHash: Buffer; tag: string }

export async function findSubmission(db: Db, orderId: string, key: string): Promise<Submission | undefined> {
  return db
    .selectFrom('cart_submissions')
    .select(['key', 'body_hash as bodyHash', 'tag'])
    .where('order_id', '=', orderId)
    .where('key', '=', key)
    .executeTakeFirst()
}

/** Stores a form's submission. If one with the same key was stored before, that one is returned. The caller holds the cart's lock. */
export async function claimSubmission(db: Db, orderId: string, submission: Submission): Promise<Submission | undefined> {
  const { rows } = await insertSubmission(orderId, submission).execute(db)
  return rows.length === 1 ? undefined : findSubmission(db, orderId, submission.key)
}

type Added = { orderId: string; shipments: readonly Shipment[]; submission?: Submission | undefined }

export async function insertShipments(db: Db, { orderId, shipments, submission }: Added): Promise<void> {
  const submissionInsert = submission ? [insertSubmission(orderId, submission)] : []
  await batch(db, [...shipments.flatMap((shipment) => toInserts(db, orderId, shipment)), ...submissionInsert])
}

function toInserts(db: Db, orderId: string, shipment: Shipment) {
  return [insertShipment(db, orderId, shipment), ...shipment.packages.map((one) => insertPackage(db, shipment.id, one))]
}

/** Inserts the packages of shipments that already exist in the cart. */
export async function insertPackages(db: Db, shipments: readonly Shipment[]): Promise<void> {
  const inserts = shipments.flatMap(({ id, packages }) => packages.map((one) => insertPackage(db, id, one)))
  if (inserts.length > 0) await batch(db, inserts)
}

type Holder = { id: string; shipments: readonly Shipment[] }

/** Replaces the content of a cart by these shipments; only differences are written. The caller has read the cart under its lock. */
export async function replaceShipments(db: Db, holder: Holder, now: readonly Shipment[]): Promise<void> {
  const statements = toReplacement(db, holder, now)
  if (statements.length > 0) await batch(db, statements)
}

function toReplacement(db: Db, { id: orderId, shipments: before }: Holder, now: readonly Shipment[]) {
  const { deleted, deletedPackages, added, addedPackages, changed, changedPackages } = compareShipments(before, now)
  return [
    ...deleteAll(db, 'shipments', deleted),
    ...deleteAll(db, 'packages', deletedPackages),
    ...changed.map((shipment) => updateShipment(db, shipment)),
    ...changedPackages.map((one) => updatePackage(db, one)),
    ...added.flatMap((shipment) => toInserts(db, orderId, shipment)),
    ...addedPackages.map(({ shipmentId, package: one }) => insertPackage(db, shipmentId, one)),
  ]
}

function deleteAll(db: Db, table: 'shipments' | 'packages', rows: readonly { id: string }[]) {
  return rows.length === 0 ? [] : [db.deleteFrom(table).where('id', '=', anyOf(rows.map(({ id }) => id)))]
}

/** For a visitor who starts again. A placed order is not deleted. */
export async function deleteCart(db: Db, id: string): Promise<void> {
  await db.deleteFrom('orders').where('id', '=', id).where('status', '=', literal('CART')).execute()
}

/** A repeated submission comes within seconds. The limit keeps a cart small that is filled and emptied all day. */
const MAX_SUBMISSIONS = 100

function insertSubmission(orderId: string, { key, bodyHash, tag }: Submission) {
  return sql`
    with forgotten as (
      delete from cart_submissions where order_id = ${orderId} and key <> ${key} and id <=
        (select id from cart_submissions where order_id = ${orderId} order by id desc offset ${MAX_SUBMISSIONS - 1} limit 1)
    )
    insert into cart_submissions (order_id, key, body_hash, tag) values (${orderId}, ${key}, ${bodyHash}, ${tag})
    on conflict (order_id, key) do nothing
    returning 1`
}

function insertShipment(db: Db, orderId: string, shipment: Shipment) {
  const { id, tag, kind, position } = shipment
  return db.insertInto('shipments').values({ id, order_id: orderId, tag, kind, position, ...toDeliveryColumns(shipment) })
}

function insertPackage(db: Db, shipmentId: string, one: Package) {
  const { id, variationId, productId, productType, position } = one
  return db.insertInto('packages').values({
    ...{ id, shipment_id: shipmentId, variation_id: variationId, product_id: productId, product_type: productType, position },
    ...toChoiceColumns(one),
  })
}

export async function savePackage(db: Db, one: Package): Promise<void> {
  await updatePackage(db, one).execute()
}

type Changed = { shipments: readonly Shipment[]; packages: readonly Package[] }

export async function saveShipments(db: Db, { shipments, packages }: Changed): Promise<void> {
  await batch(db, [
    ...shipments.map((shipment) => updateShipment(db, shipment)),
    ...packages.map((one) => updatePackage(db, one)),
  ])
}

function updatePackage(db: Db, one: Package) {
  return db.updateTable('packages').set(toChoiceColumns(one)).where('id', '=', one.id)
}

function updateShipment(db: Db, shipment: Shipment) {
  return db.updateTable('shipments').set(toDeliveryColumns(shipment)).where('id', '=', shipment.id)
}

/** The columns of a package that the shopper may change. */
function toChoiceColumns({ title, qty, valueMinor, wrapperKey, giftPackingKey, message }: Package) {
  const extras = { wrapper_key: wrapperKey, gift_packing_key: giftPackingKey, message }
  return { title, qty, value_minor: BigInt(valueMinor), ...extras }
}

/** The columns of a shipment that the shopper may change. */
function toDeliveryColumns({ receiverKind, receiver, deliverAt, deliverOn }: Shipment) {
  return { receiver_kind: receiverKind, receiver, deliver_at: deliverAt, deliver_on: deliverOn }
}

export async function saveDeliveryMode(db: Db, id: string, mode: DeliveryMode): Promise<void> {
  await db.updateTable('orders').set({ delivery_mode: mode }).where('id', '=', id).execute()
}

type Billing = { address: OrderAddress; customerType: CustomerType }

export async function saveBillingAddress(db: Db, id: string, { address, customerType }: Billing): Promise<void> {
  await db.updateTable('orders').set({ billing_address: address, customer_type: customerType }).where('id', '=', id).execute()
}

/** Deletes the shipments of a tag, or only one package of them, and shipments that become empty. */
export async function deletePackages(
  db: Db,
  orderId: string,
  { tag, packageId }: { tag: string; packageId: string | undefined },
): Promise<void> {
  const ofTag = db
    .deleteFrom('packages as p')
    .using('shipments as s')
    .whereRef('s.id', '=', 'p.shipment_id')
    .where('s.order_id', '=', orderId)
    .where('s.tag', '=', tag)
  await (packageId ? ofTag.where('p.id', '=', packageId) : ofTag).execute()
  await db
    .deleteFrom('shipments as s')
    .where('s.order_id', '=', orderId)
    .where('s.tag', '=', tag)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('packages as p').select('p.id').whereRef('p.shipment_id', '=', 's.id'))),
    )
    .execute()
}

export async function giveCartToCustomer(db: Db, id: string, userId: string): Promise<void> {
  await db.updateTable('orders').set({ user_id: userId, cart_token_hash: null }).where('id', '=', id).execute()
}

type Merge = { from: string; into: string; shipmentIds: readonly string[]; offset: number }

/** Moves these shipments of one cart to the end of another cart, and deletes the first cart with the rest. */
export async function mergeShipments(db: Db, { from, into, shipmentIds, offset }: Merge): Promise<void> {
  await db
    .updateTable('shipments')
    .set((eb) => ({ order_id: into, position: eb('position', '+', offset) }))
    .where('order_id', '=', from)
    .where('id', '=', anyOf(shipmentIds))
    .execute()
  await db
    .updateTable('orders as o')
    .from('orders as guest')
    .set((eb) => ({ billing_address: eb.ref('guest.billing_address'), customer_type: eb.ref('guest.customer_type') }))
    .where('o.id', '=', into)
    .where('guest.id', '=', from)
    .where('o.billing_address', 'is', null)
    .where('guest.billing_address', 'is not', null)
    .execute()
  await db.deleteFrom('orders').where('id', '=', from).where('status', '=', 'CART').execute()
}

export async function deleteOldCarts(
  db: Db,
  { untouchedSince, limit }: { untouchedSince: Date; limit: number },
): Promise<number> {
  const oldCarts = db
    .selectFrom('orders')
    .select('id')
    .where('status', '=', literal('CART'))
    .where('updated_at', '<', untouchedSince)
    .orderBy('updated_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
  const { numDeletedRows } = await db.deleteFrom('orders').where('id', 'in', oldCarts).executeTakeFirst()
  return Number(numDeletedRows)
}

type Freeze = {
  order: Order
  kind: OrderKind
  packages: readonly FrozenPackage[]
  /** The shipments with their promised days. */
  shipments: readonly Shipment[]
  /** The content of the stored cart, when the order is placed with different shipments. */
  stored: readonly Shipment[]
  totals: Totals
  paymentMethod: string
  newsletter: boolean
  language: string
  now: Date
}
export type FrozenPackage = Package & { frozen: FrozenPrices }

/** After this, changes of the catalogue do not affect the order. */
export async function freezeCart(
  db: Db,
  { order, kind, packages, shipments, stored, totals, paymentMethod, newsletter, language, now }: Freeze,
): Promise<void> {
  const { id, billingAddress, customerType } = order
  const freezeOrder = db
    .updateTable('orders')
    .set({ status: 'PENDING', kind, placed_at: now, updated_at: now, payment_method: paymentMethod, newsletter, language })
    .set({ billing_address: billingAddress, customer_type: customerType })
    .set({
      subtotal_minor: BigInt(totals.subtotalMinor),
      shipping_minor: BigInt(totals.shippingMinor),
      service_fee_minor: BigInt(totals.serviceFeeMinor),
      discount_minor: BigInt(totals.discountMinor),
      tax_minor: BigInt(totals.taxMinor),
      total_minor: BigInt(totals.totalMinor),
    })
    .where('id', '=', id)
    .where('status', '=', 'CART')
  const [{ numAffectedRows }] = await batch(db, [
    freezeOrder,
    deleteSubmissionsAndRemovals(id),
    ...toReplacement(db, { id, shipments: stored }, order.shipments),
    freezePackages(packages),
    ...promiseUpdates(db, shipments),
  ])
  if (numAffectedRows !== 1n) throw new Error(`Order ${id} is not a cart`)
}

/** Deletes rows that are only used while the order is a cart. */
function deleteSubmissionsAndRemovals(orderId: string) {
  return sql`
    with removals as (delete from cart_removals where order_id = ${orderId})
    delete from cart_submissions where order_id = ${orderId}`
}

function freezePackages(packages: readonly FrozenPackage[]) {
  const minors = (read: (frozen: FrozenPrices) => number) => packages.map(({ frozen }) => read(frozen))
  return sql`
    update packages p
    set title = f.title, wrapper_minor = f.wrapper_minor, packing_minor = f.packing_minor, discount_minor = f.discount_minor
    from unnest(
      ${packages.map(({ id }) => id)}::uuid[], ${packages.map(({ title }) => title)}::text[], ${minors((f) => f.wrapperMinor)}::bigint[],
      ${minors((f) => f.packingMinor)}::bigint[], ${minors((f) => f.discountMinor)}::bigint[]
    ) f (id, title, wrapper_minor, packing_minor, discount_minor)
    where p.id = f.id`
}
