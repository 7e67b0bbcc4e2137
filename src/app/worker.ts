import type { Logger } from 'pino'
import type { Context } from '../platform/context.ts'
import { startWorker, type Worker } from '../platform/jobs/worker.ts'
import { modules } from './modules.ts'
import { SCHEDULE } from './schedule.ts'

/** The role that works: every job of every module, and what recurs. */
export function startJobs(parts: { databaseUrl: string; context: Context; log: Logger }): Promise<Worker> {
  return startWorker({ ...parts, jobs: modules.flatMap((module) => module.jobs), schedule: SCHEDULE })
}
