import { expect, test } from 'vitest'
import { NO_FILTER, toProductFilter as toFilterIn } from './product-filter.ts'

type Asked = Parameters<typeof toFilterIn>[0]
const toProductFilter = (filters: Asked, currency = 'GBP') => toFilterIn(filters, currency)

test('no filters is no filter', () => {
  expect(toProductFilter(undefined)).toEqual(NO_FILTER)
  expect(toProductFilter({})).toEqual(NO_FILTER)
})

test('filters with empty terms are dropped', () => {
  const filter = toProductFilter({
    filterByTaxonomy: [
      { taxonomy: 'cb_api_giftcard_categories', terms: [] },
      { taxonomy: 'cb_api_giftcard_types', terms: ['', ' '] },
    ],
  })
  expect(filter).toEqual(NO_FILTER)
})

test('more filters or terms than any page asks for are refused', () => {
  const filter = (terms: string[]) => ({ taxonomy: 'cb_api_giftcard_promotions' as const, terms })
  const many = (count: number) => Array.from({ length: count }, (_, place) => String(place))
  expect(toProductFilter({ filterByTaxonomy: many(4).map((term) => filter([term])) }).promotions).toHaveLength(4)
  expect(() => toProductFilter({ filterByTaxonomy: many(5).map((term) => filter([term])) })).toThrow()
  expect(toProductFilter({ filterByTaxonomy: [filter(many(50))] }).promotions[0]).toHaveLength(50)
  expect(() => toProductFilter({ filterByTaxonomy: [filter(many(51))] })).toThrow()
  expect(toProductFilter({ filterByTaxonomy: [filter(Array(8_000).fill('same'))] }).promotions).toEqual([['same']])
})

test('gift cards of one kind are requested by their variation', () => {
  const { kinds } = toProductFilter({ filterByProductType: ['GIFTCARD_DIGITAL', 'DONATION'] })
  expect(kinds).toEqual([{ types: ['DONATION'], offers: ['GIFTCARD:DIGITAL'] }])
})

test('two taxonomies must both match', () => {
  const filter = toProductFilter({
    filterByTaxonomy: [
      { taxonomy: 'cb_api_giftcard_categories', terms: ['fashion', 'games'] },
      { taxonomy: 'cb_api_giftcard_types', terms: ['donation'] },
    ],
  })
  expect(filter.categories).toEqual([['fashion', 'games']])
  expect(filter.kinds).toEqual([{ types: ['DONATION'], offers: [] }])
})

test('the order of filters makes no difference to the query', () => {
  const types = (term: string) => ({ taxonomy: 'cb_api_giftcard_types' as const, terms: [term] })
  const { kinds } = toProductFilter({
    filterByTaxonomy: [types('digital'), types('donation'), types('physical'), types('blank')],
  })
  expect(kinds.map(({ offers }) => offers.length > 0)).toEqual([false, false, true, true])
})

test('an unknown type matches nothing, rather than everything', () => {
  const { kinds } = toProductFilter({ filterByTaxonomy: [{ taxonomy: 'cb_api_giftcard_types', terms: ['gold'] }] })
  expect(kinds).toEqual([{ types: [], offers: [] }])
})

test('a page names its category or its occasion', () => {
  const category = toProductFilter({ filterByPage: { pageId: 'fashion', pageType: 'GIFT_CARD_CATEGORY' } })
  expect(category.categories).toEqual([['fashion']])
  const occasion = toProductFilter({ filterByPage: { pageId: 'birthday', pageType: 'GIVING_MOMENTS_PAGE' } })
  expect(occasion.occasions).toEqual(['birthday'])
  const other = toProductFilter({ filterByPage: { pageId: '7', pageType: 'TERMS' } })
  expect(other.categories).toEqual([[]])
})

test.each([
  ['both bounds', { min: 9.99, max: 25 }, 'GBP', { minMinor: 999, maxMinor: 2500 }],
  ['bounds in the wrong order', { min: 25, max: 9.99 }, 'GBP', { minMinor: 999, maxMinor: 2500 }],
  ['no lowest price', { max: 25 }, 'GBP', { minMinor: 0, maxMinor: 2500 }],
  ['no highest price', { min: 25 }, 'GBP', { minMinor: 2500, maxMinor: 2_147_483_647 }],
  ['more than anything costs', { min: 1, max: 1e300 }, 'GBP', { minMinor: 100, maxMinor: 2_147_483_647 }],
  ['less than nothing', { max: -1e300 }, 'GBP', { minMinor: 0, maxMinor: -1 }],
  ['money without cents', { min: 100, max: 500 }, 'JPY', { minMinor: 100, maxMinor: 500 }],
  ['no bound at all', {}, 'GBP', undefined],
])('a price filter: %s', (_sentence, filterByPrice, currency, expected) => {
  expect(toProductFilter({ filterByPrice }, currency).price).toEqual(expected)
})
