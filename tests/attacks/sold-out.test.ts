import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { warmPool } from '../support/at-once.ts'
import { testCheckout } from '../support/checkout.ts'

/** Somebody reserves the whole stock of a product with orders that they do not pay. */
const shop = await testCheckout()
const { codes, db } = shop
const slug = 'tansy-and-rook'
const STOCK = 50

beforeEach(async () => {
  await sql`delete from stock_reservations`.execute(db)
  await sql`update products set stock = ${STOCK} where slug = ${slug}`.execute(db)
})

let networks = 0
/** Returns new addresses of one network. */
function rentNetwork() {
  const network = ++networks
  let addresses = 0
  return { address: () => `10.200.${network}.${++addresses}`, wide: () => `2001:db8:${network}:${(++addresses).toString(16)}::7` }
}

/** An unpaid order of this many cards from this address. */
async function order(ip: string, qty: number, input = {}) {
  const visitor = await shop.fillCart({ ...shop.visit(), ip }, { qty })
  return { visitor, ...(await shop.place(visitor, { expectedTotal: 25 * qty + 0.95, ...input })) }
}

async function countHeld(): Promise<number> {
  const { rows } = await sql<{ qty: bigint }>`select coalesce(sum(qty), 0) as qty from stock_reservations`.execute(db)
  return Number(rows[0]?.qty)
}

test.each(['address', 'wide'] as const)(
  'many unpaid orders from one network (%s) can hold only ten items of it, and others buy the rest',
  async (kind) => {
    const network = rentNetwork()
    const answers = []
    for (let count = 0; count < 8; count++) answers.push(codes(await order(network[kind](), 4)))
    expect(answers).toEqual([[], [], ...Array(6).fill([2430])])
    expect(await countHeld()).toBe(8)
    expect(codes(await order(rentNetwork()[kind](), 40))).toEqual([])
  },
)

test('orders placed at once from two addresses are counted together', async () => {
  const network = rentNetwork()
  expect(codes(await order(network.address(), 4))).toEqual([])
  await warmPool(shop.pool)
  const placed = await Promise.all(Array.from({ length: 6 }, () => order(network.address(), 5)))
  expect(placed.map(codes).filter((refusals) => refusals.length === 0)).toHaveLength(1)
})

test('an order that awaits its transfer for days counts too', async () => {
  const network = rentNetwork()
  const { visitor, order: first, payment } = await order(network.address(), 8, { paymentMethod: 'banktransfer' })
  await shop.confirm(visitor, first.id, await shop.adyen.finish(payment.redirectUrl, 'later'))
  expect(codes(await order(network.address(), 4))).toEqual([2430])
})

test('a large order that awaits its transfer reserves stock no longer than any unpaid order, and late money is refunded', async () => {
  const { visitor, order: large, payment } = await order(rentNetwork().address(), STOCK, { paymentMethod: 'banktransfer' })
  await shop.confirm(visitor, large.id, await shop.adyen.finish(payment.redirectUrl, 'later'))
  expect(codes(await shop.retry(visitor, large.id, { paymentMethod: 'paypal' }))).toEqual([])
  expect(await countHeld()).toBe(STOCK)
  shop.pass(75)
  expect(codes(await order(rentNetwork().address(), 1))).toEqual([])
  await shop.adyen.act(`payments/${(await shop.bookedOf(large.id))[0]?.id}/pay`)
  await shop.untilEvents(large.id, 2)
  await shop.handleEvents()
  expect(await shop.statusOf(large.id)).toBe('CANCELED')
  expect(await shop.statesOf(large.id)).toContain('DUPLICATE')
  await shop.completeRefund(`${large.id}:1`)
  expect(await shop.statesOf(large.id)).toContain('REFUNDED')
})

test('a small one reserves its stock until the money comes', async () => {
  const { visitor, order: small, payment } = await order(rentNetwork().address(), 10, { paymentMethod: 'banktransfer' })
  await shop.confirm(visitor, small.id, await shop.adyen.finish(payment.redirectUrl, 'later'))
  shop.pass(6 * 24 * 60)
  expect(codes(await order(rentNetwork().address(), STOCK - 10))).toEqual([])
  await shop.adyen.act(`payments/${(await shop.bookedOf(small.id))[0]?.id}/pay`)
  await shop.untilEvents(small.id, 2)
  await shop.handleEvents()
  expect(await shop.statusOf(small.id)).toBe('COMPLETED')
})

test('a single order may be large and retried by another method, and once it is paid its network can buy more', async () => {
  const network = rentNetwork()
  const { visitor, order: large, payment } = await order(network.address(), 30)
  expect(codes(await order(network.address(), 1))).toEqual([2430])
  expect(codes(await shop.retry(visitor, large.id, { paymentMethod: 'scheme' }))).toEqual([])
  await shop.confirm(visitor, large.id, await shop.adyen.finish(payment.redirectUrl, 'pay'))
  await shop.untilEvents(large.id, 1)
  await shop.handleEvents()
  expect(await shop.statusOf(large.id)).toBe('COMPLETED')
  expect(codes(await order(network.address(), 1))).toEqual([])
})

test('orders that are cancelled, or paid by gift card at once, do not count', async () => {
  const network = rentNetwork()
  const { visitor, order: first } = await order(network.address(), 10)
  const payer = await shop.fillCart({ ...shop.visit(), ip: network.address() })
  await shop.addCard(payer, await shop.issue(10_000))
  expect(codes(await shop.place(payer, { paymentMethod: null }))).toEqual([])
  await shop.cancel(visitor, first.id)
  expect(codes(await order(network.address(), 10))).toEqual([])
})
