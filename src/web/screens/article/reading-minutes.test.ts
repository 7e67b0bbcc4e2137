import { expect, test } from 'vitest'
import { readingMinutes } from './reading-minutes.ts'

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')

test.each([
  ['an empty text takes a minute', [''], 1],
  ['a short note takes a minute', [words(50)], 1],
  ['220 words a minute', [words(660)], 3],
  ['the parts of a text are read together', [words(220), words(220)], 2],
])('%s', (_sentence, texts, expected) => {
  expect(readingMinutes(texts)).toBe(expected)
})

test('tags do not count, and words with special characters count once', () => {
  const html = `<p class="a b c d">${Array.from({ length: 440 }, () => '<em>don’t</em>').join(' ')}</p>`
  expect(readingMinutes([html])).toBe(2)
})
