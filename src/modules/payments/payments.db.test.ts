import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { overlap, warmPool } from '#tests/support/at-once.ts'
import { testDatabase } from '#tests/support/database.ts'
import { readPlans } from '#tests/support/plans.ts'
import type { Db } from '../../platform/context.ts'
import {
  findPayment,
  listOpenPayments,
  listPayments,
  lockPayment,
  lockPayments,
  saveSession,
  saveSessionResult,
} from './payments.store.ts'
import { recordGiftcardPayment } from './record-giftcard-payment.ts'
import { settlePayment } from './settle-payment.ts'
import { startAttempt } from './start-attempt.ts'

const { ctx, db, clock, pool } = await testDatabase()
const LOCK_NOT_AVAILABLE = '55P03'
const TWENTY = { currency: 'EUR', minor: 2000 }
let orderId = ''

beforeEach(() => {
  clock.set('2026-03-02T10:00:00Z')
  orderId = ctx.ids.uuid()
})

const start = (attempt: Partial<Parameters<typeof startAttempt>[1]> = {}) =>
  startAttempt(ctx, { orderId, provider: 'adyen', method: 'ideal', amount: TWENTY, ...attempt })
const listStates = async () => (await listPayments(db, orderId)).map(({ state, reason }) => reason ?? state)
const setState = (id: string, state: string) =>
  sql`update payments set state = ${state}, reason = 'ERROR', settled_at = coalesce(settled_at, now()),
    refunded_by = case ${state}::text when 'REFUNDED' then 'a refund' end where id = ${id}`.execute(db)

describe('an attempt', () => {
  test('is named after its order and its number', async () => {
    expect(await start()).toMatchObject({ attempt: 1, reference: `${orderId}:1`, state: 'NEW', amount: TWENTY, method: 'ideal' })
  })

  test('a repeated request is the same attempt', async () => {
    expect((await start()).reference).toBe((await start()).reference)
  })

  test('an attempt after a refusal is a new one', async () => {
    const { reference } = await start()
    await settlePayment(ctx, { reference, outcome: 'REFUSED', reason: 'FRAUD' })
    expect((await start()).reference).toBe(`${orderId}:2`)
    expect(await listStates()).toEqual(['FRAUD', 'NEW'])
  })

  test.each([
    ['method', { method: 'paypal' as const }],
    ['amount', { amount: { currency: 'EUR', minor: 2100 } }],
    ['way', { provider: 'invoice' as const, method: 'invoice' as const }],
  ])('choosing another %s replaces the open attempt', async (_what, other) => {
    await start()
    expect(await start(other)).toMatchObject({ attempt: 2, state: 'NEW' })
    expect(await listStates()).toEqual(['REPLACED', 'NEW'])
  })

  test('an attempt whose page has expired is not used again', async () => {
    const { id } = await start()
    await saveSession(db, id, {
      sessionId: `CS${orderId}`,
      redirectUrl: 'https://pay.example/',
      expiresAt: new Date('2026-03-02T11:00:00Z'),
    })
    expect((await start()).attempt).toBe(1)
    clock.set('2026-03-02T11:00:00Z')
    expect((await start()).attempt).toBe(2)
    expect(await listStates()).toEqual(['EXPIRED', 'NEW'])
  })

  test('stays open while gift cards pay parts of the order', async () => {
    await start()
    for (const minor of [500, 700]) {
      await recordGiftcardPayment(ctx, { orderId, amount: { currency: 'EUR', minor }, isFirst: false })
    }
    expect(await listStates()).toEqual(['NEW', 'CAPTURED', 'CAPTURED'])
    expect((await listPayments(db, orderId)).map(({ settledAt }) => settledAt)).toEqual([
      undefined,
      ctx.clock.now(),
      ctx.clock.now(),
    ])
  })

  test('stores where the shopper pays, and the result of their return', async () => {
    const { id, reference } = await start()
    const session = {
      sessionId: `CS${orderId}`,
      redirectUrl: 'https://pay.example/',
      expiresAt: new Date('2026-03-02T11:00:00Z'),
    }
    await saveSession(db, id, session)
    expect(await saveSessionResult(db, { sessionId: session.sessionId, sessionResult: 'X!1' })).toBe(true)
    expect(await saveSessionResult(db, { sessionId: 'CS-guess', sessionResult: 'X!1' })).toBe(false)
    expect(await findPayment(db, { sessionId: session.sessionId })).toMatchObject({
      reference,
      sessionResult: 'X!1',
      redirectUrl: 'https://pay.example/',
    })
  })
})

