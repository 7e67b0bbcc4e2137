/** The names of the form's fields, which are those of the address. */
export const FIELD_NAMES = {
  categories: 'cb_api_giftcard_categories',
  types: 'cb_api_giftcard_types',
  priceMin: 'price_min',
  priceMax: 'price_max',
  sort: 'sort',
  text: 's',
} as const

/** The parameters of an address. */
export type Query = Readonly<Record<string, string | undefined>>

/** How many pages "Show more" has added to the first. The address of the last page masks it. */
export const PAGES_ADDED = 'added'

/** What a listing reads of its address. The rest, such as a campaign's name, must not make it another page: the server's page does not know it. */
export function pickListingQuery(search: Query): Query {
  const names = [...Object.values(FIELD_NAMES), PAGES_ADDED]
  return Object.fromEntries(names.filter((name) => search[name] !== undefined).map((name) => [name, search[name]]))
}
