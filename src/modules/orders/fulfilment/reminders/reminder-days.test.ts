import { expect, test } from 'vitest'
import { calendarDay, listDueDays } from './reminder-days.ts'

const findDue = (today: string, expiresOn: string) => listDueDays(today).find((due) => due.expiresOn === expiresOn)?.days

test.each([
  ['31 days before its last day nothing is due', '2027-02-01', undefined],
  ['30 days before, the first reminder is due', '2027-02-02', 30],
  ['three days late it is still sent', '2027-02-05', 30],
  ['four days late it is not sent any more', '2027-02-06', undefined],
  ['eight days before, nothing is due', '2027-02-24', undefined],
  ['a week before, the second one is due', '2027-02-25', 7],
  ['three days late it is still sent', '2027-02-28', 7],
  ['in the last days no reminder is sent', '2027-03-02', undefined],
  ['on the last day no reminder is sent', '2027-03-04', undefined],
])('%s', (_sentence, today, days) => {
  expect(findDue(today, '2027-03-04')).toBe(days)
})

test.each([
  ['a month before the last day', '2026-03-02', '2027-02-02'],
  ['a week before, when that month has begun', '2027-02-02', '2027-02-25'],
  ['the last day itself, in the last week', '2027-02-25', '2027-03-04'],
])('the calendar reminds %s', (_sentence, today, day) => {
  expect(calendarDay('2027-03-04', today)).toBe(day)
})
