import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { anyOf, type Row, translated } from '../../platform/db/typed-sql.ts'
import type { Paging } from '../../platform/graphql/paging.ts'
import type { LanguageCode, StorefrontContext } from '../storefronts/index.ts'
import type { Category } from './category.ts'
import type { Location, LocationFilter } from './location.ts'
import type { Occasion } from './occasion.ts'
import type { TypedPlace } from './typed-place.ts'

type QueryContext = Pick<StorefrontContext, 'db' | 'storefront' | 'language'>

/** In menu order. */
export async function listCategories({ db, language }: QueryContext): Promise<Category[]> {
  return db
    .selectFrom('categories as c')
    .innerJoin('category_texts as e', (join) => join.onRef('e.category_key', '=', 'c.key').on('e.language', '=', 'en'))
    .leftJoin('category_texts as t', (join) => join.onRef('t.category_key', '=', 'c.key').on('t.language', '=', language))
    .select(['c.key', 'c.icon'])
    .select(({ fn: { coalesce } }) => [
      coalesce('t.title', 'e.title').as('title'),
      coalesce('t.slug', 'e.slug').as('slug'),
      coalesce('t.intro', 'e.intro').as('intro'),
    ])
    .orderBy('c.rank')
    .orderBy('c.key')
    .execute()
}

type OccasionRow = Row<'occasions', 'key' | 'scene'> &
  Row<'occasion_texts', 'title' | 'cards_title' | 'popular_title' | 'slug' | 'intro' | 'body_html' | 'messages'>

export async function listOccasions({ db, language }: QueryContext): Promise<Occasion[]> {
  const { rows } = await sql<OccasionRow>`
    select o.key, o.scene, x.title, x.cards_title as "cardsTitle", x.popular_title as "popularTitle", x.slug, x.intro, x.body_html as "bodyHtml", x.messages
    from occasions o
    cross join lateral (
      select * from occasion_texts t where t.occasion_key = o.key and t.language in (${language}, 'en')
      order by t.language = 'en' limit 1
    ) x
    order by o.rank, o.key`.execute(db)
  return rows
}

/** The slug of a category or an occasion, in every language with a translation. */
export type LocalSlugs = Partial<Record<LanguageCode, string>>

export async function listCategorySlugs({ db }: QueryContext, key: string): Promise<LocalSlugs> {
  const rows = await db.selectFrom('category_texts').select(['language', 'slug']).where('category_key', '=', key).execute()
  return Object.fromEntries(rows.map(({ language, slug }) => [language, slug]))
}

export async function listOccasionSlugs({ db }: QueryContext, key: string): Promise<LocalSlugs> {
  const rows = await db.selectFrom('occasion_texts').select(['language', 'slug']).where('occasion_key', '=', key).execute()
  return Object.fromEntries(rows.map(({ language, slug }) => [language, slug]))
}

/** The categories of products and the occasions that they suit: product → keys. */
export async function listCategoryKeys({ db }: QueryContext, productIds: readonly number[]): Promise<Map<number, string[]>> {
  const rows = await db
    .selectFrom('product_categories as pc')
    .innerJoin('categories as c', 'c.key', 'pc.category_key')
    .select('pc.product_id as id')
    .select(({ fn }) => fn.agg<string[]>('array_agg', ['pc.category_key']).orderBy('c.rank').orderBy('c.key').as('keys'))
    .where('pc.product_id', '=', anyOf(productIds))
    .groupBy('pc.product_id')
    .execute()
  return new Map(rows.map(({ id, keys }) => [id, keys]))
}

export async function listOccasionKeys({ db }: QueryContext, productIds: readonly number[]): Promise<Map<number, string[]>> {
  const rows = await db
    .selectFrom('product_occasions as po')
    .innerJoin('occasions as o', 'o.key', 'po.occasion_key')
    .select('po.product_id as id')
    .select(({ fn }) => fn.agg<string[]>('array_agg', ['po.occasion_key']).orderBy('o.rank').orderBy('o.key').as('keys'))
    .where('po.product_id', '=', anyOf(productIds))
    .groupBy('po.product_id')
    .execute()
  return new Map(rows.map(({ id, keys }) => [id, keys]))
}

/**
 * The slugs of the products at the top of each category, best first. The lists have the same length on every storefront: where a product is not sold,
 * the next most popular product of the category takes its place.
 */
export async function listTopSlugs({ db, storefront }: QueryContext, keys: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await sql<Row<'categories', 'key'> & { slugs: string[] }>`
    select k.key, leads.slugs || array(
      select p.slug
      from storefront_products sp join products p on p.id = sp.product_id
      where sp.storefront = ${storefront.code}
        and exists (select from product_categories c where c.category_key = k.key and c.product_id = sp.product_id)
        and not exists (select from category_top_products c where c.category_key = k.key and c.product_id = sp.product_id)
      order by sp.rank, sp.product_id limit leads.places - cardinality(leads.slugs)
    ) as slugs
    from unnest(${keys}::text[]) k (key)
    cross join lateral (
      select count(*) as places,
        coalesce(array_agg(p.slug order by c.rank, p.slug) filter (where sp.product_id is not null), '{}') as slugs
      from category_top_products c
      join products p on p.id = c.product_id
      left join storefront_products sp on sp.product_id = c.product_id and sp.storefront = ${storefront.code}
      where c.category_key = k.key
    ) leads`.execute(db)
  return new Map(rows.map(({ key, slugs }) => [key, slugs]))
}

