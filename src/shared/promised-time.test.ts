import { expect, test } from 'vitest'
import { writePromisedTime } from './promised-time.ts'

const LONDON = { locale: 'en-GB', timeZone: 'Europe/London' }
const AMSTERDAM = { locale: 'nl-NL', timeZone: 'Europe/Amsterdam' }

test.each([
  ['a day and a time', LONDON, '2026-03-05T10:12:00Z', 'Thursday 10:12'],
  ['in Dutch, on the Dutch clock', AMSTERDAM, '2026-03-05T10:12:00Z', 'donderdag 11:12'],
  ['in summer time', LONDON, '2026-03-30T08:30:00Z', 'Monday 30 March 09:30'],
])('%s', (_sentence, clock, promised, written) => {
  expect(writePromisedTime(new Date(promised), new Date('2026-03-05T09:12:00Z'), clock)).toBe(written)
})
