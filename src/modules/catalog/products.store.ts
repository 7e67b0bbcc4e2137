import { type RawBuilder, sql } from 'kysely'
import type { ProductSort } from '../../generated/resolvers.ts'
import type { Db } from '../../platform/context.ts'
import { type Columns, readRows } from '../../platform/db/read-rows.ts'
import { anyOf, type Row } from '../../platform/db/typed-sql.ts'
import type { Paging } from '../../platform/graphql/paging.ts'
import type { StorefrontContext } from '../storefronts/index.ts'
import type { Redeemable } from './catalog-parts.ts'
import type { Product, ProductDetails, ProductOffer } from './product.ts'
import type { PriceRange, ProductFilter, ProductList } from './product-filter.ts'
import { selectPromotion } from './promotions.store.ts'
import { type ProductRow, toProduct } from './to-product.ts'

type QueryContext = Pick<StorefrontContext, 'db' | 'storefront' | 'language' | 'art'>

const PRODUCT_COLUMNS: Columns<ProductRow> = {
  id: sql`p.id`,
  slug: sql`p.slug`,
  productType: sql`p.product_type`,
  art: sql`p.art`,
  backgroundColor: sql`p.background_color`,
  showHand: sql`p.show_hand`,
  showShadow: sql`p.show_shadow`,
  validityMonths: sql`p.validity_months`,
  spendPlace: sql`p.spend_place`,
  stock: sql`p.stock`,
  title: sql`coalesce(t.title, e.title)`,
  tagline: sql`coalesce(t.tagline, e.tagline)`,
  digitalId: sql`d.id`,
  digitalSku: sql`d.sku`,
  digitalFixed: sql`d.has_fixed_prices`,
  digitalPrices: sql`d.prices_minor`,
  digitalMin: sql`d.min_minor`,
  digitalMax: sql`d.max_minor`,
  physicalId: sql`f.id`,
  physicalSku: sql`f.sku`,
  physicalFixed: sql`f.has_fixed_prices`,
  physicalPrices: sql`f.prices_minor`,
  physicalMin: sql`f.min_minor`,
  physicalMax: sql`f.max_minor`,
}

/** Selects the page first, then reads the data of only its products. */
export function listProducts(ctx: QueryContext, { filter, sort, paging }: ProductList): Promise<Product[]> {
  return select(
    ctx,
    sql`from (
      select * from (
        ${withPositions(ctx, sort, filter.found)} and ${matches(ctx, filter)}
        order by place, sp.product_id limit ${sql.lit(boundOf(paging))}
      ) sp
      limit ${paging.limit} offset ${paging.offset}
    ) sp
    ${joinProducts(ctx)}
    order by sp.place, sp.product_id`,
  )
}

/**
 * The limit of the query that PostgreSQL plans. Without it, PostgreSQL would not know that only one page is read, and would sort all products instead
 * of using an index. Rounded up to 32, 256, 2,048 and so on, so that there are few statements to plan. Reading still stops at the end of the page.
 */
function boundOf({ limit, offset }: Paging): number {
  return 32 * 8 ** Math.max(0, Math.ceil(Math.log2((offset + limit) / 32) / 3))
}

async function select(ctx: QueryContext, from: RawBuilder<unknown>): Promise<Product[]> {
  const rows = await readRows<ProductRow>(ctx.db, PRODUCT_COLUMNS, from)
  return rows.map((row) => toProduct(ctx, row))
}

/** The products of this storefront that meet a condition, in no particular order. */
function selectSold(ctx: QueryContext, condition: RawBuilder<unknown>): Promise<Product[]> {
  return select(ctx, fromSold(ctx, condition))
}

/** The same with today's promotions, in one round trip. */
async function selectOffers(ctx: StorefrontContext, condition: RawBuilder<unknown>): Promise<ProductOffer[]> {
  const columns = {
    ...PRODUCT_COLUMNS,
    promotion: sql`(select row_to_json(m) from (${selectPromotion(ctx, sql`p.id`)}) m)`,
    isChoiceCard: sql`p.is_choice_card`,
  }
  const rows = await readRows<ProductRow & Pick<ProductOffer, 'promotion' | 'isChoiceCard'>>(
    ctx.db,
    columns,
    fromSold(ctx, condition),
  )
  return rows.map((row) => ({ ...toProduct(ctx, row), promotion: row.promotion, isChoiceCard: row.isChoiceCard }))
}

function fromSold(ctx: QueryContext, condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`from storefront_products sp ${joinProducts(ctx)} where sp.storefront = ${ctx.storefront.code} and ${condition}`
}

