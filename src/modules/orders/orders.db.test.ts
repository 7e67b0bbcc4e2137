import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { overlap, warmPool } from '#tests/support/at-once.ts'
import { testDatabase } from '#tests/support/database.ts'
import { HOME } from '#tests/support/home.ts'
import { readPlans } from '#tests/support/plans.ts'
import { ANY_ART, HARMLESS_SERVICES } from '#tests/support/services.ts'
import type { Cookies, Db } from '../../platform/context.ts'
import { inOwnTransaction, inTransaction } from '../../platform/db/in-transaction.ts'
import { ok } from '../../shared/result.ts'
import type { Customer, ShopContext } from '../accounts/index.ts'
import { defaultLanguage, findStorefrontByCode } from '../storefronts/index.ts'
import { addPackage } from './cart/add-package.ts'
import { deleteOldCarts, findCustomerCartId, findGuestCartId } from './cart/cart.store.ts'
import { CART_DAYS, findCart, lockCart, ownerOf } from './cart/cart-of-visitor.ts'
import { listObstacles } from './cart/check-order.ts'
import { mergeGuestCart } from './cart/merge-guest-cart.ts'
import { refillCart } from './cart/refill-cart.ts'
import { setBillingAddress } from './cart/set-billing-address.ts'
import { setDelivery } from './cart/set-delivery.ts'
import { eraseOrders, giveOrderToCustomer, listOrderIds, listUnpaidIds } from './customers/customer-orders.store.ts'
import { eraseOrdersJob } from './customers/erase-orders.job.ts'
import { findPlacedOrder } from './find-placed-order.ts'
import { freezeOrder } from './freeze-order.ts'
import { deleteOldCartsJob } from './jobs/delete-old-carts.job.ts'
import { countCards, listPackages, type Order } from './order.ts'
import { findLastOrder, findOwnedOrder, lockOrder, moveOrder, readOrder } from './orders.store.ts'
import { priceOrder } from './price-order.ts'

const { clock, ctx, db, pool } = await testDatabase({ seeded: true })
const storefront = findStorefrontByCode('GCSUK')
if (!storefront) throw new Error('There is no GCSUK')

/** A browser with its own cookies. */
function browser(customer?: Customer): ShopContext {
  const jar = new Map<string, string>()
  const cookies: Cookies = {
    read: (name) => jar.get(name),
    set: (name, value) => void jar.set(name, value),
    clear: (name) => void jar.delete(name),
  }
  return {
    ...ctx,
    storefront: storefront as never,
    language: defaultLanguage(storefront as never),
    art: ANY_ART,
    customer,
    cookies,
  }
}

const { rows } = await sql<{ id: number }>`
  select v.id from variations v join products p on p.id = v.product_id
  where p.slug = 'grumble-coffee' and v.currency = 'GBP' order by v.variation_type`.execute(db)
const [digital, physical] = rows.map(({ id }) => String(id)) as [string, string]

const nothingElse = async () => undefined

async function add(visitor: ShopContext, { variationId = digital, qty = 1 } = {}): Promise<Order> {
  const added = await addPackage(visitor, HARMLESS_SERVICES, { variationId, value: 25, qty, receivers: [{ kind: 'ME' }] })
  if (!added.ok) throw new Error(JSON.stringify(added.failure))
  return added.value.order
}

async function place(visitor: ShopContext): Promise<Order> {
  await setBillingAddress(visitor, HOME)
  return readOrder(db, await inOwnTransaction(visitor, freeze))
}

async function freeze(visitor: ShopContext): Promise<string> {
  const cart = (await lockCart(visitor)) as Order
  const priced = await priceOrder(visitor, cart)
  expect(await listObstacles(visitor, priced)).toEqual([])
  await freezeOrder(visitor, priced, { paymentMethod: 'ideal', newsletter: false })
  return cart.id
}

async function makeCustomer(): Promise<Customer> {
  const id = ctx.ids.uuid()
  const email = `${id}@example.com`
  await sql`insert into users (id, email, first_name, last_name, created_at) values (${id}, ${email}, 'Anna', 'Hill', ${clock.now()})`.execute(
    db,
  )
  return {
    id,
    email,
    isEmailConfirmed: false,
    firstName: 'Anna',
    lastName: 'Hill',
    invoiceEmail: null,
    phoneNumber: null,
    customerType: 'PRIVATE',
    companyName: null,
    vatNumber: null,
    kvkNumber: null,
    address: null,
  }
}

test('a placed order keeps its prices, whatever the catalogue says later', async () => {
  const visitor = browser()
  await add(visitor, { variationId: physical, qty: 2 })
  const placed = await place(visitor)
  expect(placed).toMatchObject({
    status: 'PENDING',
    frozenTotals: {
      subtotalMinor: 5000,
      shippingMinor: 195,
      serviceFeeMinor: 95,
      discountMinor: 0,
      taxMinor: 48,
      totalMinor: 5290,
    },
  })
  expect((await priceOrder(visitor, placed)).totals).toEqual(placed.frozenTotals)
  const violations = await sql`select * from violations where not eventual`.execute(db)
  expect(violations.rows).toEqual([])
})

