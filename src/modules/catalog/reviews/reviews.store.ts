import { sql } from 'kysely'
import type { Row } from '#platform/db/typed-sql.ts'
import type { LanguageCode, StorefrontContext } from '../../storefronts/index.ts'
import type { StarCount } from './rating.ts'
import type { Review } from './review.ts'

type QueryContext = Pick<StorefrontContext, 'db' | 'language'>
type Asked = { productIds: readonly number[]; today: string }

export async function listStarCounts(ctx: QueryContext, asked: Asked): Promise<Map<number, StarCount[]>> {
  const { rows } = await sql<Row<'reviews', 'product_id' | 'stars'> & { count: number }>`
    select r.product_id as "productId", r.stars, count(*)::int as count
    from ${reviewLanguage(ctx, asked)} s
    join reviews r on r.product_id = s.product_id and r.language = s.language
    where r.written_on <= ${asked.today}::date
    group by r.product_id, r.stars`.execute(ctx.db)
  return groupByProduct(rows)
}

type ReviewRow = Row<'reviews', 'product_id' | 'id' | 'author' | 'stars' | 'title' | 'written_on' | 'is_verified_buyer'> & {
  language: LanguageCode
  text: string
}

/** The newest reviews of each product first. Reviews with a later date are not shown yet. */
export async function listReviews(ctx: QueryContext, asked: Asked, limit: number): Promise<Map<number, Review[]>> {
  const { rows } = await sql<ReviewRow>`
    select s.product_id as "productId", r.*
    from ${reviewLanguage(ctx, asked)} s
    cross join lateral (
      select id, language, author, stars, title, body as text, written_on as "writtenOn", is_verified_buyer as "isVerifiedBuyer"
      from reviews
      where product_id = s.product_id and language = s.language and written_on <= ${asked.today}::date
      order by written_on desc, id desc limit ${limit}
    ) r`.execute(ctx.db)
  return groupByProduct(rows)
}

/** The language of the reviews shown for a product: the reader's own language if it has any, else English. */
function reviewLanguage({ language }: QueryContext, { productIds, today }: Asked) {
  return sql`(
    select product_id, case when bool_or(language = ${language}) then ${language}::text else 'en' end as language
    from reviews
    where product_id = any(${productIds}) and language in (${language}, 'en') and written_on <= ${today}::date
    group by product_id
  )`
}

function groupByProduct<T extends { productId: number }>(rows: readonly T[]): Map<number, Omit<T, 'productId'>[]> {
  const groups = new Map<number, Omit<T, 'productId'>[]>()
  for (const { productId, ...row } of rows) groups.set(productId, [...(groups.get(productId) ?? []), row])
  return groups
}
