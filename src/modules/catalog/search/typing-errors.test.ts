import { expect, test } from 'vitest'
import { countTypingErrors, findLikelyWords } from './typing-errors.ts'

test.each([
  ['coffee', 'coffee', 0],
  ['cofee', 'coffee', 1],
  ['edinbrugh', 'edinburgh', 1],
  ['resturent', 'restaurant', 2],
  ['', 'tea', 3],
])('%s for %s is %i typing errors', (typed, meant, errors) => {
  expect(countTypingErrors(typed, meant)).toBe(errors)
})

test('the words with the fewest typing errors are chosen', () => {
  expect(findLikelyWords('cofee', ['coffin', 'coffee', 'covet'])).toEqual(['coffee'])
})

test('an unfinished word is recognised too', () => {
  expect(findLikelyWords('edinbru', ['edinburgh', 'edition'])).toEqual(['edinburgh'])
})

test('a short word is not corrected', () => {
  expect(findLikelyWords('tae', ['tea'])).toEqual([])
})

test('a word unlike any other finds nothing', () => {
  expect(findLikelyWords('zzzzqqq', ['coffee', 'tea'])).toEqual([])
})
