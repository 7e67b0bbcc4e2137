import { Refusal } from '#platform/graphql/refusal.ts'
import { type StorefrontContext, shopDay } from '../../storefronts/index.ts'
import type { CatalogParts } from '../catalog-parts.ts'
import { findEntries } from './find-entries.ts'
import { listNamesLike } from './search.store.ts'
import { SEARCHES_PER_SOURCE } from './search-limit.ts'
import { toSearchText } from './search-words.ts'

/** A listing of what was searched for is never longer. */
const MOST_FOUND = 500

type Typed = {
  /** Looked for. */
  inputText: string | null | undefined
  /** Compared with names, because it found nothing. */
  nearText: string | null | undefined
}

/**
 * The products that a shopper's words find, or whose names look like them, best first; undefined when there are no words. Throws a refusal when the source searches too often; a page
 * that is rendered for it counts like any other search, one from the cache does not.
 */
export async function findProductIds(
  ctx: StorefrontContext,
  { limits }: CatalogParts,
  { inputText, nearText }: Typed,
): Promise<number[] | undefined> {
  if (!inputText?.trim() && !nearText?.trim()) return undefined
  const allowed = await limits.consumeBySource(ctx, SEARCHES_PER_SOURCE)
  if (!allowed.ok) throw new Refusal(allowed.failure)
  if (inputText?.trim()) {
    const entries = await findEntries(ctx, inputText, { PRODUCT: MOST_FOUND })
    return entries.map(({ key }) => Number(key))
  }
  const text = toSearchText(nearText ?? '')
  return text ? listNamesLike(ctx, { whole: text.whole, today: shopDay(ctx) }) : []
}
