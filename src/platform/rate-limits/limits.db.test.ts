import { sql } from 'kysely'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { warmPool } from '#tests/support/at-once.ts'
import { testDatabase } from '#tests/support/database.ts'
import { fail } from '../../shared/result.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { createPool } from '../db/pool.ts'
import { deriveKey } from '../keys.ts'
import { createLimits } from './limits.ts'

const { ctx, db, pool } = await testDatabase()
const hashKey = deriveKey('k'.repeat(32), 'limits')
const createOwn = () => createLimits({ pool, hashKey })

test('only as many of 50 simultaneous requests to two processes pass as the bucket has points', async () => {
  const [one, other] = [createOwn(), createOwn()]
  const bucket = { name: 'rush', points: 7, seconds: 600 }
  await warmPool(pool)
  const results = await Promise.all(
    Array.from({ length: 50 }, (_, index) => (index % 2 ? one : other).consume(ctx, bucket, 'anna')),
  )
  expect(results.filter((result) => result?.ok)).toHaveLength(7)
})

test('a refusal says when to try again, also after a restart', async () => {
  const bucket = { name: 'patience', points: 1, seconds: 600 }
  expect(await createOwn().consume(ctx, bucket, 'anna')).toEqual({ ok: true, value: undefined })
  for (const limits of [createOwn(), createOwn()]) {
    const refused = await limits.consume(ctx, bucket, 'anna')
    expect(refused).toMatchObject({ ok: false, failure: { name: 'RATE_LIMITED' } })
    expect(refused.ok ? 0 : refused.failure.retryAfterSeconds).toBeGreaterThan(590)
  }
})

test('other keys and other buckets are counted separately', async () => {
  const limits = createOwn()
  const one = { name: 'one', points: 1, seconds: 600 }
  const other = { name: 'other', points: 1, seconds: 600 }
  expect((await limits.consume(ctx, one, 'anna')).ok).toBe(true)
  expect((await limits.consume(ctx, one, 'bert')).ok).toBe(true)
  expect((await limits.consume(ctx, other, 'anna')).ok).toBe(true)
  expect((await limits.consume(ctx, one, 'anna')).ok).toBe(false)
})

test('points used in a transaction that is rolled back stay used', async () => {
  const limits = createOwn()
  const bucket = { name: 'tries', points: 1, seconds: 600 }
  await inTransaction(ctx, async (ctx) => {
    await limits.consume(ctx, bucket, 'card')
    return fail('wrong')
  })
  expect((await createOwn().consume(ctx, bucket, 'card')).ok).toBe(false)
})

test('a returned point can be used again, even the last one, in any process', async () => {
  const bucket = { name: 'right', points: 2, seconds: 600 }
  for (let count = 0; count < 6; count++) {
    expect((await createOwn().consume(ctx, bucket, 'anna')).ok).toBe(true)
    if (count > 0) await createOwn().returnPoint(ctx, bucket, 'anna')
  }
  expect((await createOwn().consume(ctx, bucket, 'anna')).ok).toBe(true)
  expect((await createOwn().consume(ctx, bucket, 'anna')).ok).toBe(false)
})

test('a point returned after its window has ended is not saved for later', async () => {
  const limits = createOwn()
  const bucket = { name: 'late', points: 1, seconds: 600 }
  await limits.consume(ctx, bucket, 'anna')
  await sql`delete from rate_limits`.execute(db)
  await limits.returnPoint(ctx, bucket, 'anna')
  expect((await limits.consume(ctx, bucket, 'anna')).ok).toBe(true)
  expect((await limits.consume(ctx, bucket, 'anna')).ok).toBe(false)
})

test('a refused visitor may continue in the same process when a point is returned', async () => {
  const limits = createOwn()
  const bucket = { name: 'office', points: 1, seconds: 600 }
  const results = [await limits.consume(ctx, bucket, 'anna'), await limits.consume(ctx, bucket, 'anna')]
  expect(results.map(({ ok }) => ok)).toEqual([true, false])
  await limits.returnPoint(ctx, bucket, 'anna')
  await limits.returnPoint(ctx, bucket, 'anna')
  expect((await limits.consume(ctx, bucket, 'anna')).ok).toBe(true)
})

test('a full bucket costs no further query', async () => {
  const limits = createOwn()
  const bucket = { name: 'flood', points: 2, seconds: 600 }
  for (let count = 0; count < 20; count++) await limits.consume(ctx, bucket, 'bot')
  const { rows } = await sql<{ points: number }>`select points from rate_limits where key like 'flood%'`.execute(db)
  expect(rows).toEqual([{ points: 3 }])
})

