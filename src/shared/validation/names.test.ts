import { expect, test } from 'vitest'
import { findNameFailure } from './names.ts'

test.each([
  ['firstName', 'FIRST_NAME_REQUIRED'],
  ['lastName', 'LAST_NAME_REQUIRED'],
  ['companyName', 'COMPANY_NAME_REQUIRED'],
] as const)('an empty %s is missing', (field, failure) => {
  expect(findNameFailure(field, '')).toBe(failure)
  expect(findNameFailure(field, ' \t ')).toBe(failure)
})

test.each([
  ['firstName', 50],
  ['lastName', 50],
  ['companyName', 100],
] as const)('%s has at most %i characters, spaces around it not counted', (field, max) => {
  expect(findNameFailure(field, ` ${'a'.repeat(max)} `)).toBeUndefined()
  expect(findNameFailure(field, 'a'.repeat(max + 1))).toBe('NAME_TOO_LONG')
})

test.each([
  "O'Neil-Søndergård",
  'O’Brien',
  'van der Berg',
  'J.R.R. Tolkien',
  'J.de Vries',
  'A.M.de Boer',
  'Fam.de Vries',
  'Jean-Luc',
  'Müller & Söhne',
  'Opa + Oma',
  'Anna/Bert',
  'Smith (Jr.), Ph.D.',
  'Jr. 3rd',
  'St.John',
  'Mª José',
  'Gal·la',
  'Zoë',
  'Zoe\u0308',
  'Ł',
  'Ἀθηνᾶ',
  'Юлия',
  'नरेन्द्र',
  'علی\u200cرضا',
  'סבתא',
  '李',
  'ジョン・スミス',
  '\u00a0Ana\u00a0María',
])('%s is accepted as a name', (name) => {
  expect(findNameFailure('lastName', name)).toBeUndefined()
})

test.each([
  'Anna 🎁',
  'win at https://example.test',
  'visit example.com now',
  'example．com',
  'example․ninja',
  'example。com',
  'prizes.ninja',
  'пример.рф',
  'e\u200c.com',
  'exam-ple.zz',
  '203.0.113.9',
  'x.com/prize',
  'Anna\nHill',
  '<toString/>',
  '＜b＞',
  'call: 0900 1234!',
  'a@b',
])('%s is refused as a name', (name) => {
  expect(findNameFailure('firstName', name)).toBe('NAME_CHARACTERS')
})

test('a company name may be its web address', () => {
  expect(findNameFailure('companyName', 'Example.com B.V.')).toBeUndefined()
  for (const name of ['Pay at https://example.test', 'www.example.com', 'Example.com/pay', 'Please pay now at example.com'])
    expect(findNameFailure('companyName', name), name).toBe('NAME_CHARACTERS')
  expect(findNameFailure('companyName', 'Yahoo! "7" *#1')).toBeUndefined()
  expect(findNameFailure('companyName', 'Example 🎁')).toBe('NAME_CHARACTERS')
  expect(findNameFailure('companyName', '<toString/>')).toBe('NAME_CHARACTERS')
})
