import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createCardNumber } from '../../src/modules/giftcards/card-number.ts'
import { randomIds } from '../../src/platform/ids.ts'
import { warmPool } from '../support/at-once.ts'
import { testBrand } from '../support/brands.ts'
import { testRedeem } from '../support/redeem.ts'

/** With the real limits. Every request has a solved captcha, because these limits must work without it. */
const shop = await testRedeem({ withLimits: true })
const { codes, db, pool } = shop
const tansy = await testBrand(shop)
const tansyId = await shop.productOf('tansy-and-rook')

const [NUMBERS, SOURCES, AT_ONCE] = [10_000, 50, 100]
const INFO = `query ($number: String!, $pin: String!) { answer: giftcardInfo(cardNumber: $number, pin: $pin, captchaToken: "solved") {
  card { state balance { value } } errors { code message referencedRequestParameter } } }`
const ADD_TO_ACCOUNT = `mutation ($number: String!, $pin: String!) {
  answer: addGiftcardToAccount(cardNumber: $number, pin: $pin, captchaToken: "solved") { errors { code } } }`
const wrongPin = (pin: string) => String((Number(pin) + 1) % 1_000_000).padStart(6, '0')

async function inBatches<T, A>(all: readonly T[], work: (one: T, index: number) => Promise<A>): Promise<A[]> {
  const answers: A[] = []
  for (let from = 0; from < all.length; from += AT_ONCE) {
    const batch = all.slice(from, from + AT_ONCE)
    answers.push(...(await Promise.all(batch.map((one, index) => work(one, from + index)))))
  }
  return answers
}

test('trying 10,000 numbers for their balance reveals nothing, and each source gets ten answers in ten minutes', async () => {
  const cards = await Promise.all(Array.from({ length: 20 }, () => shop.issue(5_000)))
  const real = cards.map(({ number, pin }) => ({ number, pin: wrongPin(pin) }))
  const random = Array.from({ length: NUMBERS - real.length }, () => ({
    number: createCardNumber(randomIds.token()),
    pin: '123456',
  }))
  const sources = Array.from({ length: SOURCES }, () => shop.visit())
  await warmPool(pool)
  const answers = await inBatches([...real, ...random], async (typed, index) => {
    const { host, ip } = sources[index % SOURCES] ?? shop.visit()
    return (await shop.ask({ host, ip, cookies: {} }, INFO, typed)).answer
  })
  expect(answers.filter(({ card }) => card !== null)).toEqual([])
  const checked = answers.filter((answer) => codes(answer)[0] !== 1003)
  console.log(`balance: ${NUMBERS} numbers from ${SOURCES} sources, ${checked.length} checked, 0 balances shown`)
  expect(checked.length).toBeLessThanOrEqual(10 * SOURCES)
  // Real numbers with a wrong PIN and invented numbers get exactly the same answer.
  expect(new Set(checked.map((answer) => JSON.stringify(answer))).size).toBe(1)
}, 240_000)

