import { expect, test } from 'vitest'
import { remainingCharacters } from './remaining-characters.ts'

test.each([
  ['an empty text leaves all', '', 150],
  ['a full text leaves nothing', 'x'.repeat(150), 0],
  ['one too many is one below', 'x'.repeat(151), -1],
  ['a line break is one character', 'a\nb', 147],
])('%s', (_sentence, text, expected) => {
  expect(remainingCharacters(text, 150)).toBe(expected)
})
