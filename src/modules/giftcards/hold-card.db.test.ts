import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { atOnce, overlap, warmPool } from '#tests/support/at-once.ts'
import { listViolations, testGiftcards, uuid } from '#tests/support/giftcards.ts'
import { readPlans } from '#tests/support/plans.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { fail } from '../../shared/result.ts'
import { blockCard } from './block-card.ts'
import { cardBalance } from './card-balance.ts'
import { captureHolds, releaseHolds } from './close-holds.ts'
import { holdCard } from './hold-card.ts'
import { listExpiredHolds, listOrdersPaidWith, lockForHold } from './holds.store.ts'
import { releaseExpiredHoldsJob } from './jobs/release-expired-holds.job.ts'
import { postLedger, readBalance } from './ledger.store.ts'

const { ctx, db, pool, clock, issue } = await testGiftcards()
const EXPIRES_AT = new Date('2026-03-02T10:30:00Z')

beforeEach(() => clock.set('2026-03-02T10:00:00Z'))

const hold = (cardId: string, minor: number, orderId = uuid()) => holdCard(ctx, { cardId, orderId, minor, expiresAt: EXPIRES_AT })
const releaseExpired = () => releaseExpiredHoldsJob.run(ctx, {})

async function balance(cardId: string): Promise<[available: number, held: number]> {
  const { available, held } = await cardBalance(db, cardId)
  return [available.minor, held.minor]
}

test('a hold reduces the available balance, and a capture moves it to the order', async () => {
  const { id } = await issue(1000)
  const orderId = uuid()
  expect(await hold(id, 600, orderId)).toMatchObject({ ok: true, value: { cardId: id, orderId, minor: 600 } })
  expect(await balance(id)).toEqual([400, 600])
  expect(await captureHolds(ctx, orderId)).toBe(600)
  expect(await balance(id)).toEqual([400, 0])
  expect(await readBalance(db, `order:${orderId}`)).toBe(600)
})

test('a second checkout is refused because the card is in use in another checkout, not because it is empty', async () => {
  const { id } = await issue(1000)
  await hold(id, 1000)
  expect(await hold(id, 1)).toEqual({ ok: false, failure: { name: 'CARD_IN_USE' } })
  expect(await hold(id, 1001)).toEqual({ ok: false, failure: { name: 'CARD_BALANCE_TOO_LOW' } })
})

test('another checkout may hold the rest', async () => {
  const { id } = await issue(1000)
  await hold(id, 700)
  expect((await hold(id, 300)).ok).toBe(true)
  expect(await balance(id)).toEqual([0, 1000])
})

test('holding again replaces the amount', async () => {
  const { id } = await issue(1000)
  const orderId = uuid()
  await hold(id, 600, orderId)
  expect((await hold(id, 900, orderId)).ok).toBe(true)
  expect(await balance(id)).toEqual([100, 900])
  expect(await hold(id, 1100, orderId)).toEqual({ ok: false, failure: { name: 'CARD_BALANCE_TOO_LOW' } })
  expect(await balance(id)).toEqual([100, 900])
})

test('a cancelled order gives the card its money back, once', async () => {
  const { id } = await issue(1000)
  const orderId = uuid()
  await hold(id, 600, orderId)
  await atOnce(pool, 10, () => releaseHolds(ctx, orderId))
  expect(await balance(id)).toEqual([1000, 0])
  expect(await captureHolds(ctx, orderId)).toBe(0)
  expect((await hold(id, 600, orderId)).ok).toBe(true)
})

test('an expired hold is released by the job, and not before', async () => {
  const { id } = await issue(1000)
  await hold(id, 600)
  clock.set('2026-03-02T10:29:59Z')
  await releaseExpired()
  expect(await balance(id)).toEqual([400, 600])
  clock.set('2026-03-02T10:30:00Z')
  await releaseExpired()
  expect(await balance(id)).toEqual([1000, 0])
})

test('a hold that was extended in time is not released', async () => {
  const { id } = await issue(1000)
  const orderId = uuid()
  await hold(id, 600, orderId)
  await holdCard(ctx, { cardId: id, orderId, minor: 600, expiresAt: new Date('2026-03-02T11:00:00Z') })
  clock.set('2026-03-02T10:30:00Z')
  await releaseExpired()
  expect(await balance(id)).toEqual([400, 600])
})