test('a stolen key of a brand can try a hundred numbers in a minute, and learns nothing about them', async () => {
  const card = await shop.issue(5_000, { productId: tansyId })
  const real = { number: card.number, pin: wrongPin(card.pin) }
  const random = Array.from({ length: 249 }, () => ({ number: createCardNumber(randomIds.token()), pin: '123456' }))
  const answers = await inBatches([real, ...random], (typed) => tansy.check(typed))
  const checked = answers.filter(({ status }) => status === 422)
  expect(checked).toHaveLength(100)
  expect(new Set(checked.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(150)
})

test('a shopper who types nonsense at the till of a brand blocks nobody else there', async () => {
  const sorrel = await testBrand(shop, 'copper-colander')
  const card = await shop.issue(5_000, { productId: await shop.productOf('copper-colander') })
  const nonsense = (shopper: string) => ({ number: createCardNumber(randomIds.token()), pin: '123456', shopper })
  const tryOften = async (shoppers: (time: number) => string) =>
    (
      await inBatches(
        Array.from({ length: 20 }, (_, time) => shoppers(time)),
        (one) => sorrel.check(nonsense(one)),
      )
    ).map(({ status }) => status)
  const countChecked = (statuses: number[]) => statuses.filter((status) => status === 422).length
  await warmPool(pool)
  expect(countChecked(await tryOften(() => '203.0.113.7'))).toBe(10)
  // The owner of an IPv6 network counts as one shopper, whatever address is used.
  expect(countChecked(await tryOften((time) => `2001:db8:7:7::${time + 1}`))).toBe(10)
  expect((await sorrel.check({ ...card, shopper: '203.0.113.7' })).status).toBe(429)
  expect((await sorrel.check({ ...card, shopper: '203.0.113.8' })).status).toBe(200)
  expect((await sorrel.check(card)).status, 'the tries of the brand are not used up').toBe(200)
  // A thief with a stolen key invents shoppers: they get the brand's tries, and two hundred more for new shoppers.
  expect(
    countChecked(
      (
        await inBatches(
          Array.from({ length: 300 }, (_, time) => `invented ${time}`),
          (one) => sorrel.check(nonsense(one)),
        )
      ).map(({ status }) => status),
    ),
  ).toBe(280)
})

test('a few attackers with many addresses do not block the till of a brand for its other shoppers', async () => {
  const ostlere = await testBrand(shop, 'ostlere')
  const card = await shop.issue(5_000, { productId: await shop.productOf('ostlere') })
  const statusOf = async (shopper: string | undefined, pin = card.pin) =>
    (await ostlere.check({ number: card.number, pin, ...(shopper && { shopper }) })).status
  const nonsense = (shopper: string) => ostlere.check({ number: createCardNumber(randomIds.token()), pin: '123456', shopper })
  const countChecked = (answers: { status: number }[]) => answers.filter(({ status }) => status === 422).length
  // Forty in the /56 network, although each of its /64 networks may try ten times.
  expect(
    countChecked(
      await inBatches(
        Array.from({ length: 60 }, (_, i) => `2001:db8:1:${i % 6}::1`),
        nonsense,
      ),
    ),
  ).toBe(40)
  const others = Array.from({ length: 90 }, (_, i) => `2001:db8:${(i % 3) + 2}:${i % 9}00::1`)
  expect(countChecked(await inBatches(others, nonsense))).toBeGreaterThanOrEqual(60)
  expect(await statusOf(undefined)).toBe(429)
  for (let time = 0; time < 3; time++) expect(await statusOf('198.51.100.9')).toBe(200)
  // One wrong try, and then the limit of everybody.
  expect(await statusOf('198.51.100.9', wrongPin(card.pin))).toBe(422)
  expect(await statusOf('198.51.100.9')).toBe(429)
  expect(await statusOf('198.51.100.77')).toBe(200)
})

test('unsigned requests are refused, and their source is blocked after thirty', async () => {
  const card = await shop.issue(5_000, { productId: tansyId })
  const forged = { headers: { 'ribbon-signature': 'f'.repeat(64) } }
  const statuses = []
  for (let count = 0; count < 40; count++) {
    statuses.push((await tansy.call('/cards/check', { number: card.number, pin: card.pin }, forged)).status)
  }
  expect(statuses).toEqual([...Array<number>(30).fill(401), ...Array<number>(10).fill(429)])
})

test('a card allows five wrong PINs a day, over the balance, redeeming, the account, the checkout and the brand together', async () => {
  const grumble = await testBrand(shop, 'grumble-coffee')
  const card = await shop.issue(5_000, { productId: await shop.productOf('grumble-coffee') })
  // Adding a card needs a redeem order, and a login.
  const ways = [
    async (pin: string) => codes(await shop.addRedeemCard(await redeeming(), { number: card.number, pin }))[0],
    async (pin: string) => codes((await shop.ask(customer, ADD_TO_ACCOUNT, { number: card.number, pin })).answer)[0],
    async (pin: string) => (await shop.ask(shop.visit(), INFO, { number: card.number, pin })).answer.errors[0]?.code,
    async (pin: string) => codes(await shop.start(shop.visit(), { number: card.number, pin }))[0],
    async (pin: string) => codes(await shop.addCard(shop.visit(), { number: card.number, pin }))[0],
    async (pin: string) => (await grumble.check({ number: card.number, pin })).body.code,
    async (pin: string) => (await grumble.reserve({ number: card.number, pin }, 100)).body.code,
  ]
  const customer = await shop.logIn()
  const redeeming = async () => {
    const visitor = shop.visit()
    expect((await shop.start(visitor, await shop.issue(1_000))).errors).toEqual([])
    return visitor
  }
  const countTries = async () =>
    (
      await sql<{
        count: number
      }>`select wrong_in_a_row as count from giftcard_pin_tries where slot = ${`card:${card.id}`}`.execute(db)
    ).rows[0]?.count
  await warmPool(pool)
  const guess = async (index: number) => ways[index % ways.length]?.(wrongPin(String(Number(card.pin) + index)))
  const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => guess(index)))
  expect(new Set(answers)).toEqual(new Set([2301, 'CARD_UNKNOWN']))
  expect(await countTries()).toBe(5)
  // From the sixth try on, the right PIN is refused too, everywhere.
  for (const way of ways) expect([2301, 'CARD_UNKNOWN']).toContain(await way(card.pin))
  expect(await countTries()).toBe(5)
})

test('a source that adds cards while redeeming may try ten in ten minutes, including the first one', async () => {
  const visitor = shop.visit()
  await shop.start(visitor, await shop.issue(5_000))
  const answers: number[] = []
  for (let tries = 2; tries <= 11; tries++) {
    answers.push(...codes(await shop.addRedeemCard(visitor, { number: createCardNumber(randomIds.token()), pin: '123456' })))
  }
  expect(answers).toEqual([...Array<number>(9).fill(2301), 1003])
})
