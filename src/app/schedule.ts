import type { ScheduledJob } from '../platform/jobs/job.ts'

/** Every recurring job of the shop. */
export const SCHEDULE: readonly ScheduledJob[] = [
  { job: 'release-expired-holds', cron: '* * * * *' },
  { job: 'forget-old-nonces', cron: '*/10 * * * *' },
  { job: 'reconcile-payments', cron: '* * * * *' },
  { job: 'forget-old-keys', cron: '40 3 * * *' },
  { job: 'send-overdue-gifts', cron: '* * * * *' },
  { job: 'enqueue-reminders', cron: '0 8 * * *' },
  { job: 'delete-old-carts', cron: '20 3 * * *' },
  { job: 'forget-old-sessions', cron: '50 3 * * *' },
  { job: 'forget-unconfirmed-accounts', cron: '0 4 * * *' },
  { job: 'forget-old-events', cron: '30 3 * * *' },
  { job: 'erase-enquiries', cron: '15 * * * *' },
  { job: 'run-doubler', cron: '0 * * * *' },
  { job: 'erase-doubler-entries', cron: '25 3 * * *' },
  { job: 'erase-orders', cron: '10 * * * *' },
]
