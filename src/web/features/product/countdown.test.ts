import { expect, test } from 'vitest'
import { readCountdown } from './countdown.ts'

/** A Thursday, the Friday after it, and the Monday after that. */
const PROMISES = [
  { orderBefore: '2026-03-05T17:00:00Z', shipsOn: '2026-03-05', ...daysOf('2026-03-04', '2026-03-05') },
  { orderBefore: '2026-03-06T17:00:00Z', shipsOn: '2026-03-06', ...daysOf('2026-03-05', '2026-03-06') },
  { orderBefore: '2026-03-09T17:00:00Z', shipsOn: '2026-03-09', ...daysOf('2026-03-08', '2026-03-09') },
]

function daysOf(eve: string, day: string) {
  return { tomorrowFrom: `${eve}T00:00:00Z`, todayFrom: `${day}T00:00:00Z` }
}

test.each([
  ['before the cut-off the time left is counted', '2026-03-05T14:46:00Z', 'today', 2, 14],
  ['a minute that has started does not count', '2026-03-05T14:46:01Z', 'today', 2, 13],
  ['in the last minute no minutes are left', '2026-03-05T16:59:30Z', 'today', 0, 0],
  ['at the cut-off the next working day counts', '2026-03-05T17:00:00Z', 'tomorrow', 24, 0],
  ['after midnight "tomorrow" becomes "today" on a page from yesterday', '2026-03-06T00:30:00Z', 'today', 16, 30],
  ['over a weekend it ships later', '2026-03-06T18:00:00Z', 'later', 71, 0],
  ['on Sunday it ships tomorrow', '2026-03-08T12:00:00Z', 'tomorrow', 29, 0],
])('%s', (_sentence, now, ships, hours, minutes) => {
  expect(readCountdown(PROMISES, Date.parse(now))).toMatchObject({ ships, hours, minutes })
})

test('a page that is too old promises nothing', () => {
  expect(readCountdown(PROMISES, Date.parse('2026-03-20T12:00:00Z'))).toBeUndefined()
})
