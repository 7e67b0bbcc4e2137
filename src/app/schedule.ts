import type { ScheduledJob } from '../platform/jobs/job.ts'

/** Every recurring job of the shop. */
export const SCHEDULE: readonly ScheduledJob[] = [
  { job: 'release-expired-holds', cron: '* * * * *' },
  { job: 'send-overdue-gifts', cron: '* * * * *' },
  { job: 'forget-old-carts', cron: '20 3 * * *' },
]
