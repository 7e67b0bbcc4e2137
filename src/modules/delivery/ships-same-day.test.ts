import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { shipsSameDay } from './ships-same-day.ts'
import { shopCalendar } from './shop-calendar.ts'

const LONDON = shopCalendar({ timeZone: 'Europe/London', countryCode: 'GB', postalWorkingDays: { earliest: 2, latest: 3 } })
const DUBAI = shopCalendar({ timeZone: 'Asia/Dubai', countryCode: 'AE', postalWorkingDays: { earliest: 2, latest: 3 } })
const AMSTERDAM = shopCalendar({ timeZone: 'Europe/Amsterdam', countryCode: 'NL', postalWorkingDays: { earliest: 2, latest: 3 } })

test.each([
  ['Monday 16:59 ships today', '2026-03-02T16:59:59Z', true],
  ['Monday 17:00 does not', '2026-03-02T17:00:00Z', false],
  ['Friday 16:59 ships today', '2026-03-06T16:59:00Z', true],
  ['a Saturday never ships', '2026-03-07T10:00:00Z', false],
  ['a Sunday never ships', '2026-03-08T10:00:00Z', false],
  ['summer time counts: 16:30 UTC is 17:30 in London', '2026-07-06T16:30:00Z', false],
  ['a bank holiday never ships', '2026-12-25T10:00:00Z', false],
  ['its substitute day never ships', '2026-12-28T10:00:00Z', false],
  ['the summer bank holiday never ships', '2026-08-31T10:00:00Z', false],
])('%s', (_sentence, placedAt, expected) => {
  expect(shipsSameDay(Temporal.Instant.from(placedAt), LONDON)).toBe(expected)
})

test.each([
  ['the Dutch shop closes its day by its own clock', '2026-03-02T16:00:00Z', false],
  ['and is open until then', '2026-03-02T15:59:59Z', true],
  ["King's Day is not a working day there", '2026-04-27T09:00:00Z', false],
  ['the British May holiday is one', '2026-05-04T09:00:00Z', true],
])('%s', (_sentence, placedAt, expected) => {
  expect(shipsSameDay(Temporal.Instant.from(placedAt), AMSTERDAM)).toBe(expected)
})

test.each([
  ['the day before Eid al-Adha ships', '2026-05-26T08:00:00Z', true],
  ['its first day does not', '2026-05-27T08:00:00Z', false],
  ['its second day never ships', '2026-05-28T08:00:00Z', false],
  ['its third day never ships', '2026-05-29T08:00:00Z', false],
  ['the Monday after it does', '2026-06-01T08:00:00Z', true],
])('%s', (_sentence, placedAt, expected) => {
  expect(shipsSameDay(Temporal.Instant.from(placedAt), DUBAI)).toBe(expected)
})