/** Every product with its position in an order that an index already has, so that only one page of the index is read. */
function withPositions(
  { storefront, language }: QueryContext,
  sort: ProductSort,
  found: ProductFilter['found'],
): RawBuilder<unknown> {
  if (sort === 'NAME')
    return sql`
      select sp.product_id, n.name as place
      from (${withNames(language)}) n
      join storefront_products sp on sp.product_id = n.product_id
      where true`
  if (sort === 'LOWEST_VALUE')
    return sql`
      select sp.product_id, low.min_minor as place
      from variations low
      join storefront_products sp on sp.product_id = low.product_id
      where low.currency = ${storefront.currency} and not exists (
        select from variations lower where lower.product_id = low.product_id and lower.currency = low.currency
          and (lower.min_minor, lower.variation_type) < (low.min_minor, low.variation_type))`
  if (found)
    return sql`
      select sp.product_id, f.place from unnest(${found}::int[]) with ordinality f (id, place)
      join storefront_products sp on sp.product_id = f.id
      where true`
  return sql`select sp.product_id, sp.rank as place from storefront_products sp where true`
}

/** The name of every product in a language, or in English when it has no translation. */
function withNames(language: string): RawBuilder<unknown> {
  const own = sql`select t.product_id, lower(t.title) as name from product_texts t where t.language = ${language}`
  if (language === 'en') return own
  return sql`
    ${own}
    union all
    select e.product_id, lower(e.title) from product_texts e
    where e.language = 'en' and not exists (
      select from product_texts t where t.product_id = e.product_id and t.language = ${language})`
}

export function listProductsBySlug(ctx: QueryContext, slugs: readonly string[]): Promise<Product[]> {
  return selectSold(ctx, sql`p.slug = any(${slugs})`)
}

/** Every product, sold or not: slug → id. */
export async function listProductIds(db: Db): Promise<Map<string, number>> {
  const rows = await db.selectFrom('products').select(['id', 'slug']).execute()
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}

export async function selectMatchingSlugs(ctx: QueryContext, slugs: readonly string[], filter: ProductFilter): Promise<string[]> {
  const { rows } = await sql<Row<'products', 'slug'>>`
    select p.slug from storefront_products sp join products p on p.id = sp.product_id
    where p.slug = any(${slugs}) and ${matches(ctx, filter)}`.execute(ctx.db)
  return rows.map(({ slug }) => slug)
}

export function listProductsById(ctx: QueryContext, ids: readonly number[]): Promise<Product[]> {
  return selectSold(ctx, sql`sp.product_id = any(${ids}::int[])`)
}

export async function findProductById(ctx: QueryContext, id: number): Promise<Product | undefined> {
  return (await selectSold(ctx, sql`sp.product_id = ${id}`))[0]
}

/** The packs of blank cards that this storefront sells. */
export function listBlankPacks(ctx: QueryContext): Promise<Product[]> {
  return selectSold(ctx, sql`p.product_type = 'BLANK_GIFT_CARD_PACK'`)
}

export function listOffersById(ctx: StorefrontContext, ids: readonly number[]): Promise<ProductOffer[]> {
  return selectOffers(ctx, sql`sp.product_id = any(${ids}::int[])`)
}

export async function findOfferByVariation(ctx: StorefrontContext, variationId: number): Promise<ProductOffer | undefined> {
  return (await selectOffers(ctx, sql`sp.product_id = (select product_id from variations where id = ${variationId})`))[0]
}

/** Products that share a category with this one: most in common first, then most popular. */
export async function listRelatedSlugs(ctx: QueryContext, productId: number, limit: number): Promise<string[]> {
  const { rows } = await sql<Row<'products', 'slug'>>`
    select p.slug
    from product_categories own
    join product_categories other on other.category_key = own.category_key and other.product_id <> own.product_id
    join storefront_products sp on sp.product_id = other.product_id and sp.storefront = ${ctx.storefront.code}
    join products p on p.id = other.product_id and p.product_type = (select product_type from products where id = ${productId})
    where own.product_id = ${productId}
    group by p.slug, sp.rank
    order by count(*) desc, sp.rank, p.slug limit ${limit}`.execute(ctx.db)
  return rows.map(({ slug }) => slug)
}

/** Product → the codes of the storefronts that sell it. */
export async function listSellingStorefronts(
  { db }: Pick<QueryContext, 'db'>,
  ids: readonly number[],
): Promise<Map<number, string[]>> {
  const rows = await db
    .selectFrom('storefront_products')
    .select(['product_id as id', 'storefront'])
    .where('product_id', '=', anyOf(ids))
    .execute()
  const byProduct = Map.groupBy(rows, ({ id }) => id)
  return new Map([...byProduct].map(([id, sold]) => [id, sold.map(({ storefront }) => storefront)]))
}

