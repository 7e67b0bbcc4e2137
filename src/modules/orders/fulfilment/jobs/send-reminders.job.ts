import type { Job } from '#platform/jobs/job.ts'
import { ENQUEUE_REMINDERS, type ReminderJob, SEND_REMINDER } from '../fulfilment-jobs.ts'
import type { FulfilmentParts } from '../fulfilment-parts.ts'
import { enqueueReminders, sendReminder } from '../reminders/send-reminders.ts'

export function createEnqueueRemindersJob(parts: FulfilmentParts): Job {
  return { name: ENQUEUE_REMINDERS, run: (ctx) => enqueueReminders(ctx, parts) }
}

export function createSendReminderJob(parts: FulfilmentParts): Job<ReminderJob> {
  return { name: SEND_REMINDER, run: (ctx, payload) => sendReminder(ctx, parts, payload) }
}