test('the bucket is full again when its time is over', async () => {
  const limits = createOwn()
  const bucket = { name: 'short', points: 1, seconds: 1 }
  expect((await limits.consume(ctx, bucket, 'anna')).ok).toBe(true)
  expect((await limits.consume(ctx, bucket, 'anna')).ok).toBe(false)
  await expect.poll(async () => (await limits.consume(ctx, bucket, 'anna')).ok, { timeout: 4_000, interval: 200 }).toBe(true)
})

const requestFrom = (ip: string) => ({ ...ctx, request: { id: '1', ip, headers: {} } })

test('twenty /64 networks in one /48 share a limit that does not affect its neighbours', async () => {
  const limits = createOwn()
  const bucket = { name: 'networks', points: 1, seconds: 600 }
  const sources = Array.from({ length: 20 }, (_, place) => `2001:db8:1:${place}00::1`)
  const results = await Promise.all(sources.map((ip) => limits.consumeBySource(requestFrom(ip), bucket)))
  expect(results.filter(({ ok }) => ok)).toHaveLength(16)
  expect((await limits.consumeBySource(requestFrom('2001:db8:2::1'), bucket)).ok).toBe(true)
})

test('a source that continues beyond its limit does not affect its neighbours', async () => {
  const limits = createOwn()
  const bucket = { name: 'neighbours', points: 2, seconds: 600 }
  for (let count = 0; count < 100; count++) await limits.consumeBySource(requestFrom('203.0.113.7'), bucket)
  expect((await limits.consumeBySource(requestFrom('203.0.113.8'), bucket)).ok).toBe(true)
})

test('a point is returned to the source and to all of its networks', async () => {
  const limits = createOwn()
  const bucket = { name: 'returned', points: 1, seconds: 600, alarmPerDay: 2 }
  const shopper = { ...requestFrom('2001:db8:3::1'), storefront: { code: 'GCSUK' } }
  for (let count = 0; count < 50; count++) {
    expect((await createOwn().consumeBySource(shopper, bucket)).ok).toBe(true)
    await limits.returnPointBySource(shopper, bucket)
  }
})

test('a storefront has a daily limit for all sources together, and staff are alerted early and at the end', async () => {
  const limits = createOwn()
  const bucket = { name: 'stormed', points: 1, seconds: 100 * 24 * 60 * 60, alarmPerDay: 5 }
  const alarms: unknown[] = []
  const log = { ...ctx.log, info: () => undefined, error: (alarm: unknown) => alarms.push(alarm) } as unknown as typeof ctx.log
  const ask = (ip: string, code: string) => limits.consumeBySource({ ...requestFrom(ip), log, storefront: { code } }, bucket)
  const results = []
  for (let count = 0; count < 20; count++) results.push(await ask(`10.0.${count}.1`, 'GCSUK'))
  expect(results.filter(({ ok }) => ok)).toHaveLength(10)
  expect(alarms).toMatchObject([
    { bucket: 'stormed-day', key: 'GCSUK', consumed: 5 },
    { bucket: 'stormed-day', key: 'GCSUK', consumed: 11 },
  ])
  expect((await ask('10.1.0.1', 'CB')).ok).toBe(true)
})

test('no address is stored in the table', async () => {
  await createOwn().consume(ctx, { name: 'mail', points: 1, seconds: 60 }, 'anna@example.com')
  const { rows } = await sql<{ key: string }>`select key from rate_limits`.execute(db)
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain('anna')
})

describe('while the counters cannot be reached', () => {
  const bucket = { name: 'away', points: 5, seconds: 600 }
  const refused = { ok: false, failure: { name: 'LIMITS_UNAVAILABLE', retryAfterSeconds: 60 } }
  const nowhere = createPool('postgres://nobody:x@127.0.0.1:9/none', { max: 1 })
  afterAll(() => nowhere.end())

  test('because the database refuses connections, every request is refused', async () => {
    expect(await createLimits({ pool: nowhere, hashKey }).consume(ctx, bucket, 'anna')).toEqual(refused)
  })

  test('because the table is gone, every request is refused', async () => {
    const limits = createOwn()
    await sql`alter table rate_limits rename to rate_limits_gone`.execute(db)
    onTestFinished(async () => void (await sql`alter table rate_limits_gone rename to rate_limits`.execute(db)))
    for (let count = 0; count < 3; count++) expect(await limits.consume(ctx, bucket, 'anna')).toEqual(refused)
  })

  test('a success stays a success even if its point cannot be returned', async () => {
    await expect(createLimits({ pool: nowhere, hashKey }).returnPoint(ctx, bucket, 'anna')).resolves.toBeUndefined()
  })
})
