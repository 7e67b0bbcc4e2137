import { type RawBuilder, sql } from 'kysely'
import { type Row, translated } from '../../platform/db/typed-sql.ts'
import { type StorefrontContext, shopDay } from '../storefronts/index.ts'
import type { Promotion } from './promotion.ts'

type QueryContext = Pick<StorefrontContext, 'db' | 'storefront' | 'language' | 'clock'>

/** Today's promotion of a product. If there are two, the one that ends first. */
export function selectPromotion(ctx: QueryContext, productId: RawBuilder<unknown>): RawBuilder<unknown> {
  const { language, storefront } = ctx
  return sql`
    select m.key, m.discount_type as "discountType",
      ${translated('m.titles', language)} as title, ${translated('m.descriptions', language)} as description,
      m.percent::float8 as percent, (m.amounts_minor ->> ${storefront.currency})::int as "amountMinor", m.ends_on as "endsOn"
    from promotion_products pp join promotions m on m.key = pp.promotion_key
    where pp.product_id = ${productId} and ${shopDay(ctx)}::date between m.starts_on and m.ends_on
    order by m.ends_on, m.key limit 1`
}

type PromotionRow = Row<'products', 'id'> &
  Row<'promotions', 'key' | 'discount_type' | 'ends_on'> & {
    title: string
    description: string
    percent: number | null
    amountMinor: number | null
  }

/** The promotions of these products: product → promotion. */
export async function listPromotions(ctx: QueryContext, productIds: readonly number[]): Promise<Map<number, Promotion>> {
  const { rows } = await sql<PromotionRow>`
    select p.id, m.* from unnest(${productIds}::int[]) p (id) cross join lateral (${selectPromotion(ctx, sql`p.id`)}) m`.execute(
    ctx.db,
  )
  return new Map(rows.map(({ id, ...promotion }) => [id, promotion]))
}
