import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { storefronts } from '#storefronts/index.ts'
import { readPostalCarrier } from './carriers.ts'
import { listDispatches } from './dispatch.ts'
import { listMailDates, listPostDates } from './selectable-dates.ts'
import { shopCalendar } from './shop-calendar.ts'

const LONDON = shopCalendar({ timeZone: 'Europe/London', countryCode: 'GB', postalWorkingDays: { earliest: 2, latest: 3 } })
const dayOf = (text: string) => Temporal.PlainDate.from(text)

function next(placedAt: string) {
  const [first] = listDispatches(Temporal.Instant.from(placedAt), LONDON, 1)
  return [first?.orderBefore, first?.shipsOn, first?.deliveredFrom, first?.deliveredBy].map(String)
}

test.each([
  [
    'a Monday order is there on Wednesday or Thursday',
    '2026-03-02T09:00:00Z',
    ['2026-03-02T17:00:00Z', '2026-03-02', '2026-03-04', '2026-03-05'],
  ],
  [
    'after the cut-off it ships a day later',
    '2026-03-02T17:00:00Z',
    ['2026-03-03T17:00:00Z', '2026-03-03', '2026-03-05', '2026-03-06'],
  ],
  ['a weekend does not count', '2026-03-05T12:00:00Z', ['2026-03-05T17:00:00Z', '2026-03-05', '2026-03-09', '2026-03-10']],
  [
    'a Saturday order ships on Monday',
    '2026-03-07T12:00:00Z',
    ['2026-03-09T17:00:00Z', '2026-03-09', '2026-03-11', '2026-03-12'],
  ],
  ['Christmas does not count either', '2026-12-23T12:00:00Z', ['2026-12-23T17:00:00Z', '2026-12-23', '2026-12-29', '2026-12-30']],
  [
    'over Easter it waits for Tuesday',
    '2026-04-02T16:00:00Z',
    ['2026-04-07T16:00:00Z', '2026-04-07', '2026-04-09', '2026-04-10'],
  ],
])('%s', (_sentence, placedAt, expected) => {
  expect(next(placedAt)).toEqual(expected)
})

test('the next cut-offs continue over a weekend and the change of the clock', () => {
  const dispatches = listDispatches(Temporal.Instant.from('2026-03-26T12:00:00Z'), LONDON, 3)
  expect(dispatches.map(({ orderBefore }) => String(orderBefore))).toEqual([
    '2026-03-26T17:00:00Z',
    '2026-03-27T17:00:00Z',
    '2026-03-30T16:00:00Z',
  ])
})

test('today and tomorrow are days of the shop, over the change of the clock too', () => {
  const [monday] = listDispatches(Temporal.Instant.from('2026-03-28T12:00:00Z'), LONDON, 1)
  expect([monday?.tomorrowFrom, monday?.todayFrom].map(String)).toEqual(['2026-03-29T00:00:00Z', '2026-03-29T23:00:00Z'])
})

test('two holidays in a row do not count: nothing is delivered from Christmas until the Tuesday after it', () => {
  expect(next('2026-12-24T17:00:00Z')).toEqual(['2026-12-29T17:00:00Z', '2026-12-29', '2026-12-31', '2027-01-04'])
})

test('a mail can be sent on any day from today on', () => {
  const dates = listMailDates(dayOf('2026-03-06')).map(String)
  expect(dates.slice(0, 3)).toEqual(['2026-03-06', '2026-03-07', '2026-03-08'])
  expect(dates).toHaveLength(90)
})

test('the post delivers on working days from the earliest day on', () => {
  const dates = listPostDates(dayOf('2026-04-01'), dayOf('2026-04-03'), LONDON).map(String)
  expect(dates.slice(0, 2)).toEqual(['2026-04-07', '2026-04-08'])
  expect(String(listPostDates(dayOf('2026-03-02'), dayOf('2026-03-04'), LONDON)[0])).toBe('2026-03-04')
})

test.each(storefronts.map((storefront) => [storefront.code, storefront] as const))(
  '%s has a postal carrier',
  (_code, storefront) => {
    expect(readPostalCarrier(storefront.countryCode).name).not.toBe('')
  },
)
