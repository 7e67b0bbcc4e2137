import type { StorefrontContext } from '../../storefronts/index.ts'
import { findEntries } from './find-entries.ts'

/** A listing of what was searched for is never longer. */
const MOST_FOUND = 500

/** The products that a shopper's words find, best first; undefined when there are no words. */
export async function findProductIds(
  ctx: StorefrontContext,
  inputText: string | null | undefined,
): Promise<number[] | undefined> {
  if (!inputText?.trim()) return undefined
  const entries = await findEntries(ctx, inputText, { PRODUCT: MOST_FOUND })
  return entries.map(({ key }) => Number(key))
}
