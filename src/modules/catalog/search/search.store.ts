import { type RawBuilder, sql } from 'kysely'
import type { StorefrontContext } from '../../storefronts/index.ts'
import type { SearchEntry, SearchGroup, SearchQuery } from './search-entry.ts'

type Asking = Pick<StorefrontContext, 'db' | 'storefront' | 'language'>

/** How many of each group are wanted. */
export type GroupSizes = Partial<Record<SearchGroup, number>>

/** A word so common that the index would answer with half the shop is found often enough among this many of the most popular things. */
const POPULAR = 400

/**
 * The best of each group. The ways to match exclude each other and stand in order of worth: the title itself, its beginning, words of it, words
 * near it, words of the text. Each looks among the popular first and then, by index, among the others. PostgreSQL stops as soon as a group is
 * full, so a common word never costs more than a rare one.
 */
export async function listEntries(ctx: Asking, query: SearchQuery, sizes: GroupSizes, today: string): Promise<SearchEntry[]> {
  const isHere = sql`
    e.group_type = g.type and e.language in (${ctx.language}, 'en') and (e.language = ${ctx.language} or not ${ctx.language} = any(e.translated_to))
    and (e.storefronts is null or ${ctx.storefront.code} = any(e.storefronts))
    and (e.family is null or e.family = ${ctx.storefront.family}) and (e.visible_from is null or e.visible_from <= ${today}::date)`
  const [is, ...others] = listMatches(query)
  const { rows } = await sql<SearchEntry>`
    select g.type as "groupType", f.key, f.part, f.tier
    from unnest(${Object.keys(sizes)}::text[], ${Object.values(sizes)}::int[]) g (type, size)
    cross join lateral (
      with popular as materialized (
        select e.popularity, e.item_key, e.part, e.title, e.title_words, e.near_words, e.all_words from search_entries e where ${isHere} order by e.popularity, e.item_key, e.part limit ${POPULAR}
      ), last as materialized (
        select popularity, item_key, part from popular order by popularity desc, item_key desc, part desc limit 1
      )
      ${sql.join(
        [
          pick(1, sql`search_entries e where ${isHere} and ${is}`),
          ...others.flatMap((matches, index) => [
            pick(index + 2, sql`popular e where ${matches}`),
            pick(index + 2, sql`search_entries e where ${isHere} and ${matches} and ${IS_BEHIND}`),
          ]),
        ],
        sql` union all `,
      )}
      limit g.size
    ) f`.execute(ctx.db)
  return rows
}

/** The ways to match, best first; each leaves out what the ones before it find. */
function listMatches({ whole, title, near, body }: SearchQuery): RawBuilder<unknown>[] {
  const is = sql`e.title = ${whole}`
  const begins = sql`(e.title >= ${whole} and e.title < ${`${whole}\u{10ffff}`})`
  const isTitled = sql`e.title_words @@ ${title}::tsquery`
  const isNear = sql`e.near_words @@ ${near}::tsquery`
  const tells = sql`e.all_words @@ ${body}::tsquery`
  return [
    is,
    sql`${begins} and not ${is}`,
    sql`${isTitled} and not ${begins}`,
    sql`${isNear} and not ${isTitled} and not ${begins}`,
    sql`${tells} and not ${isNear} and not ${isTitled} and not ${begins}`,
  ]
}

/** Asked only where there is something behind the popular ones. */
const IS_BEHIND = sql`
  (select count(*) from popular) = ${sql.lit(POPULAR)}
  and (e.popularity, e.item_key, e.part) > (select popularity, item_key, part from last)`

function pick(tier: number, source: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    select e.item_key as key, e.part, ${sql.lit(tier)} as tier from ${source} order by e.popularity, e.item_key, e.part limit g.size)`
}

/** Of the words there are to find, those one slip away from each typed one. */
export async function listWordsOneSlipAway({ db }: Asking, typed: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ typed: string; words: string[] }>`
    select t.typed, array(select w.word from search_words w where w.slips && word_slips(t.typed) order by w.word limit 60) as words
    from unnest(${typed}::text[]) t (typed)`.execute(db)
  return toMap(rows)
}

/** Those that look like it: further away, or only begun. */
export async function listSimilarWords({ db }: Asking, typed: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ typed: string; words: string[] }>`
    select t.typed, array(
      select w.word from search_words w where w.word % t.typed or w.word %> t.typed
      order by similarity(w.word, t.typed) desc, w.word limit 60) as words
    from unnest(${typed}::text[]) t (typed)`.execute(db)
  return toMap(rows)
}

function toMap(rows: readonly { typed: string; words: string[] }[]): Map<string, string[]> {
  return new Map(rows.map(({ typed, words }) => [typed, words]))
}
