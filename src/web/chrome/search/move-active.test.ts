import { expect, test } from 'vitest'
import { moveActive } from './move-active.ts'

test.each([
  ['down enters the list at its top', 'ArrowDown', -1, 5, 0],
  ['up enters it at its end', 'ArrowUp', -1, 5, 4],
  ['down moves on', 'ArrowDown', 0, 5, 1],
  ['past the end it starts again', 'ArrowDown', 4, 5, 0],
  ['Home is the first result', 'Home', 3, 5, 0],
  ['End is the last', 'End', 1, 5, 4],
  ['Home belongs to the box while no result is active', 'Home', -1, 5, undefined],
  ['a letter is never handled by the list', 'a', 2, 5, undefined],
  ['an empty list has no active result', 'ArrowDown', -1, 0, -1],
])('%s', (_sentence, key, active, count, expected) => {
  expect(moveActive(key, active, count)).toBe(expected)
})
