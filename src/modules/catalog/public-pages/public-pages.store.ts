import { sql } from 'kysely'
import type { Row } from '#platform/db/typed-sql.ts'
import type { StorefrontContext } from '../../storefronts/index.ts'
import type { LocalSlugs } from '../catalog.store.ts'

type QueryContext = Pick<StorefrontContext, 'db' | 'storefront'>

type SoldRow = Row<'products', 'slug'> & { sellers: string[]; countries: string[]; changedOn: string | null }
export type NamedRow = { slugs: LocalSlugs; changedOn: string | null }
type PlaceRow = Row<'locations', 'slug'> & { productSlug: string; sellers: string[]; changedOn: string | null }

const changedOn = (table: string) => sql`(${sql.ref(`${table}.operator_changed_at`)} at time zone 'UTC')::date as "changedOn"`

/** The products of this storefront, most popular first, with the other storefronts that sell them and the countries where they can be spent. */
export async function listSoldProducts({ db, storefront }: QueryContext): Promise<SoldRow[]> {
  const { rows } = await sql<SoldRow>`
    with sellers as (
      select product_id, array_agg(storefront order by storefront) as codes from storefront_products group by product_id
    ), places as (
      select product_id, array_agg(distinct country_code) as codes from locations group by product_id
    )
    select p.slug, s.codes as sellers, coalesce(l.codes, '{}') as countries, ${changedOn('p')}
    from storefront_products sp
    join products p on p.id = sp.product_id
    join sellers s on s.product_id = sp.product_id
    left join places l on l.product_id = sp.product_id
    where sp.storefront = ${storefront.code}
    order by sp.rank, p.slug`.execute(db)
  return rows
}

/** The categories, then the occasions, with their slugs in every language. */
export async function listNamedCategories({ db }: QueryContext): Promise<NamedRow[]> {
  const { rows } = await sql<NamedRow>`
    select jsonb_object_agg(t.language, t.slug) as slugs, ${changedOn('c')}
    from categories c join category_texts t on t.category_key = c.key
    group by c.key order by c.rank, c.key`.execute(db)
  return rows
}

export async function listNamedOccasions({ db }: QueryContext): Promise<NamedRow[]> {
  const { rows } = await sql<NamedRow>`
    select jsonb_object_agg(t.language, t.slug) as slugs, ${changedOn('o')}
    from occasions o join occasion_texts t on t.occasion_key = o.key
    group by o.key order by o.rank, o.key`.execute(db)
  return rows
}

/** The locations in the storefront's own country that accept a card it sells. */
export async function listPlaces({ db, storefront }: QueryContext): Promise<PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`
    select p.slug as "productSlug", l.slug, ${changedOn('l')},
      array(select other.storefront from storefront_products other where other.product_id = p.id) as sellers
    from locations l
    join products p on p.id = l.product_id
    join storefront_products sp on sp.product_id = p.id and sp.storefront = ${storefront.code}
    where l.country_code = ${storefront.countryCode}
    order by p.slug, l.slug`.execute(db)
  return rows
}
