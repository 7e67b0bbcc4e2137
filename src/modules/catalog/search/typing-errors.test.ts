import { expect, test } from 'vitest'
import { countTypingErrors, findMeantWords } from './typing-errors.ts'

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
  expect(findMeantWords('cofee', ['coffin', 'coffee', 'covet'])).toEqual(['coffee'])
})

test('an unfinished word is recognised too', () => {
  expect(findMeantWords('edinbru', ['edinburgh', 'edition'])).toEqual(['edinburgh'])
})

test('a short word is not corrected', () => {
  expect(findMeantWords('tae', ['tea'])).toEqual([])
})

test('a word unlike any other finds nothing', () => {
  expect(findMeantWords('zzzzqqq', ['coffee', 'tea'])).toEqual([])
})
