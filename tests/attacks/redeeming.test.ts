import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { findRedeemOrder } from '../../src/modules/orders/index.ts'
import { startRedeem } from '../../src/modules/redeem/start-redeem.ts'
import { hashToken } from '../../src/platform/keys.ts'
import { testRedeem } from '../support/redeem.ts'

const shop = await testRedeem()
const { codes } = shop
const GUESSES = 100
const [TOKENS, AT_ONCE] = [2_500, 20]
const guess = () => randomBytes(32).toString('base64url')
const wrongPin = (pin: string) => String((Number(pin) + 1) % 1_000_000).padStart(6, '0')

const INFO = `query ($number: String!, $pin: String!) { answer: giftcardInfo(cardNumber: $number, pin: $pin, captchaToken: "solved") { card { state balance { value } } errors { code message referencedRequestParameter } } }`
const DETAILS = `query ($number: String, $pin: String) { answer: giftcardDetails(cardNumber: $number, pin: $pin, captchaToken: "solved") { details { id } errors { code } } }`
const FREEZE = DETAILS.replace('query', 'mutation').replace('giftcardDetails', 'freezeGiftcard')
const CHECK = `mutation ($number: String!, $pin: String!) { answer: checkGiftcardPayment(cardNumber: $number, pin: $pin, captchaToken: "solved") { balance { value } errors { code } } }`

test('tokens and uuids of redeem orders cannot be guessed', async () => {
  const { order } = await shop.exchanged()
  let hits = 0
  for (let count = 0; count < GUESSES; count++) {
    const thief = shop.visit()
    if (codes(await shop.startWith(thief, { token: guess() }))[0] !== 2602) hits++
    if (codes(await shop.startWith(thief, { token: guess(), orderUuid: order.id }))[0] !== 2602) hits++
    thief.cookies = { '__Host-redeem': guess(), redeem: guess() }
    if (await shop.readOwn(thief, count % 2 === 0 ? order.id : randomUUID())) hits++
    if (codes(await shop.undo(thief, order.id))[0] !== 2401) hits++
  }
  console.log(`redeem tokens: ${4 * GUESSES} guesses, ${hits} hits`)
  expect(hits).toBe(0)
})

test('5,000 guesses open nothing, neither as a link nor as the cookie of a browser', async () => {
  await shop.exchanged()
  const ctx = shop.contextOf('GCSUK')
  const tryOne = async () => {
    const started = await startRedeem(ctx, shop.services, { token: guess() })
    const owned = await findRedeemOrder(ctx.db, { redeemHash: hashToken(guess()), storefront: 'GCSUK' })
    return started.ok || started.failure.name !== 'REDEEM_TOKEN_INVALID' || owned !== undefined
  }
  let hits = 0
  for (let tried = 0; tried < TOKENS; tried += AT_ONCE) {
    hits += (await Promise.all(Array.from({ length: AT_ONCE }, tryOne))).filter(Boolean).length
  }
  console.log(`redeem tokens: ${2 * TOKENS} guesses, ${hits} hits`)
  expect(hits).toBe(0)
}, 60_000)

test('a redeem order of somebody else cannot be read, changed, exchanged, paid or undone', async () => {
  const victim = shop.visit()
  await shop.start(victim, await shop.issue(5_000))
  const { order } = await shop.choose(victim, 20)
  const thief = shop.visit()
  await shop.start(thief, await shop.issue(1_000))
  const foreign = order.shipments[0].packages[0].id
  expect(codes(await shop.update(thief, { packageId: foreign, qty: 3 }))).toEqual([2605])
  await shop.remove(thief, foreign)
  expect(await shop.readOwn(thief, order.id)).toBeNull()
  expect(codes(await shop.undo(thief, order.id))).toEqual([2401])
  expect(codes(await shop.retry(thief, order.id))).toEqual([2401])
  expect(await shop.stateOf(thief, order.id)).toBeNull()
  expect((await shop.readOwn(victim)).totals.chosen).toEqual({ value: 20 })
})

