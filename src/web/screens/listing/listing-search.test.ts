import { expect, test } from 'vitest'
import { pickListingQuery } from './listing-query.ts'
import { isPlain, readListingSearch, toQuery } from './listing-search.ts'

test('terms in the address are separated by commas, and empty ones are dropped', () => {
  const search = readListingSearch({ cb_api_giftcard_categories: 'fashion,,games, ,fashion', cb_api_giftcard_types: '' })
  expect(search.categories).toEqual(['fashion', 'games'])
  expect(search.types).toEqual([])
})

test('an unknown sort order becomes the most popular first', () => {
  expect(readListingSearch({ sort: 'colour' }).sort).toBe('popular')
  expect(readListingSearch({ sort: 'name' }).sort).toBe('name')
})

test('a view has one address: defaults are left out', () => {
  expect(toQuery(readListingSearch({ sort: 'popular', s: '  ', cb_api_giftcard_types: 'digital' }))).toEqual({
    cb_api_giftcard_types: 'digital',
  })
})

test('a list is plain only without filters, search and sorting', () => {
  expect(isPlain(readListingSearch({}))).toBe(true)
  expect(isPlain(readListingSearch({ sort: 'value' }))).toBe(false)
})

test.each([
  ['bounds in the wrong order are swapped', { price_min: '50', price_max: '20' }, { price_min: '20', price_max: '50' }],
  ['a comma is a decimal point', { price_min: '9,99' }, { price_min: '9.99' }],
  ['values that are not amounts are left out', { price_min: '-5', price_max: 'a lot' }, {}],
  ['a lowest price of zero is left out', { price_min: '0' }, {}],
])('prices in the address: %s', (_sentence, given, expected) => {
  expect(toQuery(readListingSearch(given))).toEqual(expected)
})

test('a list is the same page whatever campaign the visitor came from', () => {
  expect(pickListingQuery({ utm_source: 'letter', gclid: '1' })).toEqual({})
  expect(pickListingQuery({ utm_source: 'letter', sort: 'name', s: 'tea', added: '2' })).toEqual({
    sort: 'name',
    s: 'tea',
    added: '2',
  })
})
