import { Temporal } from 'temporal-polyfill'

/** The recipient of a card gets a mail this many days before it expires. */
const REMINDER_DAYS = [30, 7] as const
export type ReminderDays = (typeof REMINDER_DAYS)[number]

/** After an outage, a reminder is sent up to this many days late. Later it would come too close to the next one. */
const MAX_DAYS_LATE = 3

/** The expiry days of cards whose reminder is due today, with the reminder. */
export function listDueDays(today: string): { expiresOn: string; days: ReminderDays }[] {
  const start = Temporal.PlainDate.from(today)
  return REMINDER_DAYS.flatMap((days) =>
    Array.from({ length: MAX_DAYS_LATE + 1 }, (_, late) => ({
      expiresOn: start.add({ days: days - late }).toString(),
      days,
    })),
  )
}

/** The day of the entry in a recipient's calendar: a month before the last day, then a week before, and finally the day itself. */
export function calendarDay(expiresOn: string, today: string): string {
  const last = Temporal.PlainDate.from(expiresOn)
  const days = REMINDER_DAYS.map((days) => last.subtract({ days }).toString())
  return days.find((day) => day > today) ?? expiresOn
}
