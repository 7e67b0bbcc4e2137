import { type StorefrontContext, shopDay } from '../../storefronts/index.ts'
import { type GroupSizes, listEntries, listSimilarWords, listWordsOneErrorAway } from './search.store.ts'
import { entryId, type SearchEntry } from './search-entry.ts'
import { toSearchQuery } from './search-query.ts'
import { listForms, type SearchText, toSearchText } from './search-words.ts'
import { findLikelyWords } from './typing-errors.ts'

/** Tiers up to this one are matches in a title. With such a match, the search text is not treated as mistyped. */
const LAST_TITLE_TIER = 4
/** Ranked after everything that was found as typed. */
const CORRECTED = 5
const ONE_WORD_ONLY = 10

/** Searches for the shopper's words, best results first: as typed; if that finds little, with typing errors corrected; if that finds nothing, with any one of the words. */
export async function findEntries(ctx: StorefrontContext, input: string, sizes: GroupSizes): Promise<SearchEntry[]> {
  const text = toSearchText(input)
  if (!text) return []
  const today = shopDay(ctx)
  const list = (query: ReturnType<typeof toSearchQuery>) => listEntries(ctx, query, { sizes, today })
  const forms = text.words.map(listForms)
  const typed = await list(toSearchQuery(text.phrase, forms))
  if (typed.some(({ tier }) => tier <= LAST_TITLE_TIER)) return best(typed)
  const meant = await findLikelyQuery(ctx, text)
  const corrected = meant ? await list(meant) : []
  const found = [...typed, ...lowerTier(corrected, CORRECTED)]
  if (found.length > 0 || text.words.length === 1) return best(found)
  return best(lowerTier(await list(toSearchQuery(text.phrase, forms, { any: true })), ONE_WORD_ONLY))
}

/** The query with every word replaced by the words that were most likely meant; undefined when nothing looks mistyped. */
async function findLikelyQuery(ctx: StorefrontContext, { words }: SearchText) {
  const near = await listWordsOneErrorAway(ctx, words)
  const unclear = words.filter((word) => findLikelyWords(word, near.get(word) ?? []).length === 0)
  const far = unclear.length > 0 ? await listSimilarWords(ctx, unclear) : new Map<string, string[]>()
  const meant = words.map((word) => findLikelyWords(word, far.get(word) ?? near.get(word) ?? []))
  if (meant.every((alternatives, index) => alternatives.length === 0 || alternatives[0] === words[index])) return undefined
  const alternatives = meant.map((known, index) => (known.length > 0 ? known : listForms(words[index] as string)))
  return toSearchQuery(alternatives.map(([first]) => first).join(' '), alternatives)
}

function lowerTier(entries: readonly SearchEntry[], by: number): SearchEntry[] {
  return entries.map((entry) => ({ ...entry, tier: entry.tier + by }))
}

/** Keeps each entry once, where it matched best. Within a tier it keeps the order of the store, most popular first. */
function best(entries: readonly SearchEntry[]): SearchEntry[] {
  const sorted = entries.toSorted((a, b) => a.tier - b.tier)
  const seen = new Set<string>()
  return sorted.filter((entry) => {
    const id = entryId(entry)
    return !seen.has(id) && seen.add(id)
  })
}
