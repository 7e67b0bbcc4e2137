import type pg from 'pg'

/** Copies of every product, each with a name of its own, until there are that many; sold where the figures are taken. */
export async function growCatalogue(pool: pg.Pool, size: number): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    // The index is written once at the end instead of once a table; the copies need no other trigger.
    await client.query('set session_replication_role = replica')
    await client.query(COPIES, [size])
    for (const statement of PARTS) await client.query(statement)
    await client.query('set session_replication_role = origin')
    await client.query('select refresh_product_search(array_agg(copy_id)) from copies group by copy_id / 500')
    await client.query('vacuum analyze')
  } finally {
    client.release(true)
  }
}

const COPIES = `
  create temporary table copies as
  select p.id as original_id, (select max(id) from products)::int + row_number() over (order by n, p.id)::int as copy_id, n
  from products p cross join generate_series(1, ceil($1::numeric / (select count(*) from products))::int - 1) n`

/** Seven letters nobody has used before, as brands do: the vocabulary grows with the shop. */
const COINED = `translate(substr(md5(c.copy_id::text), 1, 7), '0123456789', 'aeiouylnrs')`

const PARTS = [
  `insert into products overriding system value
   select copy_id, slug || '-' || n, product_type, art, background_color, show_hand, show_shadow, validity_months, spend_place, stock, null
   from copies c join products p on p.id = c.original_id`,
  `insert into product_texts
   select copy_id, language, split_part(title, ' ', 1) || ' ' || ${COINED}, tagline, description, redeem_title, redeem_description
   from copies c join product_texts t on t.product_id = c.original_id`,
  `insert into variations (product_id, variation_type, currency, sku, has_fixed_prices, prices_minor, min_minor, max_minor)
   select copy_id, variation_type, currency, sku || '-' || n, has_fixed_prices, prices_minor, min_minor, max_minor
   from copies c join variations v on v.product_id = c.original_id and v.currency in ('GBP', 'EUR')`,
  `insert into storefront_products (storefront, product_id, product_type, rank)
   select storefront, copy_id, product_type, rank + n
   from copies c join storefront_products s on s.product_id = c.original_id and s.storefront in ('GCSUK', 'CB')`,
  'insert into product_categories select copy_id, category_key from copies c join product_categories p on p.product_id = c.original_id',
  'insert into product_occasions select copy_id, occasion_key from copies c join product_occasions p on p.product_id = c.original_id',
]
