import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { addJob } from './add-job.ts'
import { startWorker, type Worker } from './worker.ts'

const { ctx, databaseUrl, db } = await testDatabase()
const MINUTE_MS = 60_000
const schedule = [{ job: 'tidy', cron: '* * * * *' }]
let worker: Worker
let startedAt: number

/** Just before a full minute in the past, so that the jobs are due by PostgreSQL's own clock. */
beforeEach(() => {
  const now = Date.now()
  startedAt = now - (now % MINUTE_MS) - 60 * MINUTE_MS - 20
  passMinutes(0)
})
const passMinutes = (count: number) => vi.setSystemTime(startedAt + count * MINUTE_MS)

afterEach(async () => {
  await worker.stop()
  vi.useRealTimers()
  await sql`truncate graphile_worker._private_jobs, graphile_worker._private_known_crontabs`.execute(db)
  await sql`update graphile_worker._private_job_queues set locked_at = null, locked_by = null`.execute(db)
})

/** Each run lasts until the test releases it. */
async function work(): Promise<{ started: () => number; letGo: (outcome?: Error) => void; others: string[] }> {
  const running: ((outcome?: Error) => void)[] = []
  const others: string[] = []
  let started = 0
  const tidy = () =>
    new Promise<void>((resolve, reject) => {
      started++
      running.push((outcome) => (outcome ? reject(outcome) : resolve()))
    })
  const jobs = [
    { name: 'tidy', run: tidy },
    { name: 'send-card', run: async (_ctx: unknown, { card }: { card: string }) => void others.push(card) },
  ]
  const quickly = { finishWithinMs: 200, maintenanceEveryMs: 200 }
  worker = await startWorker({ databaseUrl, jobs, schedule, context: ctx, log: ctx.log, ...quickly })
  return { started: () => started, letGo: (outcome) => running.shift()?.(outcome), others }
}

const countRuns = async () => (await sql`select from graphile_worker.jobs where task_identifier = 'tidy'`.execute(db)).rows.length

test('while a scheduled run takes long, only one more waits for it, and other jobs are done', async () => {
  const { started, letGo, others } = await work()
  passMinutes(1)
  await expect.poll(started).toBe(1)
  passMinutes(6)
  await addJob(db, 'send-card', { card: 'birthday' })
  await expect.poll(() => others).toEqual(['birthday'])
  await sleep(500)
  expect([started(), await countRuns()]).toEqual([1, 2])
  letGo()
  await expect.poll(started).toBe(2)
  letGo()
  await expect.poll(countRuns).toBe(0)
})

test('a run that fails after the next one was scheduled is dropped, and the next is done', async () => {
  const { started, letGo } = await work()
  passMinutes(1)
  await expect.poll(started).toBe(1)
  passMinutes(2)
  await expect.poll(countRuns).toBe(2)
  letGo(new Error('away'))
  await expect.poll(started).toBe(2)
  await expect.poll(countRuns, { timeout: 10_000 }).toBe(1)
  letGo()
  await expect.poll(countRuns).toBe(0)
}, 15_000)

test('the schedule of a worker that was killed during a run is continued by the others', async () => {
  const dead = sql`locked_by = 'pool-of-the-dead', locked_at = now() - interval '1 minute'`
  await sql`select graphile_worker.add_job('tidy', queue_name => 'tidy')`.execute(db)
  await sql`update graphile_worker._private_jobs set ${dead}`.execute(db)
  await sql`update graphile_worker._private_job_queues set ${dead}`.execute(db)
  const { started, letGo } = await work()
  await expect.poll(started, { timeout: 10_000 }).toBe(1)
  letGo()
}, 15_000)

test('a queue that a worker has locked without a job is released', async () => {
  const { started, letGo } = await work()
  const findWorker = async () => {
    const { rows } = await sql<{ name: string }>`
      select application_name as name from pg_stat_activity where datname = current_database() and application_name like 'pool-%'`.execute(
      db,
    )
    return rows[0]?.name
  }
  await expect.poll(findWorker).toBeDefined()
  for (const [count, name] of [await findWorker(), 'pool-of-the-dead'].entries()) {
    await sql`
      insert into graphile_worker._private_job_queues (queue_name, locked_by, locked_at)
      values ('tidy', ${name}, now() - interval '1 minute')
      on conflict (queue_name) do update set locked_by = excluded.locked_by, locked_at = excluded.locked_at`.execute(db)
    passMinutes(count + 1)
    await expect.poll(started, { timeout: 10_000 }).toBe(count + 1)
    letGo()
    await expect.poll(countRuns).toBe(0)
  }
}, 25_000)
