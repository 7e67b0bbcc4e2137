import { expect, test } from 'vitest'
import { giverOf, subjectName } from './subject-name.ts'

test.each([
  ['Alex Morgan', 'Alex Morgan'],
  ["Siân O'Neill-Jones", "Siân O'Neill-Jones"],
  ['J.R. Łukasz', 'J.R. Łukasz'],
  ['山田 花子', '山田 花子'],
  ['', undefined],
  ['WIN £500', undefined],
  ['visit shop.example', undefined],
  ['https://a.b', undefined],
  ['Alex\nBcc: everyone', undefined],
  ['a'.repeat(61), undefined],
])('%j is written as %j', (typed, written) => {
  expect(subjectName(typed)).toBe(written)
})

test('a gift is from the buyer, else from the company, else from nobody by name', () => {
  expect(giverOf({ firstName: 'Alex', lastName: 'Morgan', companyName: 'Acme' })).toBe('Alex Morgan')
  expect(giverOf({ firstName: 'Alex' })).toBe('Alex')
  expect(giverOf({ companyName: 'Acme' })).toBe('Acme')
  expect(giverOf({})).toBeUndefined()
  expect(giverOf(null)).toBeUndefined()
})
