import { type RawBuilder, sql } from 'kysely'
import type { Row } from '../../platform/db/typed-sql.ts'
import type { StorefrontContext } from '../storefronts/index.ts'
import type { ProductFilter } from './product-filter.ts'
import { matches } from './products.store.ts'

type Asking = Pick<StorefrontContext, 'db' | 'storefront' | 'language'>

/** How many products match. */
export async function countProducts(ctx: Asking, filter: ProductFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select ${isTallied(filter) ? sumUp(ctx, filter) : count(ctx, filter)} as count`.execute(ctx.db)
  return rows[0]?.count ?? 0
}

/** How many products each storefront has, of one category if it is given. */
export async function countByStorefront({ db }: Pick<Asking, 'db'>, category?: string): Promise<Map<string, number>> {
  const inCategory =
    category === undefined ? sql`` : sql`join product_sorts s on s.id = t.sort_id and ${category} = any(s.categories)`
  const { rows } = await sql<Row<'product_tallies', 'storefront'> & { count: number }>`
    select t.storefront, sum(t.products)::int as count from product_tallies t ${inCategory}
    where t.occasion_key is null group by t.storefront`.execute(db)
  return new Map(rows.map(({ storefront, count }) => [storefront, count]))
}

/** What a search found and what is on offer are few; of the rest there may be tens of thousands, so they are counted beforehand. */
function isTallied({ found, promotions, occasions, redeemable }: ProductFilter): boolean {
  return !found && !redeemable && promotions.length === 0 && occasions.length <= 1
}

function count(ctx: Asking, filter: ProductFilter): RawBuilder<unknown> {
  return sql`(select count(*)::int from storefront_products sp where ${matches(ctx, filter)})`
}

/** Adds up the counts of `product_tallies`, which triggers keep up to date. */
function sumUp({ storefront }: Asking, { kinds, categories, occasions: [occasion] }: ProductFilter): RawBuilder<unknown> {
  const conditions = [
    sql`t.storefront = ${storefront.code}`,
    occasion === undefined ? sql`t.occasion_key is null` : sql`t.occasion_key = ${occasion}`,
    ...kinds.map(({ types, offers }) => {
      const here = offers.map((offer) => `${offer} ${storefront.currency}`)
      return sql`(s.product_type = any(${types}) or s.offers && ${here})`
    }),
    ...categories.map((keys) => sql`s.categories && ${keys}`),
  ]
  // Only when a condition asks for it: with none, the sums alone are read.
  const sorts = kinds.length + categories.length > 0 ? sql`join product_sorts s on s.id = t.sort_id` : sql``
  return sql`(
    select coalesce(sum(t.products), 0)::int from product_tallies t ${sorts} where ${sql.join(conditions, sql` and `)})`
}
