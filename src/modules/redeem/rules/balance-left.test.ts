import { expect, test } from 'vitest'
import { isLeftAllowed } from './balance-left.ts'

test.each([
  ['everything is spent', 0, 500, true],
  ['£4.99 cannot be spent any more', 499, 500, false],
  ['a single penny cannot either', 1, 500, false],
  ['£5 can', 500, 500, true],
  ['a card without a minimum may keep a penny', 1, null, true],
])('%s', (_sentence, left, minimumMinor, expected) => {
  expect(isLeftAllowed(left, { minimumMinor })).toBe(expected)
})
