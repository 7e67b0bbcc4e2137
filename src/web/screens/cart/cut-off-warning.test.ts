import { expect, test } from 'vitest'
import { findCutOffWarning } from './cut-off-warning.ts'

const THURSDAY = { orderBefore: '2026-03-05T17:00:00Z', shipsOn: '2026-03-05', ...daysOf('2026-03-04', '2026-03-05') }
const FRIDAY = { orderBefore: '2026-03-06T17:00:00Z', shipsOn: '2026-03-06', ...daysOf('2026-03-05', '2026-03-06') }
const MONDAY = { orderBefore: '2026-03-09T17:00:00Z', shipsOn: '2026-03-09', ...daysOf('2026-03-08', '2026-03-09') }

function daysOf(eve: string, day: string) {
  return { tomorrowFrom: `${eve}T00:00:00Z`, todayFrom: `${day}T00:00:00Z` }
}

test.each([
  [
    'in the last three hours a warning says that the cut-off is near',
    [THURSDAY, FRIDAY],
    '2026-03-05T14:00:00Z',
    'near',
    THURSDAY,
  ],
  ['also in the last second', [THURSDAY, FRIDAY], '2026-03-05T16:59:59Z', 'near', THURSDAY],
  ['a basket opened after the cut-off shows the new date', [FRIDAY, MONDAY], '2026-03-05T17:05:00Z', 'passed', FRIDAY],
  ['on Friday evening that is for Monday', [MONDAY], '2026-03-06T17:00:00Z', 'passed', MONDAY],
  ['and also at the weekend', [MONDAY], '2026-03-08T12:00:00Z', 'passed', MONDAY],
  [
    'a page open across the cut-off says that the date has changed',
    [THURSDAY, FRIDAY],
    '2026-03-05T17:00:00Z',
    'changed',
    FRIDAY,
  ],
  ['also on the next morning', [THURSDAY, FRIDAY], '2026-03-06T09:00:00Z', 'changed', FRIDAY],
] as const)('%s', (_sentence, promises, now, kind, promise) => {
  expect(findCutOffWarning(promises, Date.parse(now))).toEqual({ kind, promise })
})

test.each([
  ['just after midnight', [THURSDAY, FRIDAY], '2026-03-05T00:05:00Z'],
  ['a second before the last three hours', [THURSDAY, FRIDAY], '2026-03-05T13:59:59Z'],
  ['on a page whose promises have all passed', [THURSDAY], '2026-03-05T17:00:00Z'],
] as const)('there is no warning %s', (_sentence, promises, now) => {
  expect(findCutOffWarning(promises, Date.parse(now))).toBeUndefined()
})
