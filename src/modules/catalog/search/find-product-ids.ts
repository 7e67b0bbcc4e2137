import { Refusal } from '../../../platform/graphql/refusal.ts'
import type { StorefrontContext } from '../../storefronts/index.ts'
import type { CatalogParts } from '../catalog-parts.ts'
import { findEntries } from './find-entries.ts'
import { SEARCHES_PER_SOURCE } from './search-limit.ts'

/** A listing of what was searched for is never longer. */
const MOST_FOUND = 500

/**
 * The products that a shopper's words find, best first; undefined when there are no words. Throws a refusal when the source searches too often; a page
 * that is rendered for it counts like any other search, one from the cache does not.
 */
export async function findProductIds(
  ctx: StorefrontContext,
  { limits }: CatalogParts,
  inputText: string | null | undefined,
): Promise<number[] | undefined> {
  if (!inputText?.trim()) return undefined
  const allowed = await limits.consumeBySource(ctx, SEARCHES_PER_SOURCE)
  if (!allowed.ok) throw new Refusal(allowed.failure)
  const entries = await findEntries(ctx, inputText, { PRODUCT: MOST_FOUND })
  return entries.map(({ key }) => Number(key))
}
