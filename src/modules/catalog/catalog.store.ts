import { sql } from 'kysely'
import type { Paging } from '../../platform/graphql/paging.ts'
import type { LanguageCode, StorefrontContext } from '../storefronts/index.ts'
import type { Category } from './category.ts'
import type { Location, LocationFilter } from './location.ts'
import type { Occasion } from './occasion.ts'

type Asking = Pick<StorefrontContext, 'db' | 'storefront' | 'language'>

/** In menu order. */
export async function listCategories({ db, language }: Asking): Promise<Category[]> {
  const { rows } = await sql<Category>`
    select c.key, c.icon, coalesce(t.title, e.title) as title, coalesce(t.slug, e.slug) as slug, coalesce(t.intro, e.intro) as intro
    from categories c
    join category_texts e on e.category_key = c.key and e.language = 'en'
    left join category_texts t on t.category_key = c.key and t.language = ${language}
    order by c.rank, c.key`.execute(db)
  return rows
}

export async function listOccasions({ db, language }: Asking): Promise<Occasion[]> {
  const { rows } = await sql<Occasion>`
    select o.key, o.scene, x.title, x.slug, x.intro, x.body_html as "bodyHtml", x.messages
    from occasions o
    cross join lateral (
      select * from occasion_texts t where t.occasion_key = o.key and t.language in (${language}, 'en')
      order by t.language = 'en' limit 1
    ) x
    order by o.rank, o.key`.execute(db)
  return rows
}

export type LocalSlug = { language: LanguageCode; slug: string }

/** The word for a category, and for an occasion, in every language it is translated to. */
export async function listCategorySlugs({ db }: Asking, key: string): Promise<LocalSlug[]> {
  const { rows } = await sql<LocalSlug>`select language, slug from category_texts where category_key = ${key}`.execute(db)
  return rows
}

export async function listOccasionSlugs({ db }: Asking, key: string): Promise<LocalSlug[]> {
  const { rows } = await sql<LocalSlug>`select language, slug from occasion_texts where occasion_key = ${key}`.execute(db)
  return rows
}

/** The categories of products, and the occasions they suit: product → keys. */
export async function listCategoryKeys({ db }: Asking, productIds: readonly number[]): Promise<Map<number, string[]>> {
  const { rows } = await sql<{ id: number; keys: string[] }>`
    select pc.product_id as id, array_agg(pc.category_key order by c.rank, c.key) as keys
    from product_categories pc join categories c on c.key = pc.category_key
    where pc.product_id = any(${productIds}) group by pc.product_id`.execute(db)
  return new Map(rows.map(({ id, keys }) => [id, keys]))
}

export async function listOccasionKeys({ db }: Asking, productIds: readonly number[]): Promise<Map<number, string[]>> {
  const { rows } = await sql<{ id: number; keys: string[] }>`
    select po.product_id as id, array_agg(po.occasion_key order by o.rank, o.key) as keys
    from product_occasions po join occasions o on o.key = po.occasion_key
    where po.product_id = any(${productIds}) group by po.product_id`.execute(db)
  return new Map(rows.map(({ id, keys }) => [id, keys]))
}

/**
 * The slugs of the products that lead each category, best first. A list is as long on every storefront: the places of cards that are not
 * sold here go to the most popular others of the category.
 */
export async function listTopSlugs({ db, storefront }: Asking, keys: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ key: string; slugs: string[] }>`
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

export async function listPopularSearches({ db, language }: Asking): Promise<{ title: string; href: string }[]> {
  const { rows } = await sql<{ title: string; href: string }>`
    select coalesce(titles ->> ${language}, titles ->> 'en') as title, href
    from popular_searches order by rank, key`.execute(db)
  return rows
}

export async function listPopularSlugs({ db }: Asking): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    select product_slug as slug from popular_products order by rank, product_slug`.execute(db)
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

export async function listHighlightedBlocks({ db, language }: Asking): Promise<HighlightedBlock[]> {
  const { rows } = await sql<HighlightedBlock>`
    select coalesce(titles ->> ${language}, titles ->> 'en') as title,
      coalesce(descriptions ->> ${language}, descriptions ->> 'en') as description,
      product_slug as "productSlug", scene, href, show_hand as "showHand"
    from highlighted_blocks order by rank, key`.execute(db)
  return rows
}

/** The locations in the storefront's own country, of products it sells. */
export async function listLocations(ctx: Asking, filter: LocationFilter, { limit, offset }: Paging): Promise<Location[]> {
  const { rows } = await sql<Location>`
    select l.id, l.slug, l.name, l.street, l.house_number as "houseNumber", l.post_code as "postCode", l.city,
      l.country_code as "countryCode", l.latitude, l.longitude, l.website, l.phone, p.slug as "productSlug"
    ${fromLocations(ctx, filter)}
    order by l.city, l.name, l.id limit ${limit} offset ${offset}`.execute(ctx.db)
  return rows
}

export async function countLocations(ctx: Asking, filter: LocationFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count ${fromLocations(ctx, filter)}`.execute(ctx.db)
  return rows[0]?.count ?? 0
}

function fromLocations({ storefront }: Asking, { productSlug, rectangle, slug }: LocationFilter) {
  const conditions = [sql`l.country_code = ${storefront.countryCode}`]
  if (productSlug !== undefined) conditions.push(sql`p.slug = ${productSlug}`)
  if (slug !== undefined) conditions.push(sql`l.slug = ${slug}`)
  if (rectangle) {
    conditions.push(sql`l.latitude between ${rectangle.latmin} and ${rectangle.latmax}`)
    conditions.push(sql`l.longitude between ${rectangle.lonmin} and ${rectangle.lonmax}`)
  }
  return sql`
    from locations l
    join products p on p.id = l.product_id
    join storefront_products sp on sp.product_id = p.id and sp.storefront = ${storefront.code}
    where ${sql.join(conditions, sql` and `)}`
}

/** Who sells a product, and in which countries there are places to spend it. */
export async function readSpending({ db }: Asking, productSlug: string): Promise<{ sellers: string[]; countries: string[] }> {
  const { rows } = await sql<{ sellers: string[]; countries: string[] }>`
    select
      array(select sp.storefront from storefront_products sp where sp.product_id = p.id order by 1) as sellers,
      array(select distinct l.country_code from locations l where l.product_id = p.id order by 1) as countries
    from products p where p.slug = ${productSlug}`.execute(db)
  return rows[0] ?? { sellers: [], countries: [] }
}