test('all expired holds are released, also more than one batch', async () => {
  const { id } = await issue(1000)
  for (let count = 0; count < 101; count++) await hold(id, 1)
  clock.set('2026-03-02T10:30:00Z')
  await releaseExpired()
  expect(await balance(id)).toEqual([1000, 0])
})

test('only one of a concurrent capture, release and expiry succeeds, and no money is lost', async () => {
  await warmPool(pool)
  for (let round = 0; round < 10; round++) {
    const { id } = await issue(1000)
    const orderId = uuid()
    await hold(id, 600, orderId)
    clock.set('2026-03-02T10:30:00Z')
    const results = await Promise.allSettled([
      captureHolds(ctx, orderId),
      releaseHolds(ctx, orderId),
      releaseExpired(),
      captureHolds(ctx, orderId),
    ])
    expect(results.filter(({ status }) => status === 'rejected')).toEqual([])
    const [[available, held], paid] = [await balance(id), await readBalance(db, `order:${orderId}`)]
    expect([available, held, paid]).toEqual(paid > 0 ? [400, 0, 600] : [1000, 0, 0])
    expect(await captureHolds(ctx, orderId)).toBe(paid)
    clock.set('2026-03-02T10:00:00Z')
  }
})

test('a hold that is extended while it expires is not released', async () => {
  const { id } = await issue(1000)
  const wanted = { cardId: id, orderId: uuid(), minor: 600, expiresAt: EXPIRES_AT }
  await holdCard(ctx, wanted)
  clock.set(EXPIRES_AT)
  const extended = { ...wanted, expiresAt: new Date('2026-03-02T11:00:00Z') }
  await overlap(
    ctx,
    (ctx) => holdCard(ctx, extended),
    () => releaseExpired(),
  )
  expect(await balance(id)).toEqual([400, 600])
})

test('a hold that expired while it was being extended is placed again', async () => {
  const { id } = await issue(1000)
  const wanted = { cardId: id, orderId: uuid(), minor: 600, expiresAt: EXPIRES_AT }
  await holdCard(ctx, wanted)
  clock.set(EXPIRES_AT)
  const [, held] = await overlap(
    ctx,
    (ctx) => releaseExpiredHoldsJob.run(ctx, {}),
    () => holdCard(ctx, { ...wanted, expiresAt: new Date('2026-03-02T11:00:00Z') }),
  )
  expect(held.ok).toBe(true)
  expect(await balance(id)).toEqual([400, 600])
})

test('when two checkouts hold a whole card, the second is refused as in use', async () => {
  const { id } = await issue(1000)
  const all = { cardId: id, minor: 1000, expiresAt: EXPIRES_AT }
  const [first, second] = await overlap(
    ctx,
    (ctx) => holdCard(ctx, { ...all, orderId: uuid() }),
    () => holdCard(ctx, { ...all, orderId: uuid() }),
  )
  expect(first.ok).toBe(true)
  expect(second).toEqual({ ok: false, failure: { name: 'CARD_IN_USE' } })
})

test('a hold that is captured while it is being released stays captured', async () => {
  const { id } = await issue(1000)
  const orderId = uuid()
  await hold(id, 600, orderId)
  const [captured] = await overlap(
    ctx,
    (ctx) => captureHolds(ctx, orderId),
    () => releaseHolds(ctx, orderId),
  )
  expect(captured).toBe(600)
  expect(await balance(id)).toEqual([400, 0])
})

test('only as many of fifty concurrent holds succeed as the card can pay', async () => {
  const { id } = await issue(1000)
  const results = await atOnce(pool, 50, () => hold(id, 90))
  const answers = results.map((result) => (result.status === 'fulfilled' ? result.value : result.reason))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(11)
  expect(answers.filter(({ failure }) => failure?.name === 'CARD_IN_USE')).toHaveLength(39)
  expect(await balance(id)).toEqual([10, 990])
})

test('capturing twice moves the money once', async () => {
  const { id } = await issue(1000)
  const orderId = uuid()
  await hold(id, 600, orderId)
  const results = await atOnce(pool, 20, () => captureHolds(ctx, orderId))
  expect(results.map((result) => (result.status === 'fulfilled' ? result.value : result.reason))).toEqual(Array(20).fill(600))
  await releaseHolds(ctx, orderId)
  expect(await balance(id)).toEqual([400, 0])
  expect(await readBalance(db, `order:${orderId}`)).toBe(600)
})

