import { expect, test } from 'vitest'
import { isOpenAt, listWeek, nameWeekday } from './opening-hours.ts'

const HOURS = [{ days: [1, 2, 3, 4, 5], opens: '09:00', closes: '17:30' }]

test('the week is complete, and closed days are marked', () => {
  const week = listWeek(HOURS)
  expect(week).toHaveLength(7)
  expect(week[0]).toEqual({ day: 1, hours: '09:00 – 17:30' })
  expect(week[6]).toEqual({ day: 7, hours: null })
})

test('the names of the days are in the language of the page', () => {
  expect(nameWeekday(1, 'en-GB')).toBe('Monday')
  expect(nameWeekday(7, 'nl-NL')).toBe('zondag')
})

test.each([
  ['opens at nine', '2026-03-02T09:00:00Z', true],
  ['is closed a minute before', '2026-03-02T08:59:00Z', false],
  ['is closed from half past five', '2026-03-02T17:30:00Z', false],
  ['is closed on Sunday', '2026-03-08T12:00:00Z', false],
  ['follows summer time', '2026-07-06T16:45:00Z', false],
])('customer service %s', (_sentence, now, expected) => {
  expect(isOpenAt(HOURS, 'Europe/London', Date.parse(now))).toBe(expected)
})
