/** Not in `npm run bench`, because it takes minutes: `npm run bench -- million-orders`. */
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '../src/platform/db/embedded.ts'
import { createShopper, press } from '../tests/support/shopper.ts'
import { makeTemporaryFolder } from '../tools/temporary-folder.ts'
import { growOrders } from './grow-orders.ts'
import { type Running, SHOP, start } from './processes.ts'
import { type BenchResult, median } from './result.ts'

const ORDERS = 1_000_000
const FILLING = ['fsync = off', 'full_page_writes = off', "max_wal_size = '16GB'", "checkpoint_timeout = '1h'"]
const ROUNDS = 150
const WARM_UP = 20

type Call = 'addPackage' | 'cartV2' | 'setDelivery' | 'setBillingAddress' | 'placeOrder' | 'paymentState'
type Times = Record<Call, number[]>

/** Measures two shops on one PostgreSQL alternately: one new, one with a million finished orders. */
export async function run(): Promise<BenchResult[]> {
  const dataDir = makeTemporaryFolder('bench')
  const postgres = await startEmbeddedPostgres({ dataDir })
  const grownUrl = postgres.databaseUrl.replace(/\/\w+$/, '/grown')
  const open = (databaseUrl: string) =>
    start(SHOP, {
      ...{ DATA_DIR: join(dataDir, new URL(databaseUrl).pathname), DATABASE_URL: databaseUrl },
      ...{ PORT: '0', HOST: '127.0.0.1', TRUST_PROXY: '1', LOG_LEVEL: 'warn' },
    })
  const shops: Running[] = []
  try {
    await (await open(postgres.databaseUrl)).stop()
    await copyAndGrow(postgres.databaseUrl, grownUrl)
    shops.push(await open(postgres.databaseUrl), await open(grownUrl))
    const [empty, grown] = await measure(shops.map(({ origin }) => origin))
    return (Object.keys(empty) as Call[]).map((call) => toResult(call, median(empty[call]), median(grown[call])))
  } finally {
    await Promise.all(shops.map((shop) => shop.stop()))
    await postgres.stop()
  }
}

async function copyAndGrow(fromUrl: string, toUrl: string): Promise<void> {
  const from = new URL(fromUrl)
  const template = from.pathname.slice(1)
  from.pathname = '/postgres'
  const admin = new pg.Client({ connectionString: from.href })
  await admin.connect()
  await admin.query(`create database grown template ${template}`)
  // Filled without waiting for the disk, which would take most of an hour; measured with the normal settings.
  for (const setting of FILLING) await admin.query(`alter system set ${setting}`)
  await admin.query('select pg_reload_conf()')
  const client = new pg.Client({ connectionString: toUrl })
  await client.connect()
  await growOrders(client, ORDERS)
  await client.end()
  await admin.query('alter system reset all')
  await admin.query('select pg_reload_conf()')
  await admin.query('checkpoint')
  await admin.end()
}

/** Alternately, so that a slow moment of the machine affects both. */
async function measure(origins: readonly string[]): Promise<[Times, Times]> {
  const times: [Times, Times] = [noTimes(), noTimes()]
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    for (const [index, origin] of origins.entries()) {
      await buyOne(origin, round, round < WARM_UP ? noTimes() : (times[index] as Times))
    }
  }
  return times
}

function noTimes(): Times {
  return { addPackage: [], cartV2: [], setDelivery: [], setBillingAddress: [], placeOrder: [], paymentState: [] }
}

async function buyOne(origin: string, round: number, times: Times): Promise<void> {
  const shopper = createShopper({ origin, email: `new.${round}@example.com`, ip: `10.${(round >> 8) & 255}.${round & 255}.7` })
  const timed = async <T>(call: Call, work: () => Promise<T>): Promise<T> => {
    const startedAt = performance.now()
    const answer = await work()
    times[call].push(performance.now() - startedAt)
    return answer
  }
  const variationId = await shopper.findVariation('/gift-cards/grumble-coffee/', 'DIGITAL')
  const card = { variationId, value: 25, qty: 1, key: `add ${round}` }
  const { shipmentId, total } = await timed('addPackage', () => shopper.addCard(card))
  await timed('cartV2', () => shopper.readCart())
  const receiver = { firstName: 'Ben', lastName: 'Hill', email: `receiver.${round}@example.com` }
  await timed('setDelivery', () => shopper.deliverTo(shipmentId, receiver))
  await timed('setBillingAddress', () => shopper.bill())
  const { orderId, page } = await timed('placeOrder', () => shopper.place({ method: 'paypal', total, key: `place ${round}` }))
  if (!orderId || !page) throw new Error('An order was refused')
  await press(page, 'pay')
  await timed('paymentState', () => shopper.readState(orderId))
}

function toResult(call: Call, emptyMs: number, grownMs: number): BenchResult {
  return {
    name: `${call} with a million orders`,
    value: grownMs / emptyMs,
    unit: '× an empty shop',
    target: 1.3,
    better: 'lower',
    detail: `${grownMs.toFixed(1)} ms against ${emptyMs.toFixed(1)} ms, median of ${ROUNDS}`,
  }
}
