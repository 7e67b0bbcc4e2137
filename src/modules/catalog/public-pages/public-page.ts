import type { AlternatePath } from '#shared/hreflang.ts'

/** A page that search engines may list, with the storefronts that have it. */
export type PublicPage = {
  /** The canonical path, by language where it is translated; `words` holds the values of `$words`. */
  path: AlternatePath
  words?: Readonly<Record<string, string>>
  /** The codes of the storefronts that have the page; all storefronts when left out. */
  on?: readonly string[]
  /** The day of the last change by an operator, if it is known. */
  changedOn?: string
}
