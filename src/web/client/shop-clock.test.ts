import { expect, test } from 'vitest'
import { formatInstant, formatShopDay } from './shop-clock.ts'

const AUCKLAND = { locale: 'en-NZ', timeZone: 'Pacific/Auckland' }
const EVENING_BEFORE = '2026-03-30T20:30:00.000Z'

test('an order of the morning in New Zealand is of that day, though it is the day before in London', () => {
  expect(formatShopDay(EVENING_BEFORE, AUCKLAND)).toBe('31 March 2026')
  expect(formatShopDay(EVENING_BEFORE, { locale: 'en-GB', timeZone: 'Europe/London' })).toBe('30 March 2026')
})

test('the hour is told on the same clock', () => {
  expect(formatInstant(EVENING_BEFORE, AUCKLAND)).toMatch(/^31 March 2026 at 9:30\s?am$/)
})
