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

test.each(["O'Neil-Søndergård", 'van der Berg', '李', 'Zoë', 'Jr. 3rd', 'St.John', 'Ł'])('%s is a name', (name) => {
  expect(findNameFailure('lastName', name)).toBeUndefined()
})

test.each(['Anna 🎁', 'win at https://example.test', 'visit example.com now', 'Anna\nHill'])('%s is none', (name) => {
  expect(findNameFailure('firstName', name)).toBe('NAME_CHARACTERS')
})

test('a company may be called after its web page', () => {
  expect(findNameFailure('companyName', 'Example.com B.V.')).toBeUndefined()
  expect(findNameFailure('companyName', 'Example 🎁')).toBe('NAME_CHARACTERS')
})
