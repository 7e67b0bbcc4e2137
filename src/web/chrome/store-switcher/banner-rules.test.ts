import { describe, expect, test } from 'vitest'
import { expiryOf, isDismissed, isElsewhere } from './banner-rules.ts'

const NOW = Date.parse('2026-03-02T10:00:00Z')

describe('the notice about the country', () => {
  test('stays closed for two days', () => {
    expect(new Date(expiryOf(NOW)).toISOString()).toBe('2026-03-04T10:00:00.000Z')
  })

  test.each([
    ['was never closed', null, false],
    ['was just closed', String(expiryOf(NOW)), true],
    ['was closed exactly two days ago', String(NOW), false],
    ['may come again in a moment', String(NOW + 1), true],
    ['saved something unreadable', 'soon', false],
  ])('%s', (_sentence, expiry, expected) => {
    expect(isDismissed(expiry, NOW)).toBe(expected)
  })

  test.each([
    ['a visitor from the country of the store does not see it', 'GB', 'GB', false],
    ['a visitor from another country sees it', 'NL', 'GB', true],
    ['the country of the visitor is unknown', null, 'GB', false],
  ])('%s', (_sentence, visitor, shop, expected) => {
    expect(isElsewhere(visitor, shop)).toBe(expected)
  })
})
