import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { fail, ok } from '../../shared/result.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { addJob, addJobs } from './add-job.ts'
import type { Job } from './job.ts'
import { startWorker, type Worker } from './worker.ts'

const { ctx, databaseUrl, db } = await testDatabase()
const LOOK_EVERY_MS = 200
/** The queue gives up waiting for a lock after two seconds. */
const LONGER_THAN_LOCK_TIMEOUT_MS = 2_500
let worker: Worker | undefined

type Card = { card: string }

async function work(run: Job<Card>['run'], finishWithinMs?: number): Promise<Worker> {
  const quickly = { finishWithinMs, maintenanceEveryMs: LOOK_EVERY_MS }
  worker = await startWorker({ databaseUrl, jobs: [{ name: 'send-card', run }], context: ctx, log: ctx.log, ...quickly })
  return worker
}

async function stop(): Promise<void> {
  await worker?.stop()
  worker = undefined
}

const listJobs = async () => (await sql`select attempts, locked_by, last_error from graphile_worker.jobs`.execute(db)).rows

/** Sets the number of failed attempts. */
async function failJobs({ attempts, waitSeconds = 0 }: { attempts: number; waitSeconds?: number }): Promise<void> {
  const ids = sql`array(select id from graphile_worker.jobs)`
  await sql`select graphile_worker.permanently_fail_jobs(${ids}, 'away')`.execute(db)
  await sql`
    select graphile_worker.reschedule_jobs(${ids}, attempts => ${attempts}, run_at => now() + ${waitSeconds} * interval '1 second')`.execute(
    db,
  )
}

afterEach(async () => {
  await stop()
  await sql`truncate graphile_worker._private_jobs`.execute(db)
})

test('a job enqueued in a transaction runs once, with its payload, after the commit', async () => {
  const sent: string[] = []
  await work(async (_ctx, { card }) => void sent.push(card))
  await inTransaction(ctx, async (ctx) => {
    await addJob(ctx.db, 'send-card', { card: 'birthday' })
    await sleep(200)
    expect(sent).toEqual([])
    return ok(undefined)
  })
  await expect.poll(() => sent).toEqual(['birthday'])
  await sleep(300)
  expect(sent).toEqual(['birthday'])
  expect(await listJobs()).toEqual([])
})

test('a job enqueued in a transaction that is rolled back never runs', async () => {
  const sent: string[] = []
  await work(async (_ctx, { card }) => void sent.push(card))
  await inTransaction(ctx, async (ctx) => {
    await addJob(ctx.db, 'send-card', { card: 'never' })
    return fail('sold out')
  })
  await addJob(db, 'send-card', { card: 'marker' })
  await expect.poll(() => sent).toEqual(['marker'])
})

test('a queue that cannot read its jobs when it starts is started again', async () => {
  await addJob(db, 'send-card', { card: 'late' })
  const blocker = await db.startTransaction().execute()
  await sql`lock table graphile_worker._private_tasks`.execute(blocker)
  const sent: string[] = []
  await work(async (_ctx, { card }) => void sent.push(card))
  await sleep(LONGER_THAN_LOCK_TIMEOUT_MS)
  await blocker.rollback().execute()
  await expect.poll(() => sent, { timeout: 15_000 }).toEqual(['late'])
})

test('jobs of one key become one; a job waits for its time', async () => {
  await addJob(db, 'send-card', { card: 'first' }, { key: 'order-1', runAt: new Date(Date.now() + 500) })
  await addJob(db, 'send-card', { card: 'second' }, { key: 'order-1', runAt: new Date(Date.now() + 500) })
  const sent: string[] = []
  await work(async (_ctx, { card }) => void sent.push(card))
  await sleep(200)
  expect(sent).toEqual([])
  await expect.poll(() => sent, { timeout: 4_000 }).toEqual(['second'])
})

test('jobs that can wait let the others go first', async () => {
  const letter = { name: 'send-card', payload: { card: 'letter' }, canWait: true }
  await addJobs(db, [...Array.from({ length: 20 }, () => letter), { ...letter, payload: { card: 'card' }, canWait: false }])
  const sent: string[] = []
  await work(async (_ctx, { card }) => void sent.push(card))
  await expect.poll(() => sent, { timeout: 10_000 }).toHaveLength(21)
  // It must be among the first started jobs.
  expect(sent.indexOf('card')).toBeLessThan(5)
})

test('a failed job stays in the queue, to be tried again later', async () => {
  await work(() => Promise.reject(new Error('mail server away')))
  await addJob(db, 'send-card', { card: 'x' })
  await expect.poll(listJobs).toEqual([{ attempts: 1, locked_by: null, last_error: expect.stringContaining('away') }])
})

test('a job that has failed a hundred times is still tried', async () => {
  await addJob(db, 'send-card', { card: 'at last' })
  await failJobs({ attempts: 100 })
  const sent: string[] = []
  await work(async (_ctx, { card }) => void sent.push(card))
  await expect.poll(() => sent).toEqual(['at last'])
})

test('stopping lets a running job finish', async () => {
  const steps: string[] = []
  await work(async () => {
    steps.push('started')
    await sleep(500)
    steps.push('finished')
  })
  await addJob(db, 'send-card', { card: 'x' })
  await expect.poll(() => steps).toEqual(['started'])
  await stop()
  expect(steps).toEqual(['started', 'finished'])
  expect(await listJobs()).toEqual([])
})

