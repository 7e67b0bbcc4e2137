/*
 * Why whole redeems do not reach 0.02. The web process, PostgreSQL and the clients keep two cores busy, so their processor time decides.
 * In milliseconds, medians of five runs of 60 redeems on a busy machine, less the 1.8 that checking a solved puzzle took then:
 *
 *                        web process   PostgreSQL   clients   together
 *   a whole redeem            32.5         24          3        59.5
 *   a bare transaction         0.4          0.3        0.1       0.8
 *
 * A whole redeem takes as long as 75 bare transactions (0.013). The target is 50 of them, or 40 ms.
 *
 * A whole redeem sends 85 statements in 68 round trips: 19 to start, 27 for two choices, 39 to place. Building, sending and reading statements takes
 * about 60 % of the web process's time; our own code takes 12 %, HTTP and GraphQL 10 %. So a statement costs 0.25 ms in each of the two processes, and the
 * target would allow 46 statements. By purpose, the 85 are: rows of the order 12, locks with what is read under them 14, limits and PIN tries 10,
 * transactions and savepoint 10, other reads of the order and its cards 10, money 8, catalogue 7, repeated requests 5, the end of holds 3, stock 3,
 * mails and jobs 3.
 *
 * Twelve of them could go: stock of products that never run out (3), the savepoint around making the cards (2), the campaign at each choice (2), the end of a
 * hold that is captured at once, the search for a blank card, the balance before the lock, the second list of cards and the second update of the order.
 * That leaves 53 ms (0.015), and each needs a flag, a second way for the same thing, or gives up a safeguard. So they stay.
 */
import { createChallenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { sql } from 'kysely'
import pg from 'pg'
import { pino } from 'pino'
import { createCardNumber, issueUnits, readCardSecrets } from '../src/modules/giftcards/index.ts'
import { toPuzzleSecrets } from '../src/platform/captcha/altcha.ts'
import { systemClock } from '../src/platform/clock.ts'
import { inTransaction } from '../src/platform/db/in-transaction.ts'
import { createDb, createPool } from '../src/platform/db/pool.ts'
import { randomIds } from '../src/platform/ids.ts'
import { createKeyring } from '../src/platform/keys.ts'
import { ok } from '../src/shared/result.ts'
import { bookPaid } from '../tests/support/book-paid.ts'
import { createShopper } from '../tests/support/shopper.ts'
import { measureRate } from './load.ts'
import { untilIdle, untilIssued } from './orders.ts'
import { start } from './processes.ts'
import { type BenchResult, median, percentile } from './result.ts'
import { type ShopOnPostgres, startShopOnPostgres } from './shop-on-postgres.ts'

const CLIENTS = 8
const TURNS = 5
const SECONDS = 3
/** Warm-up, so that compiled code is measured, as in a shop that runs for days. */
const WARM_UP_SECONDS = 6
/** More cards than a turn uses on a fast machine; a turn ends when all are used. */
const CARDS_A_SECOND = 40
const WORTH = { currency: 'GBP', minor: 5_000 }
/** The checks of each kind. */
const CHECKS = 300
/** One wrong PIN less than blocks a card for a day. */
const WRONG_PINS = 4
const BLOCKED_CARDS = 10
const INFO = `query ($number: String!, $pin: String!, $captchaToken: String!) {
  answer: giftcardInfo(cardNumber: $number, pin: $pin, captchaToken: $captchaToken) { card { state } errors { code } } }`

type Card = { number: string; pin: string }
type Shop = ShopOnPostgres & { client: pg.Client; variationId: string; cards: Card[] }

/** Compares whole redeems with a bare route that does one small transaction on the same PostgreSQL, and compares the times of refused card checks. */
export async function run(): Promise<BenchResult[]> {
  const shop = await startShopOnPostgres()
  const bare = await start(['bench/bare-transaction.ts'], { DATABASE_URL: shop.databaseUrl })
  const client = new pg.Client({ connectionString: shop.databaseUrl })
  await client.connect()
  try {
    const variationId = await enter(shop).findVariation('/gift-cards/tansy-and-rook/', 'DIGITAL')
    const count = CARDS_A_SECOND * (WARM_UP_SECONDS + TURNS * SECONDS) + CHECKS / WRONG_PINS + BLOCKED_CARDS
    const measured = { ...shop, client, variationId, cards: await issueCards(shop, count) }
    return [...(await measureRedeems(measured, bare.origin)), await measureChecks(measured)]
  } finally {
    await client.end()
    await bare.stop()
    await shop.stop()
  }
}

async function measureRedeems(shop: Shop, bareUrl: string): Promise<BenchResult[]> {
  const load = { url: bareUrl, method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"a":1}' } as const
  await redeemFor(shop, WARM_UP_SECONDS)
  await measureRate(load)
  const turns: { ours: number; bare: number }[] = []
  const placings: number[] = []
  for (let turn = 0; turn < TURNS; turn++) {
    const { rate, placedMs } = await redeemFor(shop, SECONDS)
    placings.push(...placedMs)
    turns.push({ ours: rate, bare: await measureRate(load) })
  }
  const rates = turns.map(({ ours, bare }) => `${ours.toFixed(1)} against ${Math.round(bare)}`).join(', ')
  return [
    {
      name: 'whole redeems, to the issued cards',
      value: median(turns.map(({ ours, bare }) => ours / bare)),
      unit: '× bare transaction',
      target: 0.02,
      better: 'higher',
      detail: `a second, by turns: ${rates}; two cards each, ${CLIENTS} clients`,
    },
    {
      name: 'placeRedeemOrder, 95th percentile',
      value: percentile(placings, 0.95),
      unit: 'ms',
      target: 150,
      better: 'lower',
      detail: `${placings.length} redeems, ${CLIENTS} clients`,
    },
  ]
}

/** Measures redeems per second until the last card is issued, and the time of each placeRedeemOrder, which issues the cards; mails come later. */
async function redeemFor(shop: Shop, seconds: number): Promise<{ rate: number; placedMs: number[] }> {
  const puzzles = await solvePuzzles(shop, CARDS_A_SECOND * seconds)
  shop.pauseWorker(true)
  const placedMs: number[] = []
  const startedAt = performance.now()
  const redeemOn = async () => {
    while (performance.now() - startedAt < seconds * 1_000) {
      const puzzle = puzzles.pop()
      if (!puzzle) return
      placedMs.push(await redeemOne(shop, shop.cards.pop() as Card, puzzle))
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, redeemOn))
  await untilIssued(shop)
  const rate = (placedMs.length * 1_000) / (performance.now() - startedAt)
  shop.pauseWorker(false)
  await untilIdle(shop)
  return { rate, placedMs }
}

async function redeemOne(shop: Shop, card: Card, puzzle: string): Promise<number> {
  const { variationId } = shop
  const visitor = enter(shop)
  const refused = await visitor.startRedeem(card, puzzle)
  if (refused.length > 0) throw new Error(`A card was refused with ${refused.join(', ')}`)
  await visitor.chooseRedeem({ variationId, value: 30, key: 'first' })
  await visitor.chooseRedeem({ variationId, value: 20, key: 'second' })
  const from = performance.now()
  await visitor.placeRedeem({ receiver: `receiver.${visitor.email}`, toPay: 0, key: 'place' })
  return performance.now() - from
}

let entered = 0

/** A visitor from another network, because the shop limits requests from one network. */
function enter({ origin, host }: ShopOnPostgres) {
  const count = ++entered
  return createShopper({ origin, host, email: `holder.${count}@example.com`, ip: `10.${(count >> 8) & 255}.${count & 255}.7` })
}

/** Checks an unknown number, a wrong PIN, and the right PIN of a blocked card, alternately, because the machine's speed varies. */
async function measureChecks(shop: Shop): Promise<BenchResult> {
  const wronglyTyped = shop.cards.splice(0, CHECKS / WRONG_PINS).map(({ number, pin }) => ({ number, pin: otherPin(pin) }))
  const blocked = shop.cards.splice(0, BLOCKED_CARDS)
  const blocking = blocked.flatMap(({ number, pin }) => Array<Card>(WRONG_PINS + 1).fill({ number, pin: otherPin(pin) }))
  const puzzles = await solvePuzzles(shop, blocking.length + 3 * CHECKS)
  const check = async (card: Card) => {
    const visitor = enter(shop)
    const captchaToken = puzzles.pop()
    const from = performance.now()
    const { errors } = await visitor.ask(INFO, { ...card, captchaToken })
    const tookMs = performance.now() - from
    if (errors[0]?.code !== 2301) throw new Error(`A check was answered with ${JSON.stringify(errors)}`)
    return tookMs
  }
  for (const card of blocking) await check(card)
  const took: { unknown: number[]; wrong: number[]; blocked: number[] } = { unknown: [], wrong: [], blocked: [] }
  for (let count = 0; count < CHECKS; count++) {
    took.unknown.push(await check({ number: createCardNumber(randomIds.token()), pin: '123456' }))
    took.wrong.push(await check(wronglyTyped[count % wronglyTyped.length] as Card))
    took.blocked.push(await check(blocked[count % blocked.length] as Card))
  }
  const medians = Object.entries(took).map(([kind, times]) => ({ kind, ms: median(times) }))
  return {
    name: 'giftcardInfo, between the medians of refused cards',
    value: Math.max(...medians.map(({ ms }) => ms)) - Math.min(...medians.map(({ ms }) => ms)),
    unit: 'ms',
    target: 1,
    better: 'lower',
    detail: `${medians.map(({ kind, ms }) => `${kind} ${ms.toFixed(2)} ms`).join(', ')}; ${CHECKS} calls of each`,
  }
}

function otherPin(pin: string): string {
  return String((Number(pin) + 1) % 1_000_000).padStart(6, '0')
}

/** Makes Choice Gift Cards with one paid order. */
async function issueCards({ databaseUrl, secretKey }: ShopOnPostgres, count: number): Promise<Card[]> {
  const pool = createPool(databaseUrl)
  const ctx = { db: createDb(pool), clock: systemClock, ids: randomIds, log: pino({ level: 'silent' }) }
  const parts = { cardKeys: createKeyring(secretKey) }
  const { rows } = await sql<{ id: number }>`select id from products where slug = 'all-in-one-gift-card'`.execute(ctx.db)
  const orderId = await bookPaid(ctx, { ...WORTH, minor: count * WORTH.minor })
  const product = { productId: rows[0]?.id ?? 0, storefront: 'GCSUK', value: WORTH, expiresOn: '2099-12-31' }
  const unit = { ...product, orderId, packageId: randomIds.uuid() }
  const cards: Card[] = []
  await inTransaction(ctx, async (ctx) => {
    const units = Array.from({ length: count }, (_, index) => ({ ...unit, unitNo: index + 1 }))
    for (const id of await issueUnits(ctx, parts, units)) cards.push(await readCardSecrets(ctx, parts, id))
    return ok(undefined)
  })
  await pool.end()
  return cards
}

/** The shop's own puzzles, but the first try solves them: only the check runs on the server, so only it is measured. */
async function solvePuzzles({ secretKey }: ShopOnPostgres, count: number): Promise<string[]> {
  const secrets = toPuzzleSecrets(createKeyring(secretKey).newest.keyFor('captcha'))
  const data = { until: Date.now() + 10 * 60 * 1_000, action: 'common' }
  const options = { algorithm: 'PBKDF2/SHA-256', cost: 2_000, counter: 0, data, ...secrets }
  const puzzles: string[] = []
  for (let made = 0; made < count; made++) {
    const challenge = await createChallenge(options)
    const solution = await solveChallenge({ challenge, deriveKey })
    puzzles.push(Buffer.from(JSON.stringify({ challenge, solution })).toString('base64'))
  }
  return puzzles
}
