import { expect, test } from 'vitest'
import { shopDayOf } from './shop-day.ts'

test.each([
  ['in winter London is on UTC', 'Europe/London', '2026-01-06T23:30:00Z', '2026-01-06'],
  ['in summer its day starts an hour earlier in UTC', 'Europe/London', '2026-07-06T23:30:00Z', '2026-07-07'],
  ['and not two hours', 'Europe/London', '2026-07-06T22:59:59Z', '2026-07-06'],
  ['Amsterdam is two hours ahead then', 'Europe/Amsterdam', '2026-07-06T22:00:00Z', '2026-07-07'],
  ['in New York it is still yesterday', 'America/New_York', '2026-07-07T03:59:59Z', '2026-07-06'],
])('%s', (_sentence, timeZone, at, expected) => {
  expect(shopDayOf({ timeZone }, new Date(at))).toBe(expected)
})
