import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { createShopper, press } from '../tests/support/shopper.ts'
import { measureRate } from './load.ts'
import { start } from './processes.ts'
import { type BenchResult, median, percentile } from './result.ts'
import { type ShopOnPostgres, startShopOnPostgres } from './shop-on-postgres.ts'

const CLIENTS = 8
const SECONDS = 6
const TURNS = 9
/** Time for the web process to issue the last cards itself. */
const GRACE_MS = 250
/** Warm-up, so that compiled code is measured, as in a shop that runs for days. */
const WARM_UP_SECONDS = 12

type Shop = ShopOnPostgres & { client: pg.Client; variationId: string }

/** The orders per second of one turn. */
type Turn = {
  /** Whole orders, from the empty cart to the issued card. */
  orders: number
  /** The same while the worker creates mails and invoices on the same cores. */
  withLetters: number
  /** The mean of before and after, because the machine's speed varies. */
  bare: number
}

/** Compares whole orders with a bare route that does one small transaction on the same PostgreSQL. */
export async function run(): Promise<BenchResult[]> {
  const shop = await startShopOnPostgres()
  const bare = await start(['bench/bare-transaction.ts'], { DATABASE_URL: shop.databaseUrl })
  const client = new pg.Client({ connectionString: shop.databaseUrl })
  await client.connect()
  const visitor = createShopper({ origin: shop.origin, host: shop.host, email: 'visitor@example.com', ip: '192.0.2.1' })
  const variationId = await visitor.findVariation('/gift-cards/grumble-coffee/', 'DIGITAL')
  const measured = { ...shop, client, variationId }
  const load = { url: bare.origin, method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"a":1}' } as const
  try {
    await buyFor(measured, WARM_UP_SECONDS)
    await measureRate(load)
    let before = await measureRate(load)
    const turns: Turn[] = []
    const placings: number[] = []
    for (let turn = 0; turn < TURNS; turn++) {
      shop.pauseWorker(true)
      const orders = await buyFor(measured, SECONDS)
      const withLetters = await buyFor(measured, SECONDS)
      placings.push(...orders.placedMs, ...withLetters.placedMs)
      const after = await measureRate(load)
      turns.push({ orders: orders.rate, withLetters: withLetters.rate, bare: (before + after) / 2 })
      before = after
    }
    return toResults(turns, placings)
  } finally {
    await client.end()
    await bare.stop()
    await shop.stop()
  }
}

function toResults(turns: readonly Turn[], placings: number[]): BenchResult[] {
  const p95 = percentile(placings, 0.95)
  const rates = turns.map(({ orders, bare }) => `${orders.toFixed(1)} against ${Math.round(bare)}`).join(', ')
  const withLetters = median(turns.map(({ withLetters, bare }) => withLetters / bare)).toFixed(3)
  const detail = `a second, by turns: ${rates}; ${withLetters} with letters and invoices at the same time; ${CLIENTS} clients`
  const count = `${placings.length} orders, ${CLIENTS} clients`
  return [
    {
      name: 'whole orders, to the issued card',
      value: median(turns.map(({ orders, bare }) => orders / bare)),
      unit: '× bare transaction',
      target: 1 / 40,
      better: 'higher',
      detail,
    },
    { name: 'placeOrder, 95th percentile', value: p95, unit: 'ms', target: 250, better: 'lower', detail: count },
  ]
}

/** Measures orders per second until the last card is issued, and the time of each placeOrder. */
async function buyFor(shop: Shop, seconds: number): Promise<{ rate: number; placedMs: number[] }> {
  const placedMs: number[] = []
  const startedAt = performance.now()
  const buyOn = async () => {
    while (performance.now() - startedAt < seconds * 1_000) placedMs.push(await buyOne(shop))
  }
  await Promise.all(Array.from({ length: CLIENTS }, buyOn))
  // The worker issues the cards that the web process had no time for.
  const waking = setTimeout(() => shop.pauseWorker(false), GRACE_MS)
  await untilIssued(shop)
  clearTimeout(waking)
  const rate = (placedMs.length * 1_000) / (performance.now() - startedAt)
  shop.pauseWorker(false)
  await untilIdle(shop)
  return { rate, placedMs }
}

let bought = 0

async function buyOne({ origin, host, variationId }: Shop): Promise<number> {
  const count = ++bought
  const email = `buyer.${count}@example.com`
  const shopper = createShopper({ origin, host, email, ip: `10.${(count >> 8) & 255}.${count & 255}.7` })
  const { shipmentId, total } = await shopper.addCard({ variationId, value: 25, qty: 1, key: `add ${count}` })
  await shopper.deliverTo(shipmentId, { firstName: 'Ben', lastName: 'Hill', email: `receiver.${count}@example.com` })
  await shopper.bill()
  const placedAt = performance.now()
  const { page, codes } = await shopper.place({ method: 'paypal', total, key: `place ${count}` })
  const tookMs = performance.now() - placedAt
  if (!page) throw new Error(`An order was refused with ${codes.join(', ')}`)
  await press(page, 'pay')
  return tookMs
}

/** Waits for mails and invoices, which come after the cards, so that they do not slow the next measurement. */
export async function untilIdle({ client }: Pick<Shop, 'client'>): Promise<void> {
  while ((await client.query('select 1 from graphile_worker.jobs where run_at <= now() limit 1')).rowCount) await sleep(50)
}

export async function untilIssued({ client }: Pick<Shop, 'client'>): Promise<void> {
  const open = `select 1 from orders o where o.status = 'PENDING'
    or (o.status = 'COMPLETED' and not exists (select from giftcards c where c.order_id = o.id)) limit 1`
  while ((await client.query(open)).rowCount) await sleep(50)
}
