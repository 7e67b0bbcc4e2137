import { sql } from 'kysely'
import type { StorefrontContext } from '../storefronts/index.ts'
import type { ArticleList, Page } from './page.ts'

type Asking = Pick<StorefrontContext, 'db' | 'storefront' | 'language'>

type PageRow = Omit<Page, 'article'> & {
  publishedOn: string | null
  author: string
  topic: string
  scene: string
  summary: string
}

const HEAD = sql`
  id, key, language, path, page_type as "pageType", title, meta_title as "metaTitle", meta_description as "metaDescription",
  meta_keywords as "metaKeywords", noindex, nofollow, published_on as "publishedOn", author, topic, scene, summary`

/** The family's own page before everybody's, the language's own before English. */
const BEST_FIRST = sql`language = 'en', family nulls last`

/** By a path in the language's words, or by the path of the English page it translates. */
export async function findPageByPath(ctx: Asking, path: string, canonical: string): Promise<Page | undefined> {
  const { rows } = await sql<PageRow>`
    select ${HEAD}, blocks from pages
    where ${isSpoken(ctx)} and (
      (language = ${ctx.language} and path = ${path})
      or key in (
        select key from pages
        where language = 'en' and path in (${path}, ${canonical}) and (family is null or family = ${ctx.storefront.family}))
    )
    order by ${BEST_FIRST} limit 1`.execute(ctx.db)
  return rows.map(toPage)[0]
}

export async function findPageByKey(ctx: Asking, key: string): Promise<Page | undefined> {
  const { rows } = await sql<PageRow>`
    select ${HEAD}, blocks from pages where key = ${key} and ${isSpoken(ctx)}
    order by ${BEST_FIRST} limit 1`.execute(ctx.db)
  return rows.map(toPage)[0]
}

export async function listPagesByKey(ctx: Asking, keys: readonly string[]): Promise<Page[]> {
  const { rows } = await sql<PageRow>`
    select distinct on (key) ${HEAD}, case when page_type = 'BLOG_ARTICLE' then '[]' else blocks end as blocks
    from pages where key = any(${keys}) and ${isSpoken(ctx)} order by key, ${BEST_FIRST}`.execute(ctx.db)
  return rows.map(toPage)
}

/** Newest first, without their blocks. Those of tomorrow wait. */
export async function listArticles(ctx: Asking, { topic, limit, offset }: ArticleList, today: string): Promise<Page[]> {
  const { rows } = await sql<PageRow>`
    select ${HEAD}, '[]'::jsonb as blocks ${fromArticles(ctx, topic, today)}
    order by published_on desc, key limit ${limit} offset ${offset}`.execute(ctx.db)
  return rows.map(toPage)
}

export async function countArticles(ctx: Asking, topic: string | undefined, today: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count ${fromArticles(ctx, topic, today)}`.execute(ctx.db)
  return rows[0]?.count ?? 0
}

/** The topic with most articles first. */
export async function listTopics(ctx: Asking, today: string): Promise<string[]> {
  const { rows } = await sql<{ topic: string }>`
    select topic ${fromArticles(ctx, undefined, today)} group by topic order by count(*) desc, topic`.execute(ctx.db)
  return rows.map(({ topic }) => topic)
}

/** What to read after an article: the newest others, those of its topic first. */
export async function listRelated(ctx: Asking, { key, topic }: { key: string; topic: string }, today: string): Promise<Page[]> {
  const { rows } = await sql<PageRow>`
    select ${HEAD}, '[]'::jsonb as blocks ${fromArticles(ctx, undefined, today)} and key <> ${key}
    order by topic = ${topic} desc, published_on desc, key limit ${RELATED_ARTICLES}`.execute(ctx.db)
  return rows.map(toPage)
}

/** A row of three. */
const RELATED_ARTICLES = 3

/** Each article once. A blog speaks one language: that of the shop if it has any articles of its own, else English. */
function fromArticles(ctx: Asking, topic: string | undefined, today: string) {
  return sql`
    from (
      select distinct on (key) * from pages
      where page_type = 'BLOG_ARTICLE' and ${isSpoken(ctx)} and published_on <= ${today}::date
        and language = case
          when exists (
            select from pages where page_type = 'BLOG_ARTICLE' and language = ${ctx.language} and published_on <= ${today}::date
          ) then ${ctx.language}::text
          else 'en' end
      order by key, ${BEST_FIRST}
    ) articles
    where (${topic ?? null}::text is null or topic = ${topic ?? null})`
}

function isSpoken({ language, storefront }: Asking) {
  return sql`language in (${language}, 'en') and (family is null or family = ${storefront.family})`
}

function toPage({ publishedOn, author, topic, scene, summary, ...page }: PageRow): Page {
  return { ...page, article: publishedOn === null ? null : { publishedOn, author, topic, scene, summary } }
}
