import { expect, test } from 'vitest'
import { formatArrivalDays, formatArrivalMoment } from './arrival-format.ts'

test.each([
  ['two days of a month', 'en-GB', '2026-11-20', '2026-11-23', 'Fri 20 – Mon 23 Nov'],
  ['two days of two months', 'en-GB', '2026-11-30', '2026-12-01', 'Mon 30 Nov – Tue 1 Dec'],
  ['two days of two years', 'en-GB', '2026-12-31', '2027-01-04', 'Thu 31 Dec – Mon 4 Jan'],
  ['one day', 'en-GB', '2026-11-20', '2026-11-20', 'Fri 20 Nov'],
  ['Dutch days', 'nl-NL', '2026-11-20', '2026-11-23', 'vr 20 – ma 23 nov'],
])('%s', (_sentence, locale, from, until, expected) => {
  expect(formatArrivalDays(from, until, locale)).toBe(expected)
})

test.each([
  ['a morning time has no leading zero', 'en-GB', 'Europe/London', '2026-11-18T09:00:00Z', 'Wed 18 Nov, 9:00'],
  ['it follows the clock of the shop, in summer too', 'en-GB', 'Europe/London', '2026-07-01T23:30:00Z', 'Thu 2 Jul, 0:30'],
  ['a Dutch time', 'nl-NL', 'Europe/Amsterdam', '2026-11-18T13:30:00Z', 'wo 18 nov, 14:30'],
])('%s', (_sentence, locale, timeZone, at, expected) => {
  expect(formatArrivalMoment(at, locale, timeZone)).toBe(expected)
})
