import { expect, test } from 'vitest'
import { listForms, toSearchText } from './search-words.ts'

test.each([
  ['letter case, accents and punctuation do not count', '  Café, Crème!  ', { phrase: 'cafe creme', words: ['cafe', 'creme'] }],
  ['an apostrophe leaves no gap', 'Mother’s Day', { phrase: 'mothers day', words: ['mothers', 'day'] }],
  ['letters that have no plain form are spelled out', 'Straße Ærø', { phrase: 'strasse aero', words: ['strasse', 'aero'] }],
  [
    'the words "gift card" are ignored in a shop of gift cards',
    'coffee gift card',
    { phrase: 'coffee gift card', words: ['coffee'] },
  ],
  ['unless the search has no other words', 'gift card', { phrase: 'gift card', words: ['gift', 'card'] }],
  ['an empty search is no search', '  –  ', undefined],
  ['a search may have a hundred characters', 'a'.repeat(100), { phrase: 'a'.repeat(100), words: ['a'.repeat(100)] }],
  ['a longer text is no search', 'a'.repeat(101), undefined],
  ['characters that expand count in their long form', '\ufdfa'.repeat(6), undefined],
])('%s', (_sentence, input, expected) => {
  expect(toSearchText(input)).toEqual(expected)
})

test('no character with a special meaning reaches the query', () => {
  expect(toSearchText(`'a' & !b:* | <-> (c) \\ "d"`)?.words).toEqual(['b', 'c', 'd'])
})

test.each([
  ['books', ['books', 'book']],
  ['parties', ['parties', 'party']],
  ['boeken', ['boeken', 'boek']],
  ['bonnen', ['bonnen', 'bon']],
  ['dress', ['dress']],
  ['spas', ['spas']],
])('%s may be meant as %j', (word, forms) => {
  expect(listForms(word)).toEqual(forms)
})
