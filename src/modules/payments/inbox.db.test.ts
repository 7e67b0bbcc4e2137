import Fastify from 'fastify'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { warmPool } from '#tests/support/at-once.ts'
import { testDatabase } from '#tests/support/database.ts'
import type { Context } from '../../platform/context.ts'
import { createDb, createPool } from '../../platform/db/pool.ts'
import { closedProvider } from './closed-provider.ts'
import { listUnprocessedEvents, lockEvent, markEventFailed, markEventProcessed } from './inbox.store.ts'
import type { PaymentProvider, ReceivedEvent } from './provider.ts'
import { registerWebhook } from './register-webhook.ts'
import { HANDLE_PROVIDER_EVENT, storeProviderEvents } from './store-provider-events.ts'

const { ctx, db, clock, pool } = await testDatabase()
const nowhere = createPool('postgres://nobody:x@127.0.0.1:9/none', { max: 1 })
let isAway = false

/** The signature check is replaced by a flag: this tests the inbox, not the signature. */
const provider: PaymentProvider = {
  ...closedProvider,
  receiveEvents: (rawBody) => (rawBody.startsWith('{"signed"') ? [{ dedupKey: rawBody, body: JSON.parse(rawBody) }] : 'invalid'),
}
const server = Fastify()
const take = async (ctx: Context, events: readonly ReceivedEvent[]) => void (await storeProviderEvents(ctx, events))
registerWebhook(provider, take)(server, () => ({
  ...ctx,
  log: pino({ level: 'silent' }),
  db: isAway ? createDb(nowhere) : db,
}))
afterAll(async () => {
  await server.close()
  await nowhere.end()
})

const deliver = async (body: string) => {
  const headers = { 'content-type': 'application/json' }
  return (await server.inject({ method: 'POST', url: '/webhooks/adyen', headers, payload: body })).statusCode
}
const countJobs = async () =>
  (
    await sql<{
      count: number
    }>`select count(*)::int as count from graphile_worker.jobs where task_identifier = ${HANDLE_PROVIDER_EVENT}`.execute(db)
  ).rows[0]?.count
const listBodies = async () =>
  (await sql<{ body: unknown }>`select body from provider_events order by received_at`.execute(db)).rows.map(({ body }) => body)

beforeEach(async () => {
  isAway = false
  await sql`delete from provider_events`.execute(db)
  await sql`select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs`.execute(db)
})

test('an event is stored with the job that handles it, then acknowledged', async () => {
  expect(await deliver('{"signed":1}')).toBe(202)
  expect(await listBodies()).toEqual([{ signed: 1 }])
  expect(await countJobs()).toBe(1)
})

test('fifty simultaneous deliveries of one event are one event and one job', async () => {
  await warmPool(pool)
  const answers = await Promise.all(Array.from({ length: 50 }, () => deliver('{"signed":2}')))
  expect(new Set(answers)).toEqual(new Set([202]))
  expect(await listBodies()).toEqual([{ signed: 2 }])
  expect(await countJobs()).toBe(1)
})

test('two deliveries of the same events in a different order do not block each other', async () => {
  const events = Array.from({ length: 20 }, (_, number) => ({ dedupKey: `k${number}`, body: { number } }))
  await warmPool(pool)
  const [one, other] = await Promise.all([storeProviderEvents(ctx, events), storeProviderEvents(ctx, events.toReversed())])
  expect(one + other).toBe(20)
})

test.each(['', 'nonsense', '{"forged":1}'])('a delivery that the provider did not sign is refused: "%s"', async (body) => {
  expect(await deliver(body)).toBeGreaterThanOrEqual(400)
  expect(await deliver(body)).toBeLessThan(500)
  expect(await listBodies()).toEqual([])
})

test('while the database is away, the provider is asked to send again: 503', async () => {
  isAway = true
  expect(await deliver('{"signed":3}')).toBe(503)
  isAway = false
  expect(await deliver('{"signed":3}')).toBe(202)
  expect(await listBodies()).toEqual([{ signed: 3 }])
})

test('an event waits until it is handled, and records why it could not be', async () => {
  await deliver('{"signed":4}')
  const later = { before: new Date(clock.now().getTime() + 1) }
  const [id = ''] = await listUnprocessedEvents(db, later)
  await markEventFailed(db, id, 'too early')
  expect(await lockEvent(db, id)).toMatchObject({ body: { signed: 4 }, processedAt: undefined, attempts: 1 })
  await markEventProcessed(db, id, clock.now())
  expect(await lockEvent(db, id)).toMatchObject({ processedAt: clock.now(), attempts: 2 })
  expect(await listUnprocessedEvents(db, later)).toEqual([])
})