test('stopping releases a job that does not finish, for the next worker', async () => {
  let started = false
  await work(async () => {
    started = true
    await sleep(20_000, undefined, { ref: false })
  }, 200)
  await addJob(db, 'send-card', { card: 'x' })
  await expect.poll(() => started).toBe(true)
  await stop()
  expect(await listJobs()).toMatchObject([{ locked_by: null }])
})

test.each([
  [2, 7, 7],
  [5, 148, 40],
  [10, 22_026, 1_280],
  [20, 22_026, 7_200],
])('after failure %i a job that would wait %i seconds waits %i', async (attempts, askedSeconds, seconds) => {
  await addJob(db, 'send-card', { card: 'late' })
  await failJobs({ attempts, waitSeconds: askedSeconds })
  await work(async () => undefined)
  const readWait = async () => {
    const { rows } = await sql<{ wait: number }>`
      select extract(epoch from run_at - now())::float as wait from graphile_worker.jobs`.execute(db)
    return rows[0]?.wait
  }
  await expect.poll(readWait).toBeLessThanOrEqual(seconds)
  expect(await readWait()).toBeGreaterThan(seconds - 5)
})

test('the job of a worker that was killed is released to the others', async () => {
  await addJob(db, 'send-card', { card: 'orphan' })
  await sql`update graphile_worker._private_jobs set locked_by = 'pool-of-the-dead', locked_at = now() - interval '1 minute'`.execute(
    db,
  )
  const sent: string[] = []
  await work(async (_ctx, { card }) => void sent.push(card))
  // Not at the first check, because PostgreSQL may have just been started for this test.
  await expect.poll(() => sent, { timeout: 10_000 }).toEqual(['orphan'])
}, 15_000)

test('a running worker keeps its job, however long it takes', async () => {
  let runs = 0
  const first = await work(async () => {
    runs++
    await sleep(15 * LOOK_EVERY_MS)
  })
  await addJob(db, 'send-card', { card: 'long' })
  await expect.poll(() => runs).toBe(1)
  await sql`update graphile_worker._private_jobs set locked_at = now() - interval '1 minute'`.execute(db)
  const second = await work(async () => void runs++)
  // Long enough for both to check.
  await sleep(10 * LOOK_EVERY_MS)
  expect(runs).toBe(1)
  await Promise.all([first.stop(), second.stop()])
  worker = undefined
}, 15_000)

test('a job that PostgreSQL assigned to a worker that never got it is released', async () => {
  const sent: string[] = []
  await work(async (_ctx, { card }) => void sent.push(card))
  await addJob(db, 'send-card', { card: 'first' })
  await expect.poll(() => sent).toEqual(['first'])
  // The connection of an earlier test's worker may still be closing.
  const { rows } = await sql<{ name: string }>`
    select application_name as name from pg_stat_activity where datname = current_database() and application_name like 'pool-%'
    order by backend_start desc`.execute(db)
  const [living] = rows
  await addJob(db, 'send-card', { card: 'untold' }, { runAt: new Date(Date.now() + 60_000) })
  await sql`
    update graphile_worker._private_jobs
    set locked_by = ${living?.name}, locked_at = now() - interval '1 minute', run_at = now()`.execute(db)
  await expect.poll(() => sent, { timeout: 10_000 }).toEqual(['first', 'untold'])
}, 15_000)

const cutConnections = () =>
  sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(db)

test('the worker continues after its connections were cut', async () => {
  const sent: string[] = []
  await work(async (_ctx, { card }) => void sent.push(card))
  await cutConnections()
  await addJob(db, 'send-card', { card: 'after the cut' })
  await expect.poll(() => sent, { timeout: 8_000 }).toEqual(['after the cut'])
})

test('a queue that could not record the result of a job is started again', async () => {
  const sent: string[] = []
  let isLocked = false
  await work(async (_ctx, { card }) => {
    sent.push(card)
    while (card === 'first' && !isLocked) await sleep(20)
  })
  await addJob(db, 'send-card', { card: 'first' })
  await expect.poll(() => sent).toEqual(['first'])
  await db.transaction().execute(async (db) => {
    await sql`lock table graphile_worker._private_jobs`.execute(db)
    isLocked = true
    // Longer than the lock timeout.
    await sleep(2_500)
  })
  await addJob(db, 'send-card', { card: 'second' })
  await expect.poll(() => sent, { timeout: 15_000 }).toContain('second')
  await expect.poll(listJobs, { timeout: 15_000 }).toEqual([])
})

test('a worker that is reconnecting can be stopped', async () => {
  for (const delayMs of [0, 2, 5, 10, 500, 505]) {
    await work(async () => undefined)
    await cutConnections()
    await sleep(delayMs)
    await stop()
  }
})

test('a schedule that names an unknown job is refused', async () => {
  const schedule = [{ job: 'nothing', cron: '0 * * * *' }]
  await expect(startWorker({ databaseUrl, jobs: [], schedule, context: ctx, log: ctx.log })).rejects.toThrow('nothing')
})
