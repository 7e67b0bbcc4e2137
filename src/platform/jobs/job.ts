import type { Context } from '../context.ts'

/** Work done after the answer: it may run again after a crash, so doing it twice must be as good as once. */
export type Job<P = unknown> = {
  /** Also the name it is enqueued under; never renamed while some may be waiting. */
  name: string
  run(ctx: Context, payload: P): Promise<void>
}

/** A job that recurs. Times are UTC: a job that follows a shop's opening hours runs hourly and asks the shop's clock. */
export type ScheduledJob = {
  job: string
  /** Minute, hour, day of month, month, day of week, as in crontab. */
  cron: string
  payload?: Record<string, unknown>
}
