import { expect, test } from 'vitest'
import { arrivalDays } from './arrival-days.ts'
import { shopCalendar } from './shop-calendar.ts'

const LONDON = shopCalendar({ timeZone: 'Europe/London', countryCode: 'GB', postalWorkingDays: { earliest: 2, latest: 3 } })

test.each([
  ['ordered on Wednesday morning, it arrives on Friday or Monday', null, '2026-11-18T09:00:00Z', '2026-11-20', '2026-11-23'],
  ['a minute before the cut-off nothing changes', null, '2026-11-18T16:59:59Z', '2026-11-20', '2026-11-23'],
  ['at the cut-off it is a working day later', null, '2026-11-18T17:00:00Z', '2026-11-23', '2026-11-24'],
  ['a chosen day is the only day', '2026-11-27', '2026-11-18T09:00:00Z', '2026-11-27', '2026-11-27'],
  ['the earliest day can be chosen', '2026-11-20', '2026-11-18T09:00:00Z', '2026-11-20', '2026-11-20'],
  [
    'a chosen day that the post can no longer reach is replaced',
    '2026-11-20',
    '2026-11-18T17:00:00Z',
    '2026-11-23',
    '2026-11-24',
  ],
])('%s', (_sentence, deliverOn, orderedAt, from, until) => {
  expect(arrivalDays(deliverOn, new Date(orderedAt), LONDON)).toEqual({ from, until })
})
