import { expect, test } from 'vitest'
import { shopCalendar } from '../../delivery/index.ts'
import { givenOn } from './given-on.ts'

const calendar = shopCalendar({ timeZone: 'Europe/London', countryCode: 'GB', postalWorkingDays: { earliest: 2, latest: 3 } })
const MONDAY = '2026-03-02T10:00:00Z'
const AT_ONCE = { deliverAt: null, deliverOn: null }
const MAIL = { ...AT_ONCE, kind: 'DIGITAL' } as const
const POST = { ...AT_ONCE, kind: 'PHYSICAL' } as const

test.each([
  ['a mail arrives at once', MONDAY, MAIL, '2026-03-02'],
  ['a planned mail arrives on its day', MONDAY, { ...MAIL, deliverAt: new Date('2026-04-10T08:00:00Z') }, '2026-04-10'],
  [
    'a mail whose moment has passed is there at once',
    MONDAY,
    { ...MAIL, deliverAt: new Date('2026-03-01T08:00:00Z') },
    '2026-03-02',
  ],
  ["the day is the shop's: 23:30 UTC in summer is the next day in London", '2026-07-06T23:30:00Z', MAIL, '2026-07-07'],
  ['the post brings it three working days after it was paid', MONDAY, POST, '2026-03-05'],
  ['a weekend does not count', '2026-03-05T10:00:00Z', POST, '2026-03-10'],
  ['the post brings it on the day that was chosen', MONDAY, { ...POST, deliverOn: '2026-03-20' }, '2026-03-20'],
  ['on the earliest day too', MONDAY, { ...POST, deliverOn: '2026-03-04' }, '2026-03-04'],
  [
    'a payment too late for that day counts like an order without one',
    MONDAY,
    { ...POST, deliverOn: '2026-03-03' },
    '2026-03-05',
  ],
])('%s', (_sentence, now, delivery, expected) => {
  expect(givenOn(delivery, { now: new Date(now), calendar })).toBe(expected)
})
