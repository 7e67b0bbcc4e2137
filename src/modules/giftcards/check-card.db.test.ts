import { createQueryId, type PluginTransformQueryArgs, sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { atOnce } from '#tests/support/at-once.ts'
import { listViolations, testGiftcards, uuid } from '#tests/support/giftcards.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { createLimits } from '../../platform/rate-limits/limits.ts'
import { listOrderBlankCards } from './blank-cards.store.ts'
import { blockCard, unblockCard } from './block-card.ts'
import { createCardNumber, createPin } from './card-number.ts'
import { checkCard } from './check-card.ts'
import { issueBlankCard } from './issue-blank-card.ts'

const { ctx, db, clock, pool, parts, issue } = await testGiftcards()
const UNKNOWN = { ok: false, failure: { name: 'CARD_UNKNOWN' } }

beforeEach(() => clock.set('2026-03-02T10:00:00Z'))

type Card = Awaited<ReturnType<typeof issue>>

const wrongPin = ({ pin }: Card) => String((Number(pin) + 1) % 1_000_000).padStart(6, '0')
const tryRight = ({ number, pin }: Card) => checkCard(ctx, parts, { number, pin })
const tryWrong = (card: Card) => checkCard(ctx, parts, { number: card.number, pin: wrongPin(card) })

async function issueBlank(): Promise<Card> {
  const token = ctx.ids.token()
  const unit = { orderId: uuid(), packageId: uuid(), unitNo: 1, productId: 7, storefront: 'GCSUK' }
  await issueBlankCard({ ...ctx, ids: { ...ctx.ids, token: () => token } }, parts, unit)
  const [blank] = await listOrderBlankCards(db, unit.orderId)
  return { id: blank?.id as string, number: createCardNumber(token), pin: createPin(token) }
}

async function tryWrongTimes(card: Card, times: number): Promise<void> {
  for (let count = 0; count < times; count++) expect(await tryWrong(card)).toEqual(UNKNOWN)
}

async function countWrong({ id }: Card): Promise<number | undefined> {
  const { rows } = await sql<{ wrong: number }>`
    select wrong_in_a_row as wrong from giftcard_pin_tries where slot = ${`card:${id}`}`.execute(db)
  return rows[0]?.wrong
}

test('number and PIN together show the balance', async () => {
  const card = await issue(2500)
  const grouped = card.number.replace(/(\d{4})/g, '$1 ')
  expect(await checkCard(ctx, parts, { number: grouped, pin: card.pin })).toMatchObject({
    ok: true,
    value: { id: card.id, lastFour: card.number.slice(-4), available: { currency: 'GBP', minor: 2500 }, held: { minor: 0 } },
  })
})

test('an unknown number, a wrong PIN, a blocked card and nonsense get the same answer', async () => {
  const card = await issue(2500)
  const resting = await issue(2500)
  await tryWrongTimes(resting, 5)
  const unknownNumber = createCardNumber(ctx.ids.token())
  const answers = [
    await tryWrong(card),
    await tryRight(resting),
    await tryWrong(await issueBlank()),
    await checkCard(ctx, parts, { number: unknownNumber, pin: '123456' }),
    await checkCard(ctx, parts, { number: card.number, pin: '' }),
    await checkCard(ctx, parts, { number: '', pin: '' }),
    await checkCard(ctx, parts, { number: 'x'.repeat(10_000), pin: card.pin }),
  ]
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set([JSON.stringify(UNKNOWN)]))
})

test('an unknown number is counted like a known one, in a decoy slot', async () => {
  const count = async () =>
    (
      await sql<{ sum: bigint }>`
    select coalesce(sum(wrong_in_a_row), 0) as sum from giftcard_pin_tries where slot like 'decoy:%'`.execute(db)
    ).rows[0]?.sum
  const before = Number(await count())
  for (let tries = 0; tries < 12; tries++)
    await checkCard(ctx, parts, { number: createCardNumber('A'.repeat(43)), pin: '123456' })
  expect(Number(await count())).toBe(before + 12)
})

test('a right PIN resets the count of wrong ones', async () => {
  const card = await issue(2500)
  await tryWrongTimes(card, 4)
  expect((await tryRight(card)).ok).toBe(true)
  await tryWrongTimes(card, 4)
  expect((await tryRight(card)).ok).toBe(true)
  expect(await countWrong(card)).toBe(0)
})

test('five wrong PINs block a card for 24 hours, even for the right PIN', async () => {
  const card = await issue(2500)
  await tryWrongTimes(card, 5)
  expect(await tryRight(card)).toEqual(UNKNOWN)
  clock.set('2026-03-03T09:59:59Z')
  expect(await tryRight(card)).toEqual(UNKNOWN)
  clock.set('2026-03-03T10:00:00Z')
  expect((await tryRight(card)).ok).toBe(true)
})

