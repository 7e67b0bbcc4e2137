import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { createDb, createPool } from '../src/platform/db/pool.ts'
import { groupByAmount } from '../src/shared/validation/activation.ts'
import { issueBlankCards } from '../tests/support/blank-cards.ts'
import { createShopper, press } from '../tests/support/shopper.ts'
import type { BenchResult } from './result.ts'
import { type ShopOnPostgres, startShopOnPostgres } from './shop-on-postgres.ts'

const CARDS = 1_000
const AMOUNT = 25
const GIVE_UP_MS = 60_000
const CREATE = `mutation ($input: CreateActivationOrderInput!, $key: String!) {
  answer: createActivationOrder(input: $input, idempotencyKey: $key) { order { id } payment { redirectUrl } errors { code } } }`
const PROGRESS = 'query ($uuid: ID!) { answer: activationOrder(uuid: $uuid) { cardCount activeCount } }'

/** Measures how long a buyer of a thousand activations waits until the order is placed, and until all cards are active. */
export async function run(): Promise<BenchResult[]> {
  const shop = await startShopOnPostgres()
  try {
    const cards = (await issueBlankCards(shop, CARDS)).map((cardNumber) => ({ cardNumber, amount: AMOUNT }))
    const shopper = createShopper({ origin: shop.origin, host: shop.host, email: 'buyer@example.com', ip: '192.0.2.1' })
    const details = { email: 'buyer@example.com', paymentMethod: 'paypal', acceptTerms: true }
    const input = { ...details, cards: groupByAmount(cards), expectedTotal: CARDS * AMOUNT }
    const from = performance.now()
    const { order, payment, errors } = await shopper.ask(CREATE, { input, key: 'activation' })
    const placedMs = performance.now() - from
    if (errors.length > 0) throw new Error(`The activation was refused: ${JSON.stringify(errors)}`)
    await press(payment.redirectUrl, 'pay')
    const paidAt = performance.now()
    await untilActive(() => shopper.ask(PROGRESS, { uuid: order.id }))
    const activeMs = performance.now() - paidAt
    await expectActive(shop, order.id)
    return toResults(placedMs, activeMs)
  } finally {
    await shop.stop()
  }
}

function toResults(placedMs: number, activeMs: number): BenchResult[] {
  const detail = `${CARDS} cards in one order`
  return [
    { name: 'an activation is placed', value: placedMs / 1_000, unit: 's', target: 3, better: 'lower', detail },
    { name: 'all cards are active after the payment', value: activeMs / 1_000, unit: 's', target: 30, better: 'lower', detail },
  ]
}

/** Checks in the database that all cards are active. */
async function expectActive({ databaseUrl }: ShopOnPostgres, orderId: string): Promise<void> {
  const pool = createPool(databaseUrl)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from giftcards where order_id = ${orderId} and status = 'ACTIVE' and value_minor = ${AMOUNT * 100}`.execute(
    createDb(pool),
  )
  await pool.end()
  if (rows[0]?.count !== CARDS) throw new Error(`${rows[0]?.count} of ${CARDS} cards are active`)
}

/** Polls like the page after the payment, until all cards are active. */
async function untilActive(ask: () => Promise<{ cardCount: number; activeCount: number }>): Promise<void> {
  const giveUpAt = performance.now() + GIVE_UP_MS
  while (performance.now() < giveUpAt) {
    const { cardCount, activeCount } = await ask()
    if (activeCount === cardCount) return
    await sleep(50)
  }
  throw new Error(`Not all cards were active after ${GIVE_UP_MS / 1_000} s`)
}
