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
import { startQueueMaintenance } from './queue-maintenance.ts'
import { releaseLocks } from './release-locks.ts'

const CONCURRENCY = 4
/** Notifications start new jobs at once; polling finds jobs whose time has come, and jobs after a lost connection. */
const POLL_INTERVAL_MS = 1_000
/** The time for running jobs to finish at a stop; after that they are released for another worker. */
const FINISH_WITHIN_MS = 10_000
/** The time for a queue that stops by itself; after that it is abandoned. */
const END_WITHIN_MS = 5_000
/** The longest time that a mail server or payment provider may take in a job. */
const LONGEST_JOB_MS = 60_000
/** A pool that is not closed within this time is ignored; the end of the process closes it. */
const CLOSE_WITHIN_MS = 5_000
/** How long to wait before trying again when the database is not reachable. */
const RETRY_MS = 500
/** So many polls in a row may fail, about five seconds, before the queue is checked. */
const FAILED_POLLS = 5 * CONCURRENCY

/** The queue stops itself without awaiting the result, so a failure would be an unhandled rejection and end the process. It has been logged already. */
const IGNORE_SHUTDOWN_FAILURE: GraphileConfig.Plugin = {
  name: 'ignore-shutdown-failure',
  worker: { middleware: { poolGracefulShutdown: async (next) => Promise.resolve(next()).catch(() => undefined) } },
}

type WorkerParts = {
  databaseUrl: string
  // biome-ignore lint/suspicious/noExplicitAny: each job has its own payload type; the queue stores any JSON
  jobs: readonly Job<any>[]
  schedule?: readonly ScheduledJob[]
  context: Context
  log: Logger
  finishWithinMs?: number
  /** How often to check for abandoned jobs; shorter in tests. */
  maintenanceEveryMs?: number
}

export type Worker = {
  /** Takes no more jobs, and lets the running ones finish or releases them when they take too long. */
  stop(): Promise<void>
}

/** Runs jobs until it is stopped. The queue ends when it cannot save the result of a job, or can take no more; then it is started again. */
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
      log.error({ worker: queue.workerPool.id }, 'the queue ended unexpectedly and is started again')
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
      await queue.maintenance.stop()
      await closePool(queue.pool)
    },
  }
}

/** After a queue has ended, its running jobs continue and stay locked until they are done; jobs that it had only locked are released at once. */
async function abandonQueue(
  { workerPool: { id }, listRunning, maintenance, pool }: Queue,
  livingPool: Pool,
  log: Logger,
): Promise<void> {
  const release = () =>
    releaseLocks(livingPool, id, { but: listRunning() }).catch((error) =>
      log.warn({ err: error }, 'could not release the jobs; they are released later'),
    )
  await release()
  const giveUpAt = performance.now() + LONGEST_JOB_MS
  while (listRunning().length > 0 && performance.now() < giveUpAt) await sleep(200, undefined, { ref: false })
  await maintenance.stop()
  await release()
  await closePool(pool)
}

/** With a time limit, because a queue that ended badly may never return its connections. */
async function closePool(pool: Pool): Promise<void> {
  await Promise.race([pool.end(), sleep(CLOSE_WITHIN_MS, undefined, { ref: false })])
}

type Queue = {
  runner: Runner
  workerPool: WorkerPool
  pool: Pool
  maintenance: { stop(): Promise<void> }
  /** The jobs that it is running. */
  listRunning: () => string[]
  /** Resolves when it takes no more jobs. */
  ended: Promise<unknown>
}

// oxlint-disable-next-line max-lines-per-function -- half of it is the settings of one pool
async function openQueue(parts: WorkerParts): Promise<Queue> {
  const { databaseUrl, log } = parts
  // The queue has its own pool: it reads int8 as text, and it never waits for the jobs themselves. It stores the locks and results of jobs; when such a
  // write is lost, a job runs again, which is allowed. The jobs write their own data through the pool of the context.
  const pool = createPool(databaseUrl, {
    max: CONCURRENCY + 3,
    name: 'ribbon-worker',
    exactInt8: false,
    mayLoseWrites: true,
    byIndex: true,
    onError: (error) => log.warn({ err: error }, 'the queue lost a database connection'),
  })
  const events: WorkerEvents = new EventEmitter()
  const created = once(events, 'pool:create') as Promise<[{ workerPool: WorkerPool }]>
  // When the database becomes unreachable at a certain moment, the queue starts to stop but never finishes.
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
      // A stopping queue waits only for batches of results; without them a job finished at the last moment would run again.
      preset: {
        plugins: [IGNORE_SHUTDOWN_FAILURE],
        worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 },
      },
    })
    const [{ workerPool }] = await created
    const listRunning = () => [...running]
    const everyMs = parts.maintenanceEveryMs
    const maintenance = startQueueMaintenance({ databaseUrl, pool, workerName: workerPool.id, listRunning, log, everyMs })
    whenStuck(events, pool, () => {
      log.error({ worker: workerPool.id }, 'the queue takes no jobs and is stopped')
      void runner.stop().catch(() => undefined)
    })
    const ended = Promise.race([runner.promise.catch(() => undefined), endsAtLast])
    return { runner, workerPool, pool, maintenance, listRunning, ended }
  } catch (error) {
    void pool.end()
    throw error
  }
}

/**
 * Calls `stop` when the queue fails at each poll though the database answers. It asks for the ids of its jobs once: if that fails, because the database is
 * slow just then, it remembers the error and never takes a job.
 */
function whenStuck(events: WorkerEvents, pool: Pool, stop: () => void): void {
  let failed = 0
  const succeed = () => {
    failed = 0
  }
  events.on('worker:getJob:empty', succeed)
  events.on('job:start', succeed)
  events.on('worker:getJob:error', () => {
    failed += 1
    if (failed === FAILED_POLLS) pool.query('select 1').then(stop, succeed)
  })
}

/** Opens the queue as soon as the database is reachable; undefined when the worker is stopped first. */
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
  // A queue that has just ended by itself cannot be stopped.
  const finished = runner.stop().then(
    () => true,
    () => true,
  )
  const inTime = await Promise.race([finished, sleep(finishWithinMs, false, { ref: false })])
  // The runner's own kill() does nothing after stop().
  if (inTime) return
  // Without the database it may fail or never end; other workers then release the jobs of this one.
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

/** A scheduled run that takes longer than its interval occupies only one slot of the worker: the next run waits for it, and no third is queued. */
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

/** The queue logs a lot; only warnings and errors are logged above debug level. */
function toQueueLogger(log: Logger): QueueLogger {
  const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const
  return new QueueLogger(() => (level, message, meta) => {
    log[levels[level]]({ err: meta.error }, message)
  })
}
