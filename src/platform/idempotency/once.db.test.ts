import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { warmPool } from '#tests/support/at-once.ts'
import { testDatabase } from '#tests/support/database.ts'
import { fail, ok } from '../../shared/result.ts'
import { forgetOldKeys } from './forget-old-keys.job.ts'
import { once } from './once.ts'

const { ctx, clock, db, pool } = await testDatabase()
const countKeys = async () => (await sql`select 1 from idempotency_keys`.execute(db)).rows.length
const request = (key: string, body: unknown = { a: 1 }) => ({ scope: 'try', key, body })

test('fifty requests with one key get the answer of the first', async () => {
  let count = 0
  const work = async () => ok({ count: ++count })
  await warmPool(pool)
  const answers = await Promise.all(Array.from({ length: 50 }, () => once(ctx, request('one'), work)))
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set(['{"ok":true,"value":{"count":1}}']))
  expect(count).toBe(1)
})

test('the same key with another body is an error, in another scope another request', async () => {
  await once(ctx, request('two'), async () => ok(1))
  const mismatch = { ok: false, failure: [{ name: 'IDEMPOTENCY_MISMATCH', parameter: 'idempotencyKey' }] }
  expect(await once(ctx, request('two', { a: 2 }), async () => ok(2))).toEqual(mismatch)
  expect(await once(ctx, { ...request('two', { a: 2 }), scope: 'other' }, async () => ok(2))).toEqual(ok(2))
})

test('a key can be used again after a refusal or a crash', async () => {
  expect(await once(ctx, request('three'), async () => fail([{ name: 'CART_EMPTY' as const }]))).toMatchObject({ ok: false })
  await expect(once(ctx, request('three'), () => Promise.reject(new Error('crash')))).rejects.toThrow('crash')
  expect(await once(ctx, request('three'), async () => ok('done'))).toEqual(ok('done'))
})

test('keys are stored for thirty days', async () => {
  await once(ctx, request('four'), async () => ok(4))
  const before = await countKeys()
  clock.set('2026-04-01T10:00:00Z')
  await forgetOldKeys.run(ctx, {})
  expect(await countKeys()).toBe(before)
  clock.set('2026-04-01T10:00:01Z')
  await forgetOldKeys.run(ctx, {})
  expect(await countKeys()).toBe(0)
})