export async function listDetails(ctx: QueryContext, ids: readonly number[]): Promise<Map<number, ProductDetails>> {
  const { language, storefront } = ctx
  const rows = await ctx.db
    .selectFrom('product_texts as e')
    .leftJoin('product_texts as t', (join) => join.onRef('t.product_id', '=', 'e.product_id').on('t.language', '=', language))
    .leftJoin('redeem_amounts as r', (join) =>
      join.onRef('r.product_id', '=', 'e.product_id').on('r.currency', '=', storefront.currency),
    )
    .select(['e.product_id as id', 'r.minimum_remaining_minor as minimumRemainingMinor'])
    .select(['r.min_custom_minor as minCustomMinor', 'r.max_custom_minor as maxCustomMinor'])
    .select(({ fn: { coalesce }, selectFrom }) => [
      coalesce('t.description', 'e.description').as('description'),
      coalesce('t.redeem_title', 'e.redeem_title').as('redeemTitle'),
      coalesce('t.redeem_description', 'e.redeem_description').as('redeemDescription'),
      selectFrom('locations as l')
        .select(({ fn }) => fn.countAll<bigint>().as('count'))
        .whereRef('l.product_id', '=', 'e.product_id')
        .where('l.country_code', '=', storefront.countryCode)
        .as('locations'),
    ])
    .where('e.language', '=', 'en')
    .where('e.product_id', '=', anyOf(ids))
    .execute()
  return new Map(rows.map(({ id, locations, ...details }) => [id, { ...details, locationCount: Number(locations) }]))
}

/** English texts are used for languages without a translation. */
function joinProducts({ storefront, language }: QueryContext): RawBuilder<unknown> {
  return sql`
    join products p on p.id = sp.product_id
    join product_texts e on e.product_id = p.id and e.language = 'en'
    left join product_texts t on t.product_id = p.id and t.language = nullif(${language}, 'en')
    left join variations d
      on d.product_id = p.id and d.currency = ${storefront.currency} and d.variation_type = 'DIGITAL'
    left join variations f
      on f.product_id = p.id and f.currency = ${storefront.currency} and f.variation_type = 'PHYSICAL'`
}

/** Contains only the conditions that are needed, so that PostgreSQL plans each combination separately. */
export function matches({ storefront }: Pick<QueryContext, 'storefront'>, filter: ProductFilter): RawBuilder<unknown> {
  const conditions = [
    sql`sp.storefront = ${storefront.code}`,
    ...(filter.found ? [sql`sp.product_id = any(${filter.found}::int[])`] : []),
    ...filter.kinds.map(({ types, offers }) =>
      offers.length === 0
        ? sql`sp.product_type = any(${types})`
        : sql`(sp.product_type = any(${types}) or exists (
            select from variations v where v.product_id = sp.product_id and v.currency = ${storefront.currency}
              and sp.product_type || ':' || v.variation_type = any(${offers})))`,
    ),
    ...filter.categories.map(
      (keys) => sql`exists (
        select from product_categories c where c.product_id = sp.product_id and c.category_key = any(${keys}))`,
    ),
    ...filter.occasions.map(
      (key) => sql`exists (
        select from product_occasions o where o.product_id = sp.product_id and o.occasion_key = ${key})`,
    ),
    ...filter.promotions.map(
      (keys) => sql`exists (
        select from promotion_products m where m.product_id = sp.product_id and m.promotion_key = any(${keys}))`,
    ),
    ...(filter.price ? [isInPriceRange(filter.price, storefront.currency)] : []),
  ]
  return sql.join([...conditions, ...(filter.redeemable ? [isRedeemable(filter.redeemable)] : [])], sql` and `)
}

/** Excludes cards that pay in this shop and blank cards, because they would exchange money for money. */
function isRedeemable({ slugs }: Redeemable): RawBuilder<unknown> {
  const selected = slugs ? sql`and r.slug = any(${slugs})` : sql``
  return sql`exists (
    select from products r where r.id = sp.product_id and not r.is_choice_card and r.product_type <> 'BLANK_GIFT_CARD_PACK' ${selected})`
}

/** Sold for a fixed value or a free amount within the range. */
function isInPriceRange({ minMinor, maxMinor }: PriceRange, currency: string): RawBuilder<unknown> {
  return sql`exists (
    select from variations v
    where v.product_id = sp.product_id and v.currency = ${currency} and v.min_minor <= ${maxMinor} and v.max_minor >= ${minMinor}
      and (not v.has_fixed_prices or exists (
        select from unnest(v.prices_minor) price where price between ${minMinor} and ${maxMinor})))`
}
