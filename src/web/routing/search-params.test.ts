import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from './search-params.ts'

test('a list that a form sends as repeated names is joined with commas', () => {
  expect(parseSearch('?types=digital&s=tea&types=physical')).toEqual({ types: 'digital,physical', s: 'tea' })
})

test('empty values are left out of the address', () => {
  expect(stringifySearch({ s: '', sort: 'name', types: undefined })).toBe('?sort=name')
  expect(stringifySearch({ s: '' })).toBe('')
})
