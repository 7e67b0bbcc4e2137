import { expect, test } from 'vitest'
import { formatInstant, formatShopDay } from './shop-clock.ts'

const AUCKLAND = { locale: 'en-NZ', timeZone: 'Pacific/Auckland' }
const EVENING_BEFORE = '2026-03-30T20:30:00.000Z'

test('an order placed in the morning in New Zealand has that date, although it is the day before in London', () => {
  expect(formatShopDay(EVENING_BEFORE, AUCKLAND)).toBe('31 March 2026')
  expect(formatShopDay(EVENING_BEFORE, { locale: 'en-GB', timeZone: 'Europe/London' })).toBe('30 March 2026')
})

test('the time is written like 17:00 in our texts, in every country', () => {
  expect(formatInstant(EVENING_BEFORE, AUCKLAND)).toBe('31 March 2026 at 09:30')
  expect(formatInstant(EVENING_BEFORE, { locale: 'en-US', timeZone: 'America/New_York' })).toBe('March 30, 2026 at 16:30')
})
