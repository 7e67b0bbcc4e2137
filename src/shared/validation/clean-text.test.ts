import { expect, test } from 'vitest'
import { findBrokenText, findFaultyPart, isCleanText, toCleanText } from './clean-text.ts'

test.each([
  ['letters of any script', 'Zoë, 山田さん, Łódź', true],
  ['emoji', 'For you 🎁', true],
  ['lines and tabs', 'one\r\ntwo\tthree', true],
  ['the marks that real Arabic and Hebrew use', 'שלום\u200f 5\u200e', true],
  ['the joiner in an emoji family', '👩\u200d👧', true],
  ['NUL', 'a\0b', false],
  ['a bell', 'a\u0007b', false],
  ['a deleted character', 'a\u007fb', false],
  ['a control character of the second kind', 'a\u0085b', false],
  ['the first half of an emoji', 'a\ud83c', false],
  ['the second half of an emoji', '\udf81a', false],
  ['a mark that reverses the text', 'invoice\u202efdp.exe', false],
  ['an embedding', '\u202a+44 7700 900123\u202c', false],
  ['an isolate', '\u2066abc\u2069', false],
])('%s', (_sentence, text, expected) => {
  expect(isCleanText(text)).toBe(expected)
})

test('the path of a broken text is named at any depth', () => {
  expect(findBrokenText({ value: 5, receivers: [{ email: 'a@b.example' }, { email: '\0' }] })).toBe('receivers.1.email')
  expect(findBrokenText({ terms: ['a', 'b\ud800'] })).toBe('terms.1')
  expect(findBrokenText({ email: 'a@b.example', nothing: null })).toBeUndefined()
})

test('any other fault of a text is found the same way', () => {
  const isLong = (part: unknown) => typeof part === 'string' && part.length > 8
  expect(findFaultyPart({ name: 'Jo', note: 'x'.repeat(9) }, isLong)).toBe('note')
})

test('every broken character is replaced where the text has to be accepted', () => {
  expect(toCleanText('a\0b\u202ec\ud800')).toBe('a\ufffdb\ufffdc\ufffd')
})
