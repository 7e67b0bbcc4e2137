import { type RawBuilder, sql } from 'kysely'
import type { Row } from '../../platform/db/typed-sql.ts'
import type { StorefrontContext } from '../storefronts/index.ts'
import type { KindFilter, ProductFilter } from './product-filter.ts'
import { matches } from './products.store.ts'

type QueryContext = Pick<StorefrontContext, 'db' | 'storefront' | 'language'>

/** How many products match. */
export async function countProducts(ctx: QueryContext, filter: ProductFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select ${isCountedBeforehand(filter) ? sumUp(ctx, filter) : count(ctx, filter)} as count`.execute(ctx.db)
  return rows[0]?.count ?? 0
}

/** How many products each storefront has, in one category if it is given. */
export async function countByStorefront({ db }: Pick<QueryContext, 'db'>, category?: string): Promise<Map<string, number>> {
  const inCategory =
    category === undefined ? sql`` : sql`join facet_combinations c on c.id = t.combination_id and ${category} = any(c.categories)`
  const { rows } = await sql<Row<'product_counts', 'storefront'> & { count: number }>`
    select t.storefront, sum(t.products)::int as count from product_counts t ${inCategory}
    where t.occasion_key is null group by t.storefront`.execute(db)
  return new Map(rows.map(({ storefront, count }) => [storefront, count]))
}

/**
 * True when stored counts can answer. Search results and promotions hold few products, so they are counted directly; other lists can hold tens of
 * thousands, so their counts are stored.
 */
function isCountedBeforehand({ found, promotions, occasions, price, redeemable }: ProductFilter): boolean {
  return !found && !price && !redeemable && promotions.length === 0 && occasions.length <= 1
}

function count(ctx: QueryContext, filter: ProductFilter): RawBuilder<unknown> {
  return sql`(select count(*)::int from storefront_products sp where ${matches(ctx, filter)})`
}

/** Adds up the counts of `product_counts`, which triggers keep up to date. */
function sumUp(ctx: QueryContext, filter: ProductFilter): RawBuilder<unknown> {
  // Joined only when a condition needs it; without conditions only the sums are read.
  const combinations = filter.kinds.length + filter.categories.length > 0 ? JOIN_COMBINATIONS : sql``
  return sql`(select coalesce(sum(t.products), 0)::int from product_counts t ${combinations} where ${countConditions(ctx, filter)})`
}

const JOIN_COMBINATIONS = sql`join facet_combinations c on c.id = t.combination_id`

function countConditions(ctx: QueryContext, { kinds, categories, occasions: [occasion] }: ProductFilter): RawBuilder<unknown> {
  const conditions = [
    sql`t.storefront = ${ctx.storefront.code}`,
    occasion === undefined ? sql`t.occasion_key is null` : sql`t.occasion_key = ${occasion}`,
    ...kinds.map((kind) => isOfKind(ctx, kind)),
    ...categories.map((keys) => sql`c.categories && ${keys}`),
  ]
  return sql.join(conditions, sql` and `)
}

function isOfKind({ storefront }: QueryContext, { types, offers }: KindFilter): RawBuilder<unknown> {
  const here = offers.map((offer) => `${offer} ${storefront.currency}`)
  return sql`(c.product_type = any(${types}) or c.offers && ${here})`
}

/** How many of the matching products are in each category. */
export async function countByCategory(ctx: QueryContext, filter: ProductFilter): Promise<Map<string, number>> {
  const { rows } = await sql<{ term: string; count: number }>`
    select term, sum(f.products)::int as count from ${facetsOf(ctx, filter)} f cross join unnest(f.categories) term
    group by term order by term`.execute(ctx.db)
  return new Map(rows.map(({ term, count }) => [term, count]))
}

/** How many of the matching products are of each kind. */
export async function countByKind(ctx: QueryContext, filter: ProductFilter, kinds: readonly KindFilter[]): Promise<number[]> {
  const sums = kinds.map((kind) => sql`coalesce(sum(c.products) filter (where ${isOfKind(ctx, kind)}), 0)::int`)
  const { rows } = await sql<{ counts: number[] }>`
    select array[${sql.join(sums)}] as counts from ${facetsOf(ctx, filter)} c`.execute(ctx.db)
  return rows[0]?.counts ?? []
}

/** The matching products grouped by the properties that filters use, with the number of products in each group. */
function facetsOf(ctx: QueryContext, filter: ProductFilter): RawBuilder<unknown> {
  if (isCountedBeforehand(filter))
    return sql`(
      select c.product_type, c.offers, c.categories, t.products
      from product_counts t ${JOIN_COMBINATIONS} where ${countConditions(ctx, filter)})`
  return sql`(
    select c.product_type, c.offers, c.categories, 1 as products
    from storefront_products sp join counted_products p on p.product_id = sp.product_id join facet_combinations c on c.id = p.combination_id
    where ${matches(ctx, filter)})`
}
