import { expect, test } from 'vitest'
import { countTypingErrors, findMeantWords } from './typing-errors.ts'

test.each([
  ['coffee', 'coffee', 0],
  ['cofee', 'coffee', 1],
  ['edinbrugh', 'edinburgh', 1],
  ['resturent', 'restaurant', 2],
  ['', 'tea', 3],
])('%s for %s is %i slips', (typed, meant, errors) => {
  expect(countTypingErrors(typed, meant)).toBe(errors)
})

test('those with the fewest slips were meant', () => {
  expect(findMeantWords('cofee', ['coffin', 'coffee', 'covet'])).toEqual(['coffee'])
})

test('an unfinished word is recognised too', () => {
  expect(findMeantWords('edinbru', ['edinburgh', 'edition'])).toEqual(['edinburgh'])
})

test('a short word is taken as it is typed', () => {
  expect(findMeantWords('tae', ['tea'])).toEqual([])
})

test('a word that is far from everything means nothing', () => {
  expect(findMeantWords('zzzzqqq', ['coffee', 'tea'])).toEqual([])
})