test('after placing an order a visitor has an empty cart and still owns the order', async () => {
  const visitor = browser()
  await add(visitor)
  const placed = await place(visitor)
  expect(await findCart(visitor)).toBeUndefined()
  const next = await add(visitor)
  expect(next.id).not.toBe(placed.id)
  expect(countCards(next)).toBe(1)
  expect((await findOwnedOrder(db, placed.id, ownerOf(visitor)))?.id).toBe(placed.id)
  expect(await findOwnedOrder(db, placed.id, ownerOf(browser()))).toBeUndefined()
  expect(await findOwnedOrder(db, placed.id, ownerOf(browser(await makeCustomer())))).toBeUndefined()
  expect((await findPlacedOrder(visitor, placed.id))?.id).toBe(placed.id)
  expect(await findPlacedOrder(visitor, next.id)).toBeUndefined()
})

test('once an order belongs to an account, the cookie of the guest who placed it no longer opens it', async () => {
  const visitor = browser()
  await add(visitor)
  const { id } = await place(visitor)
  const since = { storefront: 'GCSUK', after: new Date(clock.now().getTime() - 1000) }
  expect((await findLastOrder(db, ownerOf(visitor), since))?.id).toBe(id)
  const customer = await makeCustomer()
  await giveOrderToCustomer(db, id, customer.id)
  expect(await findOwnedOrder(db, id, ownerOf(visitor))).toBeUndefined()
  expect(await findLastOrder(db, ownerOf(visitor), since)).toBeUndefined()
  expect((await findOwnedOrder(db, id, ownerOf(browser(customer))))?.id).toBe(id)
})

test('an order changes only to a status that its own allows', async () => {
  const visitor = browser()
  await add(visitor)
  const { id } = await place(visitor)
  const now = clock.now()
  await moveOrder(db, { id, from: 'PENDING', to: 'CANCELED', now })
  await moveOrder(db, { id, from: 'CANCELED', to: 'PENDING', now })
  await moveOrder(db, { id, from: 'PENDING', to: 'COMPLETED', now })
  expect(await readOrder(db, id)).toMatchObject({ status: 'COMPLETED', completedAt: now, canceledAt: null })
  await expect(moveOrder(db, { id, from: 'COMPLETED', to: 'CANCELED', now })).rejects.toThrow('cannot change from')
  await expect(moveOrder(db, { id, from: 'PENDING', to: 'COMPLETED', now })).rejects.toThrow('is not PENDING')
})

test('an order is placed once: prices are not recorded a second time', async () => {
  const visitor = browser()
  const priced = await priceOrder(visitor, await add(visitor))
  const { id } = await place(visitor)
  const again = { paymentMethod: 'paypal', newsletter: false }
  const dearer = { ...priced, packages: priced.packages.map((one) => ({ ...one, wrapperMinor: 999 })) }
  await expect(inOwnTransaction(visitor, (ctx) => freezeOrder(ctx, dearer, again))).rejects.toThrow('is not a cart')
  expect((await readOrder(db, id)).shipments[0]?.packages[0]?.frozen?.wrapperMinor).not.toBe(999)
})

test('an empty cart and a cart without an address cannot be placed', async () => {
  const visitor = browser()
  const cart = await add(visitor, { variationId: physical })
  const obstacles = await listObstacles(visitor, await priceOrder(visitor, cart))
  expect(obstacles).toContainEqual({ name: 'STREET_REQUIRED', parameter: 'billingAddress.street' })
  expect(await listObstacles(visitor, await priceOrder(visitor, { ...cart, shipments: [] }))).toEqual([{ name: 'CART_EMPTY' }])
})

test('at login a guest’s cart becomes the customer’s', async () => {
  const visitor = browser()
  const cart = await add(visitor, { qty: 2 })
  const customer = await makeCustomer()
  await mergeGuestCart({ ...visitor, customer }, nothingElse)
  expect(visitor.cookies?.read('cart')).toBeUndefined()
  expect(await findCart(visitor)).toBeUndefined()
  expect((await findCart(browser(customer)))?.id).toBe(cart.id)
})

test('at login two carts become one', async () => {
  const customer = await makeCustomer()
  const own = await add(browser(customer), { qty: 60 })
  const visitor = browser()
  await add(visitor, { qty: 40 })
  await warmPool(pool)
  await Promise.all([
    mergeGuestCart({ ...visitor, customer }, nothingElse),
    mergeGuestCart({ ...visitor, customer }, nothingElse),
  ])
  const merged = (await findCart(browser(customer))) as Order
  expect([merged.id, countCards(merged)]).toEqual([own.id, 100])
})

test('logging in repeatedly never fills the cart beyond the limit of an order', async () => {
  const customer = await makeCustomer()
  await add(browser(customer), { qty: 60 })
  for (const quantities of [[50, 30], [15], [40]]) {
    const visitor = browser()
    for (const qty of quantities) await add(visitor, { qty })
    await mergeGuestCart({ ...visitor, customer }, nothingElse)
    expect(await findCart(visitor)).toBeUndefined()
  }
  const merged = (await findCart(browser(customer))) as Order
  expect(listPackages(merged).map(({ qty }) => qty)).toEqual([60, 30])
})

