import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { solveChallenge } from 'altcha-lib'
import { deriveKey as deriveSolution } from 'altcha-lib/algorithms/pbkdf2'
import pg from 'pg'
import { giftToken } from '../src/modules/orders/index.ts'
import { createDb, createPool } from '../src/platform/db/pool.ts'
import { ask } from '../src/platform/http/ask.ts'
import { randomIds } from '../src/platform/ids.ts'
import { deriveKey } from '../src/platform/keys.ts'
import { readLastingSecret } from '../src/platform/shop-secrets/lasting-secret.ts'
import { CARD_PREFIX, checkDigit } from '../src/shared/validation/card-number.ts'
import { createShopper, press, type Shopper } from '../tests/support/shopper.ts'
import { measureRate } from './load.ts'
import { start } from './processes.ts'
import { type BenchResult, median } from './result.ts'
import { SECRET_KEY, type ShopOnPostgres, startShopOnPostgres } from './shop-on-postgres.ts'

const CLIENTS = 8
const TURNS = 5
/** Of each turn; as many again warm the shop up. */
const REDEEMS = 48
const CALLS = 300
const VALUE = 50
const CARDS_IN_ORDER = 48

type Card = { number: string; pin: string }
type Shop = ShopOnPostgres & { client: pg.Client; choice: string; brand: string }

/** Whole exchanges against a bare route that does one small transaction on the same PostgreSQL; then what the answers of the balance check tell by their time. */
export async function run(): Promise<BenchResult[]> {
  const opened = await startShopOnPostgres()
  const bare = await start(['bench/bare-transaction.ts'], { DATABASE_URL: opened.databaseUrl })
  const client = new pg.Client({ connectionString: opened.databaseUrl })
  await client.connect()
  const visitor = visit(opened)
  const choice = await visitor.findVariation('/gift-cards/all-in-one-gift-card/', 'DIGITAL')
  const brand = await visitor.findVariation('/gift-cards/tansy-and-rook/', 'DIGITAL')
  const shop = { ...opened, client, choice, brand }
  const load = { url: bare.origin, method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"a":1}' } as const
  try {
    const cards = await buyCards(shop, REDEEMS * (TURNS + 1) + 2)
    await redeemAll(shop, cards.splice(0, REDEEMS))
    await measureRate(load)
    const turns: { redeems: number; bare: number }[] = []
    const placings: number[] = []
    for (let turn = 0; turn < TURNS; turn++) {
      shop.pauseWorker(true)
      const { rate, placedMs } = await redeemAll(shop, cards.splice(0, REDEEMS))
      shop.pauseWorker(false)
      placings.push(...placedMs)
      turns.push({ redeems: rate, bare: await measureRate(load) })
    }
    await untilIdle(shop)
    return [...toResults(turns, placings), await measureBalance(shop, cards)]
  } finally {
    await client.end()
    await bare.stop()
    await opened.stop()
  }
}

function toResults(turns: readonly { redeems: number; bare: number }[], placings: number[]): BenchResult[] {
  const p95 = placings.toSorted((a, b) => a - b)[Math.floor(placings.length * 0.95)] ?? Number.POSITIVE_INFINITY
  const rates = turns.map(({ redeems, bare }) => `${redeems.toFixed(1)} against ${Math.round(bare)}`).join(', ')
  const count = `${placings.length} exchanges, ${CLIENTS} clients`
  return [
    {
      name: 'whole exchanges, to two issued cards',
      value: median(turns.map(({ redeems, bare }) => redeems / bare)),
      unit: '× bare transaction',
      target: 0.02,
      better: 'higher',
      detail: `a second, by turns: ${rates}; ${CLIENTS} clients`,
    },
    { name: 'placeRedeemOrder, 95th percentile', value: p95, unit: 'ms', target: 150, better: 'lower', detail: count },
  ]
}

let visitors = 0

/** From a place of their own: each source checks ten cards in ten minutes. */
function visit({ origin, host }: ShopOnPostgres): Shopper {
  const count = ++visitors
  return createShopper({ origin, host, email: `visitor.${count}@example.com`, ip: `10.${(count >> 8) & 255}.${count & 255}.7` })
}

/** Choice Gift Cards, bought and opened as anybody does, except that their mails are not waited for. */
async function buyCards(shop: Shop, count: number): Promise<Card[]> {
  const keyFor = await readKeys(shop.databaseUrl)
  const cards: Card[] = []
  while (cards.length < count) {
    const shopper = visit(shop)
    const qty = Math.min(CARDS_IN_ORDER, count - cards.length)
    const key = `cards ${cards.length}`
    const { shipmentId, total } = await shopper.addCard({ variationId: shop.choice, value: VALUE, qty, key })
    await shopper.bill()
    const { page, codes } = await shopper.place({ method: 'paypal', total, key })
    if (!page) throw new Error(`An order was refused with ${codes.join(', ')}`)
    await press(page, 'pay')
    await untilIdle(shop)
    cards.push(...(await shopper.openGift(giftToken({ keyFor }, { shipmentId, link: 1 }))))
  }
  return cards
}

