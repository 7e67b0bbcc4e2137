import type { ScheduledJob } from '../platform/jobs/job.ts'

/** Every recurring job of the shop. */
export const SCHEDULE: readonly ScheduledJob[] = [
  { job: 'release-expired-holds', cron: '* * * * *' },
  { job: 'reconcile-payments', cron: '* * * * *' },
  { job: 'forget-old-keys', cron: '40 3 * * *' },
  { job: 'send-overdue-gifts', cron: '* * * * *' },
  { job: 'forget-old-carts', cron: '20 3 * * *' },
]
