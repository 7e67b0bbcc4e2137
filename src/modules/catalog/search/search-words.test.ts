import { expect, test } from 'vitest'
import { listForms, toSearchText } from './search-words.ts'

test.each([
  ['letter case, accents and punctuation do not count', '  Café, Crème!  ', { whole: 'cafe creme', words: ['cafe', 'creme'] }],
  ['an apostrophe leaves no gap', 'Mother’s Day', { whole: 'mothers day', words: ['mothers', 'day'] }],
  ['letters that are more than a letter with a mark', 'Straße Ærø', { whole: 'strasse aero', words: ['strasse', 'aero'] }],
  ['in a shop of gift cards those words say nothing', 'coffee gift card', { whole: 'coffee gift card', words: ['coffee'] }],
  ['unless nothing else is said', 'gift card', { whole: 'gift card', words: ['gift', 'card'] }],
  ['nothing is nothing', '  –  ', undefined],
  ['a hundred characters are a search', 'a'.repeat(100), { whole: 'a'.repeat(100), words: ['a'.repeat(100)] }],
  ['more are none', 'a'.repeat(101), undefined],
  ['however few characters they are written in', '\ufdfa'.repeat(6), undefined],
])('%s', (_sentence, input, expected) => {
  expect(toSearchText(input)).toEqual(expected)
})

test('no character reaches the query that means something there', () => {
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