async function readKeys(databaseUrl: string) {
  const pool = createPool(databaseUrl, { max: 1 })
  const secret = await readLastingSecret({ db: createDb(pool), ids: randomIds }, { secretKey: SECRET_KEY, oldSecretKeys: [] })
  await pool.end()
  return (purpose: string) => deriveKey(secret, purpose)
}

/** Exchanges a second until the last card is issued, and how long each placing took. The puzzles are solved before: that is the shopper's machine. */
async function redeemAll(shop: Shop, cards: readonly Card[]): Promise<{ rate: number; placedMs: number[] }> {
  const waiting = await Promise.all(cards.map(async (card) => ({ card, captchaToken: await solvePuzzle(shop) })))
  const placedMs: number[] = []
  const startedAt = performance.now()
  const redeemOn = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) placedMs.push(await redeemOne(shop, next))
  }
  await Promise.all(Array.from({ length: CLIENTS }, redeemOn))
  await untilIssued(shop)
  return { rate: (cards.length * 1_000) / (performance.now() - startedAt), placedMs }
}

async function redeemOne(shop: Shop, { card, captchaToken }: { card: Card; captchaToken: string }): Promise<number> {
  const shopper = visit(shop)
  const codes = await shopper.startRedeem(card, captchaToken)
  if (codes.length > 0) throw new Error(`A card was refused with ${codes.join(', ')}`)
  for (const [index, value] of [20, 30].entries()) {
    await shopper.chooseRedeem({ variationId: shop.brand, value, key: `${shopper.email} ${index}` })
  }
  const placedAt = performance.now()
  await shopper.placeRedeem({ receiver: `for.${shopper.email}`, key: shopper.email })
  return performance.now() - placedAt
}

const INFO = `query ($number: String!, $pin: String!, $captchaToken: String!) {
  answer: giftcardInfo(cardNumber: $number, pin: $pin, captchaToken: $captchaToken) { card { state } errors { code } } }`

/** An unknown number, a wrong PIN and a card that is blocked for wrong PINs, in turns. */
async function measureBalance(shop: Shop, [known, blocked]: readonly Card[]): Promise<BenchResult> {
  if (!known || !blocked) throw new Error('There are not enough cards')
  const wrong = ({ number, pin }: Card) => ({ number, pin: String((Number(pin) + 1) % 1_000_000).padStart(6, '0') })
  const kinds = {
    unknown: async () => ({ number: inventNumber(), pin: '123456' }),
    // Before each try the ones before are forgotten: a fifth would block the card.
    wrong: async () => {
      await shop.client.query("delete from giftcard_pin_tries where slot like 'card:%' and blocked_until is null")
      return wrong(known)
    },
    blocked: async () => wrong(blocked),
  }
  for (let count = 0; count < 5; count++) await timeInfo(shop, wrong(blocked))
  const times: Record<keyof typeof kinds, number[]> = { unknown: [], wrong: [], blocked: [] }
  for (let count = 0; count < CALLS; count++) {
    for (const kind of ['unknown', 'wrong', 'blocked'] as const) times[kind].push(await timeInfo(shop, await kinds[kind]()))
  }
  const medians = Object.entries(times).map(([kind, values]) => ({ kind, ms: median(values) }))
  const all = medians.map(({ ms }) => ms)
  return {
    name: 'giftcardInfo, what its time tells of a card',
    value: Math.max(...all) - Math.min(...all),
    unit: 'ms between medians',
    target: 1,
    better: 'lower',
    detail: `${medians.map(({ kind, ms }) => `${kind} ${ms.toFixed(2)} ms`).join(', ')}; ${CALLS} calls each`,
  }
}

/** Of a card that nobody has. */
function inventNumber(): string {
  const payload = CARD_PREFIX + String(randomInt(10 ** 12)).padStart(12, '0')
  return payload + checkDigit(payload)
}

async function timeInfo(shop: Shop, typed: Card): Promise<number> {
  const captchaToken = await solvePuzzle(shop)
  const shopper = visit(shop)
  const startedAt = performance.now()
  const { errors } = await shopper.ask(INFO, { ...typed, captchaToken })
  const tookMs = performance.now() - startedAt
  if (errors[0]?.code !== 2301) throw new Error(`It was answered with ${JSON.stringify(errors)}`)
  return tookMs
}

async function solvePuzzle({ origin, host }: ShopOnPostgres): Promise<string> {
  const { text } = await ask(`${origin}/captcha`, { headers: { host }, timeoutMs: 10_000 })
  const challenge = JSON.parse(text) as Parameters<typeof solveChallenge>[0]['challenge']
  const solution = await solveChallenge({ challenge, deriveKey: deriveSolution })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

async function untilIdle({ client }: Shop): Promise<void> {
  while ((await client.query('select 1 from graphile_worker.jobs where run_at <= now() limit 1')).rowCount) await sleep(50)
}

async function untilIssued({ client }: Shop): Promise<void> {
  const open = `select 1 from orders o where o.kind = 'REDEEM' and o.status in ('PENDING', 'COMPLETED')
    and (select count(*) from giftcards c where c.order_id = o.id) <> 2 limit 1`
  while ((await client.query(open)).rowCount) await sleep(20)
}
