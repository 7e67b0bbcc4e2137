import type { ShopFailure } from '../../shared/failures.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import { entryId, type FoundItem, findEntries, readFoundItems, SEARCHES_PER_SOURCE, type SearchEntry } from '../catalog/index.ts'
import type { StorefrontContext } from '../storefronts/index.ts'
import type { ContentParts } from './content-parts.ts'
import { readFoundPages } from './read-found-pages.ts'

type FoundGroup = { groupType: SearchEntry['groupType']; items: FoundItem[] }

/** The maximum number of results in the overlay. The order decides between groups that match equally well. */
const SIZES = { PRODUCT: 12, CATEGORY: 4, OCCASION: 4, HELPDESK: 5, BLOG_ARTICLE: 4 } as const satisfies Record<
  SearchEntry['groupType'],
  number
>

const MAX_LENGTH = 100

export async function searchShop(
  ctx: StorefrontContext,
  { limits }: ContentParts,
  inputText: string,
): Promise<Result<FoundGroup[], ShopFailure>> {
  const text = inputText.trim()
  if (text === '') return ok([])
  if (text.length > MAX_LENGTH) return fail({ name: 'SEARCH_TOO_LONG', parameter: 'inputText' })
  const allowed = await limits.consumeBySource(ctx, SEARCHES_PER_SOURCE)
  if (!allowed.ok) return allowed
  const entries = await findEntries(ctx, text, SIZES)
  const [items, pages] = await Promise.all([readFoundItems(ctx, entries), readFoundPages(ctx, entries)])
  return ok(toGroups(entries, new Map([...items, ...pages])))
}

/** Groups in the order of their best results. */
function toGroups(entries: readonly SearchEntry[], items: ReadonlyMap<string, FoundItem>): FoundGroup[] {
  const groups = (Object.keys(SIZES) as SearchEntry['groupType'][]).map((groupType) => {
    const own = entries.filter((entry) => entry.groupType === groupType)
    return { groupType, tier: own[0]?.tier ?? 0, items: own.flatMap((entry) => items.get(entryId(entry)) ?? []) }
  })
  return groups
    .filter((group) => group.items.length > 0)
    .sort((a, b) => a.tier - b.tier)
    .map(({ groupType, items }) => ({ groupType, items }))
}
