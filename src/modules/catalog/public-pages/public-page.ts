import type { AlternatePath } from '#shared/hreflang.ts'

/** A page that anyone may find, on every storefront that has it. */
export type PublicPage = {
  /** In canonical words, by language where they are translated; `$words` stand for what `words` holds. */
  path: AlternatePath
  words?: Readonly<Record<string, string>>
  /** The codes of the storefronts that have it; all of them when left out. */
  on?: readonly string[]
  /** The day an operator last changed it, where known. */
  changedOn?: string
}
