import { describe, expect, test } from 'vitest'
import { expiryOf, isDismissed, isElsewhere } from './banner-rules.ts'

const NOW = Date.parse('2026-03-02T10:00:00Z')

describe('the notice about the country', () => {
  test('stays away for two days', () => {
    expect(new Date(expiryOf(NOW)).toISOString()).toBe('2026-03-04T10:00:00.000Z')
  })

  test.each([
    ['was never closed', null, false],
    ['was closed just now', String(expiryOf(NOW)), true],
    ['was closed two days ago to the moment', String(NOW), false],
    ['may come again in a moment', String(NOW + 1), true],
    ['saved something unreadable', 'soon', false],
  ])('%s', (_sentence, expiry, expected) => {
    expect(isDismissed(expiry, NOW)).toBe(expected)
  })

  test.each([
    ['a visitor at home is not disturbed', 'GB', 'GB', false],
    ['a visitor elsewhere is asked', 'NL', 'GB', true],
    ['the country of the visitor is unknown', null, 'GB', false],
  ])('%s', (_sentence, visitor, shop, expected) => {
    expect(isElsewhere(visitor, shop)).toBe(expected)
  })
})
