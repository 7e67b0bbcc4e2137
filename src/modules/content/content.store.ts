import { type Selection, sql } from 'kysely'
import type { DB } from '../../generated/db.ts'
import { anyOf, literal } from '../../platform/db/typed-sql.ts'
import type { StorefrontContext } from '../storefronts/index.ts'
import type { Article, ArticleList, Page } from './page.ts'

type QueryContext = Pick<StorefrontContext, 'db' | 'storefront' | 'language'>

const HEAD = [
  'id',
  'key',
  'language',
  'path',
  'page_type as pageType',
  'title',
  'meta_title as metaTitle',
  'meta_description as metaDescription',
  'meta_keywords as metaKeywords',
  'noindex',
  'nofollow',
  'published_on as publishedOn',
  'author',
  'topic',
  'scene',
  'summary',
] as const

/** A page of the family before a page for all families, the language's own before the English one. */
const BEST_FIRST = sql`language = 'en', family nulls last`

/** Finds a page by its path in the language, or by the path of the English page that it translates. */
export async function findPageByPath(ctx: QueryContext, path: string, canonical: string): Promise<Page | undefined> {
  const row = await selectInLanguage(ctx)
    .select([...HEAD, 'blocks'])
    .where((eb) =>
      eb.or([
        eb.and([eb('language', '=', ctx.language), eb('path', '=', path)]),
        eb('key', 'in', selectOfFamily(ctx).select('key').where('language', '=', 'en').where('path', 'in', [path, canonical])),
      ]),
    )
    .orderBy(BEST_FIRST)
    .limit(1)
    .executeTakeFirst()
  return row && toPage(row)
}

export async function findPageByKey(ctx: QueryContext, key: string): Promise<Page | undefined> {
  const pages = selectInLanguage(ctx)
    .select([...HEAD, 'blocks'])
    .where('key', '=', key)
  const row = await pages.orderBy(BEST_FIRST).limit(1).executeTakeFirst()
  return row && toPage(row)
}

export async function listPagesByKey(ctx: QueryContext, keys: readonly string[]): Promise<Page[]> {
  const rows = await selectInLanguage(ctx)
    .distinctOn('key')
    .select(HEAD)
    .select(sql<Page['blocks']>`case when page_type = 'BLOG_ARTICLE' then '[]' else blocks end`.as('blocks'))
    .where('key', '=', anyOf(keys))
    .orderBy('key')
    .orderBy(BEST_FIRST)
    .execute()
  return rows.map(toPage)
}

/** Newest first, without their blocks. Articles with a later date are left out. */
export async function listArticles(ctx: QueryContext, { topic, limit, offset }: ArticleList, today: string): Promise<Page[]> {
  const rows = await selectArticles(ctx, topic, today)
    .select(HEAD)
    .orderBy('published_on', 'desc')
    .orderBy('key')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map((row) => toPage({ ...row, blocks: [] }))
}

export async function countArticles(ctx: QueryContext, topic: string | undefined, today: string): Promise<number> {
  const articles = selectArticles(ctx, topic, today).select((eb) => eb.fn.countAll<bigint>().as('count'))
  return Number((await articles.executeTakeFirstOrThrow()).count)
}

/** The topic with the most articles first. */
export async function listTopics(ctx: QueryContext, today: string): Promise<string[]> {
  const rows = await selectArticles(ctx, undefined, today)
    .select('topic')
    .groupBy('topic')
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .orderBy('topic')
    .$narrowType<{ topic: string }>()
    .execute()
  return rows.map(({ topic }) => topic)
}

/** Suggestions after an article: other articles, those of its topic first, then the newest. */
export async function listRelated(
  ctx: QueryContext,
  { key, topic }: { key: string; topic: string },
  today: string,
): Promise<Page[]> {
  const rows = await selectArticles(ctx, undefined, today)
    .select(HEAD)
    .where('key', '<>', key)
    .orderBy((eb) => eb('topic', '=', topic), 'desc')
    .orderBy('published_on', 'desc')
    .orderBy('key')
    .limit(RELATED_ARTICLES)
    .execute()
  return rows.map((row) => toPage({ ...row, blocks: [] }))
}

/** One row of three. */
const RELATED_ARTICLES = 3

/** Each article once. A blog is in one language: the shop's language if it has any articles, else English. */
function selectArticles(ctx: QueryContext, topic: string | undefined, today: string) {
  const published = selectInLanguage(ctx).where('page_type', '=', literal('BLOG_ARTICLE')).where('published_on', '<=', today)
  const articles = ctx.db.selectFrom(
    published
      .distinctOn('key')
      .selectAll()
      .where(
        'language',
        '=',
        sql<string>`case
        when exists (
          select from pages where page_type = 'BLOG_ARTICLE' and language = ${ctx.language} and published_on <= ${today}::date
        ) then ${ctx.language}::text
        else 'en' end`,
      )
      .orderBy('key')
      .orderBy(BEST_FIRST)
      .as('articles'),
  )
  return topic === undefined ? articles : articles.where('topic', '=', topic)
}

function selectInLanguage(ctx: QueryContext) {
  return selectOfFamily(ctx).where('language', 'in', [ctx.language, 'en'])
}

function selectOfFamily({ db, storefront }: QueryContext) {
  return db.selectFrom('pages').where((eb) => eb.or([eb('family', 'is', null), eb('family', '=', storefront.family)]))
}

type PageRow = Selection<DB, 'pages', (typeof HEAD)[number]> & { blocks: unknown }

function toPage({ publishedOn, author, topic, scene, summary, ...row }: PageRow): Page {
  const article = publishedOn === null ? null : ({ publishedOn, author, topic, scene, summary } as Article)
  return { ...row, article } as Page
}
