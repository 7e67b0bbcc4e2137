import { EventEmitter, once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  parseCronItems,
  Logger as QueueLogger,
  type Runner,
  run,
  type TaskList,
  type WorkerEvents,
  type WorkerPool,
} from 'graphile-worker'
import type { Logger } from 'pino'
import type { Context } from '../context.ts'
import { createPool, type Pool } from '../db/pool.ts'
import { countJob } from '../metrics.ts'
import { endWork, startWork } from '../watchdog/work-in-progress.ts'
import type { Job, ScheduledJob } from './job.ts'
import { releaseLocks } from './release-locks.ts'
import { startRollCall } from './roll-call.ts'

const CONCURRENCY = 4
/** Notifications wake the worker at once; this is for jobs that wait for their time and for a lost connection. */
const POLL_INTERVAL_MS = 1_000
/** A running job gets this long to finish when we stop; then it is released for the next worker. */
const FINISH_WITHIN_MS = 10_000
/** A queue that ends by itself gets this long; then it is left behind. */
const END_WITHIN_MS = 5_000
/** A mail server or a provider may take this long to answer a job. */
const LONGEST_JOB_MS = 60_000
/** What does not close within this time is left to the end of the process. */
const CLOSE_WITHIN_MS = 5_000
/** How long to wait before trying again when the database is away. */
const RETRY_MS = 500

/** The queue stops itself without awaiting the result, so a failure would be an unhandled rejection and end the process. It is logged by then. */
const IGNORE_SHUTDOWN_FAILURE: GraphileConfig.Plugin = {
  name: 'ignore-shutdown-failure',
  worker: { middleware: { poolGracefulShutdown: async (next) => Promise.resolve(next()).catch(() => undefined) } },
}

type WorkerParts = {
  databaseUrl: string
  // biome-ignore lint/suspicious/noExplicitAny: each job knows its own payload; the queue carries any JSON
  jobs: readonly Job<any>[]
  schedule?: readonly ScheduledJob[]
  context: Context
  log: Logger
  finishWithinMs?: number
  /** How often abandoned jobs are looked for; a test does not wait for that. */
  rollCallEveryMs?: number
}

export type Worker = {
  /** Takes no further job; lets the running ones finish, or releases them when they take too long. */
  stop(): Promise<void>
}

/** Works until it is stopped. The queue ends by itself when it cannot record the result of a job; then it is started again. */
export async function startWorker(parts: WorkerParts): Promise<Worker> {
  const { jobs, log } = parts
  assertScheduled(parts)
  if (jobs.length === 0) return { stop: async () => undefined }
  let queue = await openQueue(parts)
  let isStopping = false
  const leaving: Promise<void>[] = []

  async function workUntilStopped(): Promise<void> {
    for (;;) {
      await queue.ended
      if (isStopping) return
      log.error({ worker: queue.workerPool.id }, 'the queue ended by itself and is started again')
      const next = await openQueueAgain(parts, () => isStopping)
      if (!next) return
      leaving.push(abandonQueue(queue, next.pool, log))
      queue = next
      if (isStopping) return stopRunner(queue, FINISH_WITHIN_MS)
    }
  }
  const working = workUntilStopped()

  return {
    stop: async () => {
      isStopping = true
      await stopRunner(queue, parts.finishWithinMs ?? FINISH_WITHIN_MS)
      await working
      await Promise.race([Promise.all(leaving), sleep(CLOSE_WITHIN_MS, undefined, { ref: false })])
      await queue.rollCall.stop()
      await closePool(queue.pool)
    },
  }
}

/** Jobs that an ended queue has started run on and stay locked until they are done; jobs that it had only taken are released at once. */
async function abandonQueue(
  { workerPool: { id }, listRunning, rollCall, pool }: Queue,
  livingPool: Pool,
  log: Logger,
): Promise<void> {
  const release = () =>
    releaseLocks(livingPool, id, { but: listRunning() }).catch((error) => log.warn({ err: error }, 'jobs are released later'))
  await release()
  const giveUpAt = performance.now() + LONGEST_JOB_MS
  while (listRunning().length > 0 && performance.now() < giveUpAt) await sleep(200, undefined, { ref: false })
  await rollCall.stop()
  await release()
  await closePool(pool)
}

/** One that did not end properly may never give its connections back. */
async function closePool(pool: Pool): Promise<void> {
  await Promise.race([pool.end(), sleep(CLOSE_WITHIN_MS, undefined, { ref: false })])
}

type Queue = {
  runner: Runner
  workerPool: WorkerPool
  pool: Pool
  rollCall: { stop(): Promise<void> }
  /** The jobs that it is running. */
  listRunning: () => string[]
  /** It takes no job any more. */
  ended: Promise<unknown>
}