export async function listPopularSearches({ db, language }: QueryContext): Promise<{ title: string; href: string }[]> {
  return db
    .selectFrom('popular_searches')
    .select([translated('titles', language).as('title'), 'href'])
    .orderBy('rank')
    .orderBy('key')
    .execute()
}

export async function listPopularSlugs({ db }: QueryContext): Promise<string[]> {
  const rows = await db
    .selectFrom('popular_products')
    .select('product_slug as slug')
    .orderBy('rank')
    .orderBy('product_slug')
    .execute()
  return rows.map(({ slug }) => slug)
}

type HighlightedBlock = {
  title: string
  description: string
  productSlug: string | null
  scene: string | null
  href: string
  showHand: boolean
}

export async function listHighlightedBlocks({ db, language }: QueryContext): Promise<HighlightedBlock[]> {
  return db
    .selectFrom('highlighted_blocks')
    .select([translated('titles', language).as('title'), translated('descriptions', language).as('description')])
    .select(['product_slug as productSlug', 'scene', 'href', 'show_hand as showHand'])
    .orderBy('rank')
    .orderBy('key')
    .execute()
}

/** The locations in the storefront's own country, for products that it sells. */
export async function listLocations(ctx: QueryContext, filter: LocationFilter, { limit, offset }: Paging): Promise<Location[]> {
  return selectLocations(ctx, filter)
    .select(['l.id', 'l.slug', 'l.name', 'l.street', 'l.house_number as houseNumber', 'l.post_code as postCode', 'l.city'])
    .select(['l.country_code as countryCode', 'l.latitude', 'l.longitude', 'l.website', 'l.phone', 'p.slug as productSlug'])
    .orderBy('l.city')
    .orderBy('l.name')
    .orderBy('l.id')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countLocations(ctx: QueryContext, filter: LocationFilter): Promise<number> {
  const locations = selectLocations(ctx, filter).select((eb) => eb.fn.countAll<bigint>().as('count'))
  return Number((await locations.executeTakeFirstOrThrow()).count)
}

function selectLocations({ db, storefront }: QueryContext, { productSlug, rectangle, slug, place }: LocationFilter) {
  let locations = db
    .selectFrom('locations as l')
    .innerJoin('products as p', 'p.id', 'l.product_id')
    .innerJoin('storefront_products as sp', 'sp.product_id', 'p.id')
    .where('sp.storefront', '=', storefront.code)
    .where('l.country_code', '=', storefront.countryCode)
  if (productSlug !== undefined) locations = locations.where('p.slug', '=', productSlug)
  if (slug !== undefined) locations = locations.where('l.slug', '=', slug)
  if (place) locations = locations.where(matchesPlace(place, { productSlug, countryCode: storefront.countryCode }))
  if (!rectangle) return locations
  return locations
    .where((eb) => eb.between('l.latitude', rectangle.latmin, rectangle.latmax))
    .where((eb) => eb.between('l.longitude', rectangle.lonmin, rectangle.lonmax))
}

type Among = { productSlug: string | undefined; countryCode: string }

/**
 * True when a word of the name, street or town starts with the typed text, or when the postcode starts with the longest part of the typed postcode
 * that any of these locations has.
 */
function matchesPlace({ text, postCodes }: TypedPlace, { productSlug, countryCode }: Among): RawBuilder<SqlBool> {
  const words = sql<SqlBool>`strpos(' ' || folded(concat_ws(' ', l.name, l.street, l.city)), ' ' || ${text}) > 0`
  if (postCodes.length === 0) return words
  const ofProduct =
    productSlug === undefined ? sql`` : sql`and o.product_id = (select id from products where slug = ${productSlug})`
  return sql<SqlBool>`(${words} or starts_with(${codeOf('l')}, (
    select typed from unnest(${postCodes}::text[]) typed
    where exists (
      select from locations o where o.country_code = ${countryCode} ${ofProduct} and starts_with(${codeOf('o')}, typed))
    order by length(typed) desc limit 1)))`
}

function codeOf(table: 'l' | 'o'): RawBuilder<string> {
  return sql`replace(lower(${sql.ref(`${table}.post_code`)}), ' ', '')`
}

/** The storefronts that sell a product, and the countries with locations where it can be spent. */
export async function readSpending(
  { db }: QueryContext,
  productSlug: string,
): Promise<{ sellers: string[]; countries: string[] }> {
  const { rows } = await sql<{ sellers: string[]; countries: string[] }>`
    select
      array(select sp.storefront from storefront_products sp where sp.product_id = p.id order by 1) as sellers,
      array(select distinct l.country_code from locations l where l.product_id = p.id order by 1) as countries
    from products p where p.slug = ${productSlug}`.execute(db)
  return rows[0] ?? { sellers: [], countries: [] }
}