describe('a payment only moves forward', () => {
  const STATES = ['NEW', 'REFUSED', 'CAPTURED', 'DUPLICATE', 'REFUNDED']
  const ALLOWED = [
    'NEW REFUSED',
    'NEW CAPTURED',
    'NEW DUPLICATE',
    'REFUSED CAPTURED',
    'REFUSED DUPLICATE',
    'DUPLICATE REFUNDED',
    'REFUNDED DUPLICATE', // the refund failed after all
  ]
  const WAY: Record<string, string[]> = { REFUNDED: ['DUPLICATE', 'REFUNDED'] }
  const steps = STATES.flatMap((from) => STATES.filter((to) => to !== from).map((to) => [from, to] as const))

  test.each(steps)('from %s to %s, if at all', async (from, to) => {
    const { id } = await start()
    for (const state of WAY[from] ?? (from === 'NEW' ? [] : [from])) await setState(id, state)
    const moved = setState(id, to)
    if (ALLOWED.includes(`${from} ${to}`)) await moved
    else await expect(moved).rejects.toThrow()
  })

  test('its amount cannot be altered, and it cannot be deleted', async () => {
    const { id } = await start()
    await expect(sql`update payments set amount_minor = 1 where id = ${id}`.execute(db)).rejects.toThrow('cannot change')
    await expect(sql`delete from payments where id = ${id}`.execute(db)).rejects.toThrow('cannot be deleted')
  })
})

