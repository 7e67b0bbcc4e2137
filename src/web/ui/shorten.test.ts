import { expect, test } from 'vitest'
import { shorten } from './shorten.ts'

test.each([
  ['a short text stays', 'Tea for two', 20, 'Tea for two'],
  ['a long one is cut between words', 'Tea for two and scones', 12, 'Tea for two…'],
  ['a trailing comma is removed', 'Tea, scones, jam', 13, 'Tea, scones…'],
  ['one long word is cut inside the word', 'Teatimeteatime', 8, 'Teatime…'],
])('%s', (_sentence, text, limit, expected) => {
  expect(shorten(text, limit)).toBe(expected)
})
