export type SearchGroup = 'PRODUCT' | 'CATEGORY' | 'OCCASION' | 'BLOG_ARTICLE' | 'HELPDESK'

/** One thing found. The lower the tier, the better it matches. */
export type SearchEntry = {
  groupType: SearchGroup
  /** Product id, key of a category, occasion or page. */
  key: string
  /** Which question of a page, from 1; else 0. */
  part: number
  tier: number
}

/** Names an entry among all of them. */
export function entryId({ groupType, key, part }: Pick<SearchEntry, 'groupType' | 'key' | 'part'>): string {
  return `${groupType} ${key} ${part}`
}

/** What to look for: the whole text at the start of a title, and full-text queries for the title, what is near it, and the whole text. */
export type SearchQuery = { whole: string; title: string; near: string; body: string }