test('the cookie of a cart opens no redeem order, and a redeem token opens no cart', async () => {
  const visitor = shop.visit()
  await shop.start(visitor, await shop.issue(5_000))
  await shop.choose(visitor, 20)
  const token = visitor.cookies['__Host-redeem'] ?? visitor.cookies.redeem ?? ''
  const thief = { ...shop.visit(), cookies: { '__Host-cart': token, cart: token } }
  expect((await shop.ask(thief, '{ cartV2 { id } }')).cartV2).toBeNull()
  expect(codes(await shop.place(thief))).toEqual([2101])
})

test('a card allows five wrong PINs a day over the balance, redeeming, details, freezing and the checkout together', async () => {
  const card = await shop.issue(5_000)
  const wrong = { number: card.number, pin: wrongPin(card.pin) }
  const tries = [
    () => shop.ask(shop.visit(), INFO, wrong),
    () => shop.ask(shop.visit(), CHECK, wrong),
    async () => ({ answer: await shop.start(shop.visit(), { ...card, ...wrong }) }),
    () => shop.ask(shop.visit(), DETAILS, wrong),
    () => shop.ask(shop.visit(), FREEZE, wrong),
  ]
  for (const one of tries) expect(codes((await one()).answer)).toEqual([2301])
  // The right PIN gets the same answer now, everywhere.
  const right = { number: card.number, pin: card.pin }
  expect((await shop.ask(shop.visit(), INFO, right)).answer).toMatchObject({ card: null, errors: [{ code: 2301 }] })
  expect(codes((await shop.ask(shop.visit(), CHECK, right)).answer)).toEqual([2301])
  expect(codes(await shop.start(shop.visit(), card))).toEqual([2301])
  expect(codes((await shop.ask(shop.visit(), FREEZE, right)).answer)).toEqual([2301])
  shop.pass(24 * 60 + 1)
  expect((await shop.ask(shop.visit(), INFO, right)).answer).toMatchObject({ card: { balance: { value: 50 } }, errors: [] })
})

test('an unknown number and a wrong PIN get the same answer to the letter', async () => {
  const card = await shop.issue(5_000)
  const unknown = '9375010000000000000'
  const known = (await shop.ask(shop.visit(), INFO, { number: card.number, pin: wrongPin(card.pin) })).answer
  const numbers = Array.from({ length: 10 }, (_, digit) => unknown.slice(0, -1) + digit)
  const answers = await Promise.all(
    numbers.map(async (number) => (await shop.ask(shop.visit(), INFO, { number, pin: '123456' })).answer),
  )
  // One of ten has the right check digit; the others are not card numbers.
  expect(answers.filter(({ errors }) => errors[0].code === 2301)).toEqual([known])
})

test('a request can check only one balance', async () => {
  const card = await shop.issue(5_000)
  const one = `giftcardInfo(cardNumber: "${card.number}", pin: "${card.pin}", captchaToken: "solved") { errors { code } }`
  expect(await shop.refused(shop.visit(), `{ a: ${one} b: ${one} }`)).toMatch(/only one sensitive field/)
})

test('exchanging, undoing and exchanging again gains nothing', async () => {
  const card = await shop.issue(5_000)
  for (let round = 0; round < 3; round++) {
    const visitor = shop.visit()
    await shop.start(visitor, card)
    await shop.choose(visitor, 50)
    const { order } = await shop.exchange(visitor)
    expect((await shop.undo(visitor, order.id)).errors).toEqual([])
    expect(await shop.balanceOfCard(card.id)).toBe(5_000)
  }
})

test('a card may be exchanged five times a day, because mails to strangers would cost nothing if each exchange were undone', async () => {
  const shop = await testRedeem({ withLimits: true })
  const { visitor, card, id } = await shop.exchanged({ minor: 1_000, value: 10 })
  await shop.undo(visitor, id)
  for (let round = 2; round <= 6; round++) {
    await shop.start(visitor, card)
    await shop.choose(visitor, 10)
    const { order, errors } = await shop.exchange(visitor)
    expect(errors.map(({ code }: { code: number }) => code)).toEqual(round <= 5 ? [] : [1003])
    if (order) await shop.undo(visitor, order.id)
  }
  expect(await shop.balanceOfCard(card.id)).toBe(0)
  await shop.reset(visitor)
  expect(await shop.balanceOfCard(card.id)).toBe(1_000)
})