test('ten wrong PINs in a row block a card until support lifts it', async () => {
  const card = await issue(2500)
  await tryWrongTimes(card, 5)
  clock.set('2026-03-03T10:00:00Z')
  await tryWrongTimes(card, 5)
  clock.set('2036-03-03T10:00:00Z')
  expect(await tryRight(card)).toEqual(UNKNOWN)
  expect(await countWrong(card)).toBe(10)
  await unblockCard(ctx, card.id)
  clock.set('2026-03-03T10:00:00Z')
  expect((await tryRight(card)).ok).toBe(true)
})

test('only five of fifty concurrent wrong PINs are checked', async () => {
  const card = await issue(2500)
  const results = await atOnce(pool, 50, () => tryWrong(card))
  expect(results.every((result) => result.status === 'fulfilled' && !result.value.ok)).toBe(true)
  expect(await countWrong(card)).toBe(5)
  expect(await tryRight(card)).toEqual(UNKNOWN)
  clock.set('2026-03-03T10:00:00Z')
  await atOnce(pool, 50, () => tryWrong(card))
  expect(await countWrong(card)).toBe(10)
})

test('a PIN is not checked inside a transaction, where the count could be rolled back', async () => {
  const card = await issue(2500)
  const checked = inTransaction(ctx, (ctx) => checkCard(ctx, parts, card))
  await expect(checked).rejects.toThrow('outside of a transaction')
})

test('the reason why a card cannot be used is shown only with its PIN', async () => {
  const blocked = await issue(2500)
  await blockCard(ctx, blocked.id)
  expect(await tryRight(blocked)).toEqual({ ok: false, failure: { name: 'CARD_BLOCKED' } })
  expect(await tryWrong(blocked)).toEqual(UNKNOWN)
  const old = await issue(2500)
  clock.set('2027-03-02T23:59:59Z')
  expect((await tryRight(old)).ok).toBe(true)
  clock.set('2027-03-03T00:00:00Z')
  expect(await tryRight(old)).toEqual({ ok: false, failure: { name: 'CARD_EXPIRED' } })
  expect(await tryWrong(old)).toEqual(UNKNOWN)
})

test('only the right PIN reveals that a blank card is not activated, and it does not count as wrong', async () => {
  const card = await issueBlank()
  const notActivated = { ok: false, failure: { name: 'CARD_NOT_ACTIVATED' } }
  for (let tries = 0; tries < 12; tries++) expect(await tryRight(card)).toEqual(notActivated)
  expect(await countWrong(card)).toBe(0)
  await tryWrongTimes(card, 4)
  expect(await tryRight(card)).toEqual(notActivated)
  await tryWrongTimes(card, 5)
  expect(await tryRight(card)).toEqual(UNKNOWN)
  clock.set('2026-03-03T10:00:00Z')
  await tryWrongTimes(card, 5)
  clock.set('2036-03-03T10:00:00Z')
  expect(await tryRight(card)).toEqual(UNKNOWN)
  expect(await countWrong(card)).toBe(10)
})

test('a wrong PIN runs the same statements for a card, a blank card and an unknown number', async () => {
  const numbers = [(await issue(100)).number, (await issueBlank()).number, createCardNumber(ctx.ids.token())]
  const asked = []
  for (const number of numbers) {
    const statements: string[] = []
    const transformQuery = ({ node }: PluginTransformQueryArgs) => {
      statements.push(db.getExecutor().compileQuery(node, createQueryId()).sql)
      return node
    }
    const watched = db.withPlugin({ transformQuery, transformResult: async ({ result }) => result })
    expect(await checkCard({ ...ctx, db: watched }, parts, { number, pin: 'wrong' })).toEqual(UNKNOWN)
    asked.push(statements.join('\n'))
  }
  expect(asked[0]).toContain('blank_giftcards')
  expect(new Set(asked).size).toBe(1)
})

test('a source may try ten times in ten minutes, over all cards', async () => {
  const limits = createLimits({ pool, hashKey: parts.keyFor('limits') })
  const cards = await Promise.all([issue(100), issue(100), issue(100)])
  const results = []
  for (let tries = 0; tries < 12; tries++) {
    const card = cards[tries % 3] as Card
    results.push(await checkCard(ctx, { ...parts, limits }, { number: card.number, pin: wrongPin(card) }))
  }
  expect(results.slice(0, 10)).toEqual(Array(10).fill(UNKNOWN))
  expect(results.slice(10)).toMatchObject(Array(2).fill({ ok: false, failure: { name: 'RATE_LIMITED' } }))
})

test.each([
  ['a card', () => issue(100)],
  ['a blank card', issueBlank],
])('the view of violations notices %s that is open after ten wrong PINs', async (_what, issueOne) => {
  const card = await issueOne()
  await tryWrong(card)
  const undone = new Error('undone')
  const noticed = db.transaction().execute(async (db) => {
    await sql`update giftcard_pin_tries set wrong_in_a_row = 10 where slot = ${`card:${card.id}`}`.execute(db)
    expect(await listViolations(db)).toMatchObject([{ rule: 'pin_tries', subject: card.id }])
    throw undone
  })
  await expect(noticed).rejects.toBe(undone)
})