// oxlint-disable-next-line max-lines-per-function -- half of it is the settings of one pool
async function openQueue(parts: WorkerParts): Promise<Queue> {
  const { databaseUrl, log } = parts
  // A pool of the queue's own: it reads job numbers as text, and it never waits for the jobs themselves. It writes down who has taken and
  // done which job; should that be forgotten, a job is done again, as it may be. The jobs write what they do through the context's own pool.
  const pool = createPool(databaseUrl, {
    max: CONCURRENCY + 3,
    name: 'ribbon-worker',
    exactInt8: false,
    mayForget: true,
    byIndex: true,
    onError: (error) => log.warn({ err: error }, 'queue lost a database connection'),
  })
  const events: WorkerEvents = new EventEmitter()
  const created = once(events, 'pool:create') as Promise<[{ workerPool: WorkerPool }]>
  // When the database goes away at the wrong moment, the queue starts to stop and never finishes.
  const endsAtLast = once(events, 'pool:gracefulShutdown').then(() => sleep(END_WITHIN_MS, undefined, { ref: false }))
  const running = new Set<string>()
  events.on('job:start', ({ job }) => running.add(job.id))
  events.on('job:complete', ({ job }) => running.delete(job.id))
  try {
    const runner = await run({
      pgPool: pool,
      taskList: toTaskList(parts),
      parsedCronItems: toCronItems(parts.schedule ?? []),
      concurrency: CONCURRENCY,
      pollInterval: POLL_INTERVAL_MS,
      noHandleSignals: true,
      logger: toQueueLogger(log),
      events,
      // Only batches are waited for when the queue stops; without them a job done in the last moment would run again.
      preset: {
        plugins: [IGNORE_SHUTDOWN_FAILURE],
        worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 },
      },
    })
    const [{ workerPool }] = await created
    const listRunning = () => [...running]
    const everyMs = parts.rollCallEveryMs
    const rollCall = startRollCall({ databaseUrl, pool, workerName: workerPool.id, listRunning, log, everyMs })
    const ended = Promise.race([runner.promise.catch(() => undefined), endsAtLast])
    return { runner, workerPool, pool, rollCall, listRunning, ended }
  } catch (error) {
    void pool.end()
    throw error
  }
}

/** As soon as the database is there; undefined when we are stopped before. */
async function openQueueAgain(parts: WorkerParts, isStopping: () => boolean): Promise<Queue | undefined> {
  while (!isStopping()) {
    try {
      return await openQueue(parts)
    } catch (error) {
      parts.log.warn({ err: error }, 'the queue cannot start yet')
      await sleep(RETRY_MS)
    }
  }
  return undefined
}

async function stopRunner({ runner, workerPool }: Queue, finishWithinMs: number): Promise<void> {
  // One that has just ended by itself cannot be stopped any more.
  const finished = runner.stop().then(
    () => true,
    () => true,
  )
  const inTime = await Promise.race([finished, sleep(finishWithinMs, false, { ref: false })])
  // The runner's own kill() does nothing once it has been asked to stop.
  if (inTime) return
  // Without the database it may fail, or never end: then others find out that we are gone.
  const forced = Promise.resolve(workerPool.forcefulShutdown('did not finish in time')).catch(() => undefined)
  await Promise.race([forced, sleep(CLOSE_WITHIN_MS, undefined, { ref: false })])
}

function toTaskList({ jobs, context, log }: WorkerParts): TaskList {
  return Object.fromEntries(
    jobs.map((job) => [
      job.name,
      async (payload, { job: { id, attempts } }) => {
        const jobLog = log.child({ job: job.name, jobId: id, attempt: attempts })
        const work = `job ${job.name} ${id}`
        startWork(work, work)
        try {
          await job.run({ ...context, log: jobLog }, payload)
          countJob(job.name, 'done')
        } catch (error) {
          countJob(job.name, 'failed')
          jobLog.error({ err: error }, 'job failed')
          throw error
        } finally {
          endWork(work)
        }
      },
    ]),
  )
}

/** A scheduled run that overruns its interval occupies one slot of the worker, not all: the next run waits for it, and no third is queued. */
function toCronItems(schedule: readonly ScheduledJob[]) {
  return parseCronItems(
    schedule.map(({ job, cron, payload }) => {
      const identifier = `${job} ${cron}`
      const options = { queueName: job, jobKey: identifier, jobKeyMode: 'preserve_run_at' } as const
      return { task: job, match: cron, payload, identifier, options }
    }),
  )
}

function assertScheduled({ jobs, schedule = [] }: WorkerParts): void {
  const names = new Set(jobs.map(({ name }) => name))
  const unknown = schedule.filter(({ job }) => !names.has(job)).map(({ job }) => job)
  if (unknown.length > 0) throw new Error(`The schedule names jobs that do not exist: ${unknown.join(', ')}.`)
}

/** The queue logs a lot; only what an operator must know is logged above debug level. */
function toQueueLogger(log: Logger): QueueLogger {
  const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const
  return new QueueLogger(() => (level, message, meta) => {
    log[levels[level]]({ err: meta.error }, message)
  })
}
