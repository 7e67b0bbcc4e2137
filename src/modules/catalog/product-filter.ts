import type {
  ProductType as AskedType,
  PriceFilterInput,
  ProductFiltersInput,
  ProductSort,
  Taxonomy,
  TaxonomyFilterInput,
} from '../../generated/resolvers.ts'
import type { Paging } from '../../platform/graphql/paging.ts'
import { Refusal } from '../../platform/graphql/refusal.ts'
import { decimalsOf } from '../../shared/money.ts'
import type { Redeemable } from './catalog-parts.ts'
import type { Product } from './product.ts'

type ProductType = Product['productType']

/** A product of one of these types, or one that has a variation of one of these offers, written "GIFTCARD:DIGITAL". */
export type KindFilter = { types: ProductType[]; offers: string[] }

/** Both bounds are included, in minor units of the storefront's currency. */
export type PriceRange = { minMinor: number; maxMinor: number }

/** A product must match every field; within a list, one match is enough. */
export type ProductFilter = {
  kinds: KindFilter[]
  categories: string[][]
  occasions: string[]
  promotions: string[][]
  price?: PriceRange
  /** Ids of the search results, best first; undefined without a search. */
  found?: readonly number[]
  /** Only products that a card can be exchanged for, or a company's selection of these. */
  redeemable?: Redeemable | undefined
}

/** A page of the matching products, described before any product is read. */
export type ProductList = {
  filter: ProductFilter
  paging: Paging
  sort: ProductSort
  /** The input that `filter` was made from. */
  asked: ProductFiltersInput | null | undefined
}

export const NO_FILTER: ProductFilter = { kinds: [], categories: [], occasions: [], promotions: [] }

const ASKED_TYPES: Record<AskedType, KindFilter> = {
  GIFTCARD: { types: ['GIFTCARD'], offers: [] },
  DONATION: { types: ['DONATION'], offers: [] },
  BLANK_GIFT_CARD_PACK: { types: ['BLANK_GIFT_CARD_PACK'], offers: [] },
  GIFTCARD_BLANK: { types: ['BLANK_GIFT_CARD_PACK'], offers: [] },
  GIFTCARD_DIGITAL: { types: [], offers: ['GIFTCARD:DIGITAL'] },
  GIFTCARD_PHYSICAL: { types: [], offers: ['GIFTCARD:PHYSICAL'] },
}

/** The terms of cb_api_giftcard_types, which appear in the address bar. */
export const KINDS_BY_TERM: ReadonlyMap<string, KindFilter> = new Map<string, KindFilter>([
  ['digital', { types: [], offers: ['GIFTCARD:DIGITAL', 'DONATION:DIGITAL', 'BLANK_GIFT_CARD_PACK:DIGITAL'] }],
  ['physical', { types: [], offers: ['GIFTCARD:PHYSICAL', 'DONATION:PHYSICAL', 'BLANK_GIFT_CARD_PACK:PHYSICAL'] }],
  ['donation', { types: ['DONATION'], offers: [] }],
  ['blank', { types: ['BLANK_GIFT_CARD_PACK'], offers: [] }],
])

/** No page of our own uses more. Each filter is a condition of the query, and every combination of conditions is another statement to plan. */
const MAX_FILTERS = 4
const MAX_TERMS = 50

/** Spec §5, lists: filters with empty terms are dropped. A filter for a page without products matches nothing. Throws a refusal when there are too many filters. */
export function toProductFilter(filters: ProductFiltersInput | null | undefined, currency: string): ProductFilter {
  const types = filters?.filterByProductType ?? []
  const taxonomies = (filters?.filterByTaxonomy ?? []).map(withoutEmptyTerms).filter(({ terms }) => terms.length > 0)
  const terms = [...types, ...taxonomies.flatMap((filter) => filter.terms)]
  if (taxonomies.length > MAX_FILTERS || terms.length > MAX_TERMS)
    throw new Refusal({ name: 'FILTERS_TOO_MANY', parameter: 'filters' })
  const termsOf = (taxonomy: TaxonomyFilterInput['taxonomy']) =>
    taxonomies.filter((filter) => filter.taxonomy === taxonomy).map(({ terms }) => terms)
  const page = filters?.filterByPage
  const price = toPriceRange(filters?.filterByPrice, currency)
  const isOccasion = page?.pageType === 'GIVING_MOMENTS_PAGE'
  const isCategory = page !== null && page !== undefined && !isOccasion && !isCampaign(filters)
  return {
    // Always in the same order, because another order would be another statement.
    kinds: [
      ...(types.length > 0 ? [union(types.map((type) => ASKED_TYPES[type]))] : []),
      ...termsOf('cb_api_giftcard_types').map((terms) => union(terms.map((term) => KINDS_BY_TERM.get(term)))),
    ].sort((a, b) => Math.sign(a.offers.length) - Math.sign(b.offers.length)),
    categories: [
      ...termsOf('cb_api_giftcard_categories'),
      ...(isCategory ? [page.pageType === 'GIFT_CARD_CATEGORY' ? [page.pageId] : []] : []),
    ],
    occasions: isOccasion ? [page.pageId] : [],
    promotions: termsOf('cb_api_giftcard_promotions'),
    ...(price ? { price } : {}),
  }
}

/** The same list without the filters of one taxonomy: the counts next to its terms are counted in this list. */
export function withoutTaxonomy(list: ProductList, taxonomy: Taxonomy, currency: string): ProductFilter {
  const filterByTaxonomy = list.asked?.filterByTaxonomy?.filter((filter) => filter.taxonomy !== taxonomy) ?? null
  const { found, redeemable } = list.filter
  return { ...toProductFilter({ ...list.asked, filterByTaxonomy }, currency), ...(found ? { found } : {}), redeemable }
}

/** The largest amount that a database column can hold. */
const MAX_MINOR = 2_147_483_647

/** Undefined when both bounds are missing. Bounds in the wrong order are swapped. */
function toPriceRange(asked: PriceFilterInput | null | undefined, currency: string): PriceRange | undefined {
  const { min, max } = asked ?? {}
  if (min == null && max == null) return undefined
  const toMinor = (value: number) => Math.min(MAX_MINOR, Math.max(-1, value * 10 ** decimalsOf(currency)))
  const [low, high] = min != null && max != null && min > max ? [max, min] : [min ?? 0, max]
  return { minMinor: Math.ceil(toMinor(low)), maxMinor: high == null ? MAX_MINOR : Math.floor(toMinor(high)) }
}

/** The slug of the company page in the filters. */
export function campaignSlugOf(filters: ProductFiltersInput | null | undefined): string | undefined {
  return isCampaign(filters) ? filters?.filterByPage?.pageId : undefined
}

function isCampaign(filters: ProductFiltersInput | null | undefined): boolean {
  return filters?.filterByPage?.pageType === 'REDEEM_B2B_RESULT'
}

function withoutEmptyTerms({ taxonomy, terms }: TaxonomyFilterInput): TaxonomyFilterInput {
  return { taxonomy, terms: [...new Set(terms.map((term) => term.trim()).filter(Boolean))] }
}

function union(kinds: readonly (KindFilter | undefined)[]): KindFilter {
  return { types: kinds.flatMap((kind) => kind?.types ?? []), offers: kinds.flatMap((kind) => kind?.offers ?? []) }
}
