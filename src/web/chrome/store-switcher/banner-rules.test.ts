import { describe, expect, test } from 'vitest'
import { expiryOf, isDismissed, isElsewhere } from './banner-rules.ts'

const NOW = Date.parse('2026-03-02T10:00:00Z')

describe('the notice about the country', () => {
  test('stays closed for two days', () => {
    expect(new Date(expiryOf(NOW)).toISOString()).toBe('2026-03-04T10:00:00.000Z')
  })

  test.each([
    ['is shown when it was never closed', null, false],
    ['is hidden after it was closed', String(expiryOf(NOW)), true],
    ['is shown again after exactly two days', String(NOW), false],
    ['is hidden until the last moment of the two days', String(NOW + 1), true],
    ['is shown when the saved time is unreadable', 'soon', false],
  ])('%s', (_sentence, expiry, expected) => {
    expect(isDismissed(expiry, NOW)).toBe(expected)
  })

  test.each([
    ['is hidden from a visitor from the country of the store', 'GB', 'GB', false],
    ['is shown to a visitor from another country', 'NL', 'GB', true],
    ['is hidden when the country of the visitor is unknown', null, 'GB', false],
  ])('%s', (_sentence, visitor, shop, expected) => {
    expect(isElsewhere(visitor, shop)).toBe(expected)
  })
})
