import type { Context } from '../context.ts'

/** Work that is done after the response. It may run again after a crash, so it must be idempotent. */
export type Job<P = unknown> = {
  /** The name in the queue. Never rename it while jobs may be waiting. */
  name: string
  run(ctx: Context, payload: P): Promise<void>
}

/** A recurring job. Times are UTC: a job that depends on a shop's opening hours runs hourly and checks the shop's local time. */
export type ScheduledJob = {
  job: string
  /** Minute, hour, day of month, month, day of week, as in crontab. */
  cron: string
  payload?: Record<string, unknown>
}
