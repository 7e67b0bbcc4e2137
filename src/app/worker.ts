import type { Logger } from 'pino'
import type { Context } from '../platform/context.ts'
import { startWorker, type Worker } from '../platform/jobs/worker.ts'
import type { ShopModule } from '../platform/module.ts'
import { SCHEDULE } from './schedule.ts'

type WorkerParts = { databaseUrl: string; context: Context; modules: readonly ShopModule[]; log: Logger }

/** The worker role: runs all jobs of all modules, and the recurring jobs. */
export function startJobs(parts: WorkerParts): Promise<Worker> {
  return startWorker({ ...parts, jobs: parts.modules.flatMap((module) => module.jobs), schedule: SCHEDULE })
}
