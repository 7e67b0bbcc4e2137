export type SearchGroup = 'PRODUCT' | 'CATEGORY' | 'OCCASION' | 'BLOG_ARTICLE' | 'HELPDESK'

/** One search result. A lower tier is a better match. */
export type SearchEntry = {
  groupType: SearchGroup
  /** The product's id, or the key of a category, an occasion or a page. */
  key: string
  /** The number of the question on a page, starting at 1; otherwise 0. */
  part: number
  tier: number
}

/** A unique id of an entry. */
export function entryId({ groupType, key, part }: Pick<SearchEntry, 'groupType' | 'key' | 'part'>): string {
  return `${groupType} ${key} ${part}`
}

/** The search terms: the whole text at the start of a title, and full-text queries for the title, the text near it and the whole text. */
export type SearchQuery = { phrase: string; title: string; near: string; body: string }
