import { expect, test } from 'vitest'
import { toRating } from './rating.ts'

test.each([
  ['five stars alone are five', [{ stars: 5, count: 3 }], 5, 3],
  [
    'every review counts the same',
    [
      { stars: 5, count: 2 },
      { stars: 2, count: 1 },
    ],
    4,
    3,
  ],
  [
    'an average has one decimal',
    [
      { stars: 5, count: 1 },
      { stars: 4, count: 2 },
    ],
    4.3,
    3,
  ],
])('%s', (_sentence, given, averageStars, count) => {
  expect(toRating(given)).toMatchObject({ averageStars, count })
})

test('without reviews there is no average, which is not the same as zero', () => {
  expect(toRating([])).toMatchObject({ averageStars: null, count: 0 })
})

test('the distribution lists every number of stars, the highest first', () => {
  expect(toRating([{ stars: 3, count: 2 }]).distribution).toEqual([
    { stars: 5, count: 0 },
    { stars: 4, count: 0 },
    { stars: 3, count: 2 },
    { stars: 2, count: 0 },
    { stars: 1, count: 0 },
  ])
})