describe('settling a payment', () => {
  const captured = (reference: string, psp = `PSP${reference}`) =>
    settlePayment(ctx, { reference, outcome: 'CAPTURED', pspReference: psp, amount: TWENTY })

  test('fifty equal updates at once take effect once', async () => {
    const { reference } = await start()
    await warmPool(pool)
    const settled = await Promise.all(Array.from({ length: 50 }, () => captured(reference)))
    expect(settled.filter(({ changed }) => changed)).toHaveLength(1)
    expect(await listStates()).toEqual(['CAPTURED'])
  })

  test('one of fifty concurrent captures of an order is kept, the others are duplicates', async () => {
    const references: string[] = []
    for (let count = 0; count < 50; count++) {
      const { reference } = await start()
      references.push(reference)
      await settlePayment(ctx, { reference, outcome: 'REFUSED' })
    }
    await warmPool(pool)
    const settled = await Promise.all(references.map((reference) => captured(reference)))
    expect(settled.every(({ changed }) => changed)).toBe(true)
    const states = await listStates()
    expect(states.filter((state) => state === 'CAPTURED')).toHaveLength(1)
    expect(states.filter((state) => state === 'DUPLICATE')).toHaveLength(49)
  })

  test('the second of two captures waits for the first, and is a duplicate', async () => {
    const first = await start()
    await settlePayment(ctx, { reference: first.reference, outcome: 'REFUSED' })
    const second = await start()
    const [one, other] = await overlap(
      ctx,
      (ctx) => settlePayment(ctx, { reference: first.reference, outcome: 'CAPTURED' }),
      () => captured(second.reference),
    )
    expect([one.payment.state, other.payment.state]).toEqual(['CAPTURED', 'DUPLICATE'])
  })

  test.each([
    ['one payment', (db: Db, reference: string) => lockPayment(db, { reference })],
    ['all payments of the order', (db: Db) => lockPayments(db, orderId)],
  ])('nobody else can change a locked row: %s', async (_what, lock) => {
    const { reference } = await start()
    const taking = db.transaction().execute(async (locked) => {
      await lock(locked, reference)
      await sql`select from payments where reference = ${reference} for update nowait`.execute(db)
    })
    await expect(taking).rejects.toMatchObject({ code: LOCK_NOT_AVAILABLE })
  })

  test('the table itself refuses a second captured payment of an order', async () => {
    const first = await start()
    await captured(first.reference)
    const second = await start()
    await expect(setState(second.id, 'CAPTURED')).rejects.toThrow('payments_one_captured')
  })

  test('another amount than requested is a duplicate of that amount', async () => {
    const { reference } = await start()
    const update = { reference, outcome: 'CAPTURED', pspReference: 'PSP-other-money' } as const
    const less = { currency: 'EUR', minor: 1999 }
    expect(await settlePayment(ctx, { ...update, amount: less })).toMatchObject({
      changed: true,
      payment: { state: 'DUPLICATE', amount: less },
    })
    expect(await settlePayment(ctx, { ...update, amount: less })).toMatchObject({ changed: false })
    const more = { currency: 'EUR', minor: 2001 }
    await expect(settlePayment(ctx, { ...update, amount: more })).rejects.toThrow('with a different amount')
  })

  test('a second capture of one payment is refused', async () => {
    const { reference } = await start()
    await captured(reference)
    await expect(captured(reference, 'PSP-other')).rejects.toThrow('captured twice')
    await expect(captured(`${orderId}:9`)).rejects.toThrow('There is no payment')
  })

  test('a payment is followed to its refund, in whatever order the updates arrive', async () => {
    const { reference } = await start()
    const refunded = { reference, outcome: 'REFUNDED', refundedBy: `${reference}:refund` } as const
    expect(await settlePayment(ctx, refunded)).toMatchObject({ changed: false, early: true })
    await settlePayment(ctx, {
      reference,
      outcome: 'CAPTURED',
      pspReference: `PSP${reference}`,
      amount: TWENTY,
      isTooLate: true,
    })
    expect(await settlePayment(ctx, { reference, outcome: 'REFUSED', reason: 'EXPIRED' })).toMatchObject({ changed: false })
    expect(await settlePayment(ctx, refunded)).toMatchObject({
      changed: true,
      payment: { state: 'REFUNDED', refundedBy: refunded.refundedBy },
    })
    expect(await captured(reference)).toMatchObject({ changed: false, payment: { pspReference: `PSP${reference}` } })
  })
})

test('payments that were open for long after the shopper returned are found', async () => {
  const { id, reference } = await start()
  const list = async (before: string) =>
    (await listOpenPayments(db, { before: new Date(before), limit: 1000 })).map((one) => one.reference)
  expect(await list('2026-03-02T10:03:00Z')).not.toContain(reference)
  const session = { sessionId: `CS${orderId}`, redirectUrl: 'https://pay.example/', expiresAt: new Date('2026-03-02T11:00:00Z') }
  await saveSession(db, id, session)
  await saveSessionResult(db, { sessionId: session.sessionId, sessionResult: 'X!1' })
  expect(await list('2026-03-02T10:00:00Z')).not.toContain(reference)
  expect(await list('2026-03-02T10:03:00Z')).toContain(reference)
  await settlePayment(ctx, { reference, outcome: 'CAPTURED', pspReference: 'PSP-found' })
  expect(await list('2026-03-02T10:03:00Z')).not.toContain(reference)
})

test("the provider's reference is stored even if it arrives after the capture", async () => {
  const { reference } = await start()
  await settlePayment(ctx, { reference, outcome: 'CAPTURED' })
  const again = await settlePayment(ctx, { reference, outcome: 'CAPTURED', pspReference: 'PSP-late' })
  expect(again.changed).toBe(false)
  expect(await findPayment(db, { pspReference: 'PSP-late' })).toMatchObject({ reference, state: 'CAPTURED' })
})

test('settled payments do not slow down the search for open ones', async () => {
  expect(await readPlans(db, (db) => listOpenPayments(db, { before: clock.now() }))).toContain('using payments_open')
})