test('merging or refilling a cart with another address ends the single-address mode', async () => {
  const customer = await makeCustomer()
  const atOne = async (visitor: ShopContext) => {
    await add(visitor, { variationId: physical })
    const single = await setDelivery(visitor, { deliveryMode: 'SINGLE', receiver: { kind: 'RECEIVER', ...HOME } })
    expect(single).toMatchObject({ ok: true, value: { deliveryMode: 'SINGLE' } })
  }
  await atOne(browser(customer))
  const visitor = browser()
  const elsewhere = await add(visitor, { variationId: physical })
  await mergeGuestCart({ ...visitor, customer }, nothingElse)
  expect(await findCart(browser(customer))).toMatchObject({ deliveryMode: 'DEFAULT', shipments: [{}, {}] })
  const other = browser()
  await atOne(other)
  const refilled = await inTransaction(other, async (other) => ok((await refillCart(other, elsewhere)).cart))
  expect(refilled).toMatchObject({ ok: true, value: { deliveryMode: 'DEFAULT', shipments: [{}, {}] } })
})

test('a customer’s two browsers share one cart', async () => {
  const customer = await makeCustomer()
  await warmPool(pool)
  await Promise.all(Array.from({ length: 6 }, () => add(browser(customer))))
  expect(countCards((await findCart(browser(customer))) as Order)).toBe(6)
})

test('a package added while the cart is being placed goes into the next cart', async () => {
  const visitor = browser()
  await add(visitor)
  await setBillingAddress(visitor, HOME)
  const [placed, next] = await overlap(visitor, freeze, () => add(visitor))
  expect(next.id).not.toBe(placed)
  expect(countCards(await readOrder(db, placed))).toBe(1)
  expect(countCards(next)).toBe(1)
})

test('a cart that is used again while old carts are deleted stays', async () => {
  const visitor = browser()
  await add(visitor)
  const start = clock.now()
  clock.set(new Date(start.getTime() + (CART_DAYS + 1) * 86_400_000))
  await overlap(
    visitor,
    (visitor) => add(visitor),
    () => deleteOldCartsJob.run(ctx, {}),
  )
  expect(countCards((await findCart(visitor)) as Order)).toBe(2)
  clock.set(start)
})

test('an order that is paid late while its buyer is being erased keeps its addresses', async () => {
  const visitor = browser()
  await add(visitor)
  const { id } = await place(visitor)
  await moveOrder(db, { id, from: 'PENDING', to: 'CANCELED', now: clock.now() })
  await sql`update orders set is_to_erase = true where id = ${id}`.execute(db)
  await overlap(
    ctx,
    ({ db }) => moveOrder(db, { id, from: 'CANCELED', to: 'PENDING', now: clock.now() }),
    () => eraseOrdersJob.run(ctx, {}),
  )
  expect((await readOrder(db, id)).billingAddress).toMatchObject({ email: HOME.email })
})

test('an abandoned cart is deleted; an order never is', async () => {
  const stale = browser()
  await add(stale)
  const buyer = browser()
  await add(buyer)
  const placed = await place(buyer)
  const start = clock.now()
  clock.set(new Date(start.getTime() + (CART_DAYS - 1) * 86_400_000))
  await deleteOldCartsJob.run(ctx, {})
  expect(await findCart(stale)).toBeDefined()
  clock.set(new Date(start.getTime() + (CART_DAYS + 1) * 86_400_000))
  await deleteOldCartsJob.run(ctx, {})
  expect(await findCart(stale)).toBeUndefined()
  expect((await lockOrder(db, placed.id))?.status).toBe('PENDING')
  clock.set(start)
})

const PAGE = { limit: 10, offset: 0 }

test.each<[what: string, index: string, ask: (db: Db) => Promise<unknown>]>([
  ['the cart of a guest', 'orders_cart_of_visitor', (db) => findGuestCartId(db, Buffer.alloc(32), 'GCSUK')],
  ['the cart of a customer', 'orders_cart_of_customer', (db) => findCustomerCartId(db, ctx.ids.uuid(), 'GCSUK')],
  ['carts to delete', 'orders_old_carts', (db) => deleteOldCarts(db, { untouchedSince: new Date(0), limit: 1 })],
  ['unpaid orders of a guest', 'orders_of_browser', (db) => listUnpaidIds(db, Buffer.alloc(32), new Date(0))],
  ['orders of a customer', 'orders_of_customer', (db) => listOrderIds(db, { userId: ctx.ids.uuid(), storefront: 'GCSUK' }, PAGE)],
  ['orders to erase', 'orders_to_erase', (db) => eraseOrders(db, new Date(0))],
])('an index that holds nothing else finds %s', async (_what, index, ask) => {
  expect(await readPlans(db, ask)).toContain(`using ${index}`)
})