test('an order may be paid with several cards', async () => {
  const cards = await Promise.all([issue(100), issue(200)])
  const orderId = uuid()
  for (const { id } of cards) await hold(id, 100, orderId)
  expect(await captureHolds(ctx, orderId)).toBe(200)
  expect(await readBalance(db, `order:${orderId}`)).toBe(200)
})

test('a hold of a transaction that is rolled back does not exist', async () => {
  const { id } = await issue(1000)
  await inTransaction(ctx, async (ctx) => {
    await holdCard(ctx, { cardId: id, orderId: uuid(), minor: 600, expiresAt: EXPIRES_AT })
    return fail('not placed')
  })
  expect(await balance(id)).toEqual([1000, 0])
})

test('a blocked or expired card is not held', async () => {
  const { id } = await issue(1000)
  clock.set('2027-03-03T10:00:00Z')
  expect(await hold(id, 1)).toEqual({ ok: false, failure: { name: 'CARD_EXPIRED' } })
  clock.set('2026-03-02T10:00:00Z')
  await blockCard(ctx, id)
  expect(await hold(id, 1)).toEqual({ ok: false, failure: { name: 'CARD_BLOCKED' } })
})

test("an order may renew its hold after the card's last day, unless the card is blocked", async () => {
  const { id } = await issue(1000)
  const orderId = uuid()
  clock.set('2027-03-02T23:50:00Z')
  await hold(id, 600, orderId)
  clock.set('2027-03-03T00:05:00Z')
  expect(await hold(id, 600, orderId)).toMatchObject({ ok: true, value: { cardId: id, orderId, minor: 600 } })
  expect(await hold(id, 700, orderId), 'more of it').toEqual({ ok: false, failure: { name: 'CARD_EXPIRED' } })
  await blockCard(ctx, id)
  expect(await hold(id, 600, orderId)).toEqual({ ok: false, failure: { name: 'CARD_BLOCKED' } })
})

test.each([0, -1, 0.5])('a hold of %d is an error', async (minor) => {
  const { id } = await issue(1000)
  await expect(hold(id, minor)).rejects.toThrow()
  expect(await balance(id)).toEqual([1000, 0])
})

test('a closed hold stays closed', async () => {
  const { id } = await issue(1000)
  const orderId = uuid()
  await hold(id, 600, orderId)
  await releaseHolds(ctx, orderId)
  const reopened = sql`update giftcard_holds set state = 'OPEN', closed_at = null where order_id = ${orderId}`
  await expect(reopened.execute(db)).rejects.toThrow('cannot be changed')
})

test('the view of violations notices money on a hold account that no hold explains', async () => {
  const { id } = await issue(1000)
  const account = `hold:${id}:${uuid()}` as const
  const undone = new Error('undone')
  const noticed = db.transaction().execute(async (db) => {
    const entries = [
      { account: `card:${id}`, minor: -1 },
      { account, minor: 1 },
    ] as const
    await postLedger(db, { key: uuid(), kind: 'slip', reference: id, currency: 'GBP', entries })
    expect(await listViolations(db)).toMatchObject([{ rule: 'hold', subject: account }])
    throw undone
  })
  await expect(noticed).rejects.toBe(undone)
})

test('while no order is in progress, no order or hold account has money, and no hold is expired', async () => {
  const { id } = await issue(1000)
  const orderId = uuid()
  await hold(id, 600, orderId)
  const listQuiet = async () =>
    (await sql<{ rule: string; subject: string }>`select rule, subject from violations where eventual order by rule`.execute(db))
      .rows
  const account = `hold:${id}:${orderId}`
  const rules = (await listQuiet()).filter(({ subject }) => subject === account).map(({ rule }) => rule)
  expect(rules).toEqual(['clearing'])
  expect(await listQuiet()).toContainEqual(expect.objectContaining({ rule: 'expired_hold' }))
  await captureHolds(ctx, orderId)
  expect(await listQuiet()).toContainEqual({ rule: 'clearing', subject: `order:${orderId}` })
})

test('closed holds do not slow down the search for open ones', async () => {
  const { id } = await issue(1000)
  const plans = await readPlans(db, async (db) => {
    await lockForHold(db, { cardId: id, orderId: uuid() })
    await listExpiredHolds(db, EXPIRES_AT, 1)
    await listOrdersPaidWith(db, uuid())
  })
  for (const index of ['open', 'expires_at_idx', 'card_id_idx']) expect(plans).toContain(`using giftcard_holds_${index}`)
})
