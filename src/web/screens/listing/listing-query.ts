/** The names of the form's fields and of the address's parameters. */
export const FIELD_NAMES = {
  categories: 'cb_api_giftcard_categories',
  types: 'cb_api_giftcard_types',
  priceMin: 'price_min',
  priceMax: 'price_max',
  sort: 'sort',
  text: 's',
} as const

export type Query = Readonly<Record<string, string | undefined>>

/** How many pages "Show more" has added to the first. The address shows the number of the last page instead. */
export const PAGES_ADDED = 'added'

/** The parameters that a listing uses. Others, such as a campaign's name, must not change the page, because the server's page does not use them. */
export function pickListingQuery(search: Query): Query {
  const names = [...Object.values(FIELD_NAMES), PAGES_ADDED]
  return Object.fromEntries(names.filter((name) => search[name] !== undefined).map((name) => [name, search[name]]))
}
