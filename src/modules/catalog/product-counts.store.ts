import { type RawBuilder, sql } from 'kysely'
import type { Row } from '../../platform/db/typed-sql.ts'
import type { StorefrontContext } from '../storefronts/index.ts'
import type { KindFilter, ProductFilter } from './product-filter.ts'
import { matches } from './products.store.ts'

type Asking = Pick<StorefrontContext, 'db' | 'storefront' | 'language'>

/** How many products match. */
export async function countProducts(ctx: Asking, filter: ProductFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select ${isTallied(filter) ? sumUp(ctx, filter) : count(ctx, filter)} as count`.execute(ctx.db)
  return rows[0]?.count ?? 0
}

/** How many products each storefront has, in one category if it is given. */
export async function countByStorefront({ db }: Pick<Asking, 'db'>, category?: string): Promise<Map<string, number>> {
  const inCategory =
    category === undefined ? sql`` : sql`join product_sorts s on s.id = t.sort_id and ${category} = any(s.categories)`
  const { rows } = await sql<Row<'product_tallies', 'storefront'> & { count: number }>`
    select t.storefront, sum(t.products)::int as count from product_tallies t ${inCategory}
    where t.occasion_key is null group by t.storefront`.execute(db)
  return new Map(rows.map(({ storefront, count }) => [storefront, count]))
}

/**
 * True when stored counts can answer. Search results and promotions hold few products, so they are counted directly; other lists can hold tens of
 * thousands, so their counts are stored.
 */
function isTallied({ found, promotions, occasions, price, redeemable }: ProductFilter): boolean {
  return !found && !price && !redeemable && promotions.length === 0 && occasions.length <= 1
}

function count(ctx: Asking, filter: ProductFilter): RawBuilder<unknown> {
  return sql`(select count(*)::int from storefront_products sp where ${matches(ctx, filter)})`
}

/** Adds up the counts of `product_tallies`, which triggers keep up to date. */
function sumUp(ctx: Asking, filter: ProductFilter): RawBuilder<unknown> {
  // Joined only when a condition needs it; without conditions only the sums are read.
  const sorts = filter.kinds.length + filter.categories.length > 0 ? JOIN_SORTS : sql``
  return sql`(select coalesce(sum(t.products), 0)::int from product_tallies t ${sorts} where ${talliesOf(ctx, filter)})`
}

const JOIN_SORTS = sql`join product_sorts s on s.id = t.sort_id`

function talliesOf(ctx: Asking, { kinds, categories, occasions: [occasion] }: ProductFilter): RawBuilder<unknown> {
  const conditions = [
    sql`t.storefront = ${ctx.storefront.code}`,
    occasion === undefined ? sql`t.occasion_key is null` : sql`t.occasion_key = ${occasion}`,
    ...kinds.map((kind) => isOfKind(ctx, kind)),
    ...categories.map((keys) => sql`s.categories && ${keys}`),
  ]
  return sql.join(conditions, sql` and `)
}

function isOfKind({ storefront }: Asking, { types, offers }: KindFilter): RawBuilder<unknown> {
  const here = offers.map((offer) => `${offer} ${storefront.currency}`)
  return sql`(s.product_type = any(${types}) or s.offers && ${here})`
}

/** How many of the matching products are in each category. */
export async function countByCategory(ctx: Asking, filter: ProductFilter): Promise<Map<string, number>> {
  const { rows } = await sql<{ term: string; count: number }>`
    select term, sum(f.products)::int as count from ${featuresOf(ctx, filter)} f cross join unnest(f.categories) term
    group by term order by term`.execute(ctx.db)
  return new Map(rows.map(({ term, count }) => [term, count]))
}

/** How many of the matching products are of each kind. */
export async function countByKind(ctx: Asking, filter: ProductFilter, kinds: readonly KindFilter[]): Promise<number[]> {
  const sums = kinds.map((kind) => sql`coalesce(sum(s.products) filter (where ${isOfKind(ctx, kind)}), 0)::int`)
  const { rows } = await sql<{ counts: number[] }>`
    select array[${sql.join(sums)}] as counts from ${featuresOf(ctx, filter)} s`.execute(ctx.db)
  return rows[0]?.counts ?? []
}

/** The matching products grouped by the properties that filters use, with the number of products in each group. */
function featuresOf(ctx: Asking, filter: ProductFilter): RawBuilder<unknown> {
  if (isTallied(filter))
    return sql`(
      select s.product_type, s.offers, s.categories, t.products
      from product_tallies t ${JOIN_SORTS} where ${talliesOf(ctx, filter)})`
  return sql`(
    select s.product_type, s.offers, s.categories, 1 as products
    from storefront_products sp join tallied_products p on p.product_id = sp.product_id join product_sorts s on s.id = p.sort_id
    where ${matches(ctx, filter)})`
}
