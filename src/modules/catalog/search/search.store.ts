import { CompiledQuery, sql } from 'kysely'
import type { StorefrontContext } from '../../storefronts/index.ts'
import type { SearchEntry, SearchGroup, SearchQuery } from './search-entry.ts'

type QueryContext = Pick<StorefrontContext, 'db' | 'storefront' | 'language'>

/** The maximum number of results of each group. */
export type GroupSizes = Partial<Record<SearchGroup, number>>

/** A very common word matches half of the index, so this many of the most popular entries are searched first. */
const POPULAR = 400

const IS_OF_GROUP = `e.group_type = g.type and e.language in ($3, 'en')`
/** Sold or published on this storefront, and not the English original of a translated entry. */
const IS_HERE = `
  (e.language = $3 or not $3 = any(e.translated_to)) and (e.storefronts is null or $4 = any(e.storefronts))
  and (e.family is null or e.family = $5) and (e.visible_from is null or e.visible_from <= $6)`

/** The kinds of match, best first: the whole title, its beginning, words in it, words near it, words in the text. */
const MATCHES = [
  'e.title = $7',
  'e.title >= $7 and e.title < $8',
  'e.title_words @@ $9::tsquery',
  'e.related_words @@ $10::tsquery',
  'e.all_words @@ $11::tsquery',
]
const TIER = `case ${MATCHES.map((match, index) => `when ${match} then ${index + 1}`).join(' ')} end`
const LAST_FIRST = 'order by popularity desc, item_key desc, part desc'
const IN_ORDER = 'order by e.popularity, e.item_key, e.part'

/** The matches of a tier: first among the popular entries, then in the rest, by index. */
const TIERS = MATCHES.map((match, index) => {
  const tier = index + 1
  return `
    (select e.item_key, e.part, e.tier from found e where e.tier = ${tier} ${IN_ORDER})
    union all
    (select e.item_key, e.part, ${tier} from search_entries e
    where ${IS_OF_GROUP} and ${IS_HERE} and ${match} and ${TIER} = ${tier}
      and (select count(*) from popular) = ${POPULAR}
      and (e.popularity, e.item_key, e.part) > (select popularity, item_key, part from popular ${LAST_FIRST} limit 1)
    ${IN_ORDER} limit g.size)`
})

/** Reads in the order of the index. `offset 0` prevents PostgreSQL from changing this: it underestimates how many entries match, and would sort all of them. */
const BY_POPULARITY = `(select * from search_entries e where ${IS_OF_GROUP} ${IN_ORDER} offset 0) e`

/**
 * The best results of each group. PostgreSQL stops when a group is full, so a common word does not cost more than a rare one. The text is built once:
 * building it for every typed letter took as long as the query.
 */
const LIST_ENTRIES = `
  select g.type as "groupType", f.item_key as key, f.part, f.tier
  from unnest($1::text[], $2::int[]) g (type, size)
  cross join lateral (
    with popular as materialized (
      select e.popularity, e.item_key, e.part, ${TIER} as tier from ${BY_POPULARITY} where ${IS_HERE} ${IN_ORDER} limit ${POPULAR}
    ), found as materialized (
      select * from popular e where e.tier is not null order by e.tier, e.popularity, e.item_key, e.part limit g.size
    )
    ${TIERS.join(' union all ')}
    limit g.size
  ) f`

export async function listEntries(
  ctx: QueryContext,
  query: SearchQuery,
  { sizes, today }: { sizes: GroupSizes; today: string },
): Promise<SearchEntry[]> {
  const { phrase, title, near, body } = query
  const { language, storefront } = ctx
  const here = [language, storefront.code, storefront.family, today]
  const words = [phrase, `${phrase}\u{10ffff}`, title, near, body]
  const asked = [Object.keys(sizes), Object.values(sizes), ...here, ...words]
  const { rows } = await ctx.db.executeQuery(CompiledQuery.raw(LIST_ENTRIES, asked) as CompiledQuery<SearchEntry>)
  return rows
}

/** Indexed words that are one typing error away from each typed word. */
export async function listWordsOneErrorAway({ db }: QueryContext, typed: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ typed: string; words: string[] }>`
    select t.typed, array(select w.word from search_words w where w.deletions && word_deletions(t.typed) order by w.word limit 60) as words
    from unnest(${typed}::text[]) t (typed)`.execute(db)
  return toMap(rows)
}

/** Indexed words that look like each typed word: with more typing errors, or unfinished. */
export async function listSimilarWords({ db }: QueryContext, typed: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ typed: string; words: string[] }>`
    select t.typed, array(
      select w.word from search_words w where w.word % t.typed or w.word %> t.typed
      order by similarity(w.word, t.typed) desc, w.word limit 60) as words
    from unnest(${typed}::text[]) t (typed)`.execute(db)
  return toMap(rows)
}

/** Two names with a lower similarity have nothing special in common. */
const MIN_LIKENESS = 0.3
const MAX_SIMILAR = 12

/** The popular products of this storefront whose names are most similar to a text, nearest first. The order of the parameters fits `IS_HERE`. */
const LIST_NAMES_LIKE = `
  select e.item_key as key
  from (
    select * from (select * from search_entries e where e.group_type = 'PRODUCT' and e.language in ($3, 'en') ${IN_ORDER} offset 0) e
    where ${IS_HERE} ${IN_ORDER} limit ${POPULAR}
  ) e
  cross join lateral (select word_similarity($1, e.title) as likeness) l
  where l.likeness >= ${MIN_LIKENESS}
  order by l.likeness desc, e.popularity, e.item_key
  limit $2`

/** Ids of products. */
export async function listNamesLike(ctx: QueryContext, { phrase, today }: { phrase: string; today: string }): Promise<number[]> {
  const { language, storefront } = ctx
  const asked = [phrase, MAX_SIMILAR, language, storefront.code, storefront.family, today]
  const { rows } = await ctx.db.executeQuery(CompiledQuery.raw(LIST_NAMES_LIKE, asked) as CompiledQuery<{ key: string }>)
  return [...new Set(rows.map(({ key }) => Number(key)))]
}

function toMap(rows: readonly { typed: string; words: string[] }[]): Map<string, string[]> {
  return new Map(rows.map(({ typed, words }) => [typed, words]))
}
