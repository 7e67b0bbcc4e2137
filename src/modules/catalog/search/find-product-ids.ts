import { Refusal } from '#platform/graphql/refusal.ts'
import type { SourceBucket } from '#platform/rate-limits/source-counters.ts'
import { type StorefrontContext, shopDay } from '../../storefronts/index.ts'
import type { CatalogParts } from '../catalog-parts.ts'
import { findEntries } from './find-entries.ts'
import { listNamesLike } from './search.store.ts'
import { toSearchText } from './search-words.ts'

/** Three searches per second for a minute, all kinds together: faster than anybody types. */
export const SEARCHES_PER_SOURCE: SourceBucket = { name: 'search', points: 180, seconds: 60 }

/** The maximum length of a listing of search results. */
const MAX_FOUND = 500

type Typed = {
  /** The search text. */
  inputText: string | null | undefined
  /** A text that found nothing, compared with product names. */
  nearText: string | null | undefined
}

/**
 * The products that match the search text or whose names look like `nearText`, best first; undefined without a text. Throws a refusal when the source
 * searches too often. A page rendered on the server counts like any other search; a cached page does not.
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
    const entries = await findEntries(ctx, inputText, { PRODUCT: MAX_FOUND })
    return entries.map(({ key }) => Number(key))
  }
  const text = toSearchText(nearText ?? '')
  return text ? listNamesLike(ctx, { phrase: text.phrase, today: shopDay(ctx) }) : []
}
