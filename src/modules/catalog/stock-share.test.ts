import { expect, test } from 'vitest'
import { exceedsShare } from './stock-share.ts'

test.each([
  ['ten together are always allowed', { left: 12, inNetwork: 6, qty: 4 }, false],
  ['an eleventh is not allowed', { left: 12, inNetwork: 6, qty: 5 }, true],
  ['of a large stock a tenth is allowed', { left: 205, inNetwork: 12, qty: 8 }, false],
  ['more than a tenth of a large stock is not', { left: 205, inNetwork: 12, qty: 9 }, true],
  ['a single order may be as large as any', { left: 50, inNetwork: 0, qty: 50 }, false],
])('%s', (_what, wanted, expected) => {
  expect(exceedsShare(wanted)).toBe(expected)
})
