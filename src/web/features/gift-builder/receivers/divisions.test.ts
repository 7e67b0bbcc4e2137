import { expect, test } from 'vitest'
import { listDivisions } from './divisions.ts'

test.each([
  ['six cards go to two, three or six people', 6, ['2 × 3', '3 × 2', '6 × 1']],
  ['five cards only to five', 5, ['5 × 1']],
  ['one card cannot be divided', 1, []],
])('%s', (_sentence, cards, expected) => {
  expect(listDivisions(cards).map(({ people, each }) => `${people} × ${each}`)).toEqual(expected)
})
