import type pg from 'pg'

/** Copies the products, each with a new name, until there are that many. The copies are sold in the storefronts that are measured. */
export async function growCatalogue(pool: pg.Pool, size: number): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    // Triggers are off: they would write for each product what is written below for all products at once.
    await client.query('set session_replication_role = replica')
    await client.query(COPIES, [size])
    for (const statement of PARTS) await client.query(statement)
    await rebuildingWordIndex(client, () => client.query(SEARCH_ENTRIES))
    await client.query(SEARCH_WORDS)
    await client.query('select count_products(array_agg(copy_id)) from copies')
    await client.query('set session_replication_role = origin')
    await client.query('vacuum analyze')
  } finally {
    client.release(true)
  }
}

const COPIES = `
  create temporary table copies as
  select p.id as original_id, (select max(id) from products)::int + row_number() over (order by n, p.id)::int as copy_id, n
  from products p cross join generate_series(1, ceil($1::numeric / (select count(*) from products))::int - 1) n`

/** A new word of seven letters, like the name of a brand, so that the number of words grows with the shop. */
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
  // A third of the copies get another category, so that the number of combinations grows too.
  `insert into product_categories
   select copy_id, keys[1 + n % cardinality(keys)] from copies, (select array_agg(key order by key) as keys from categories) all_keys
   where copy_id % 3 = 0
   on conflict do nothing`,
  'insert into product_occasions select copy_id, occasion_key from copies c join product_occasions p on p.product_id = c.original_id',
]

/** The search entries of the originals, with the words of the new title instead of the old one. */
const SEARCH_ENTRIES = `
  insert into search_entries
  select s.group_type, c.copy_id::text, s.part, s.language, s.family, s.translated_to, array['CB', 'GCSUK'], s.visible_from,
    t.title, t.words,
    ts_delete(s.related_words, old) || t.words, ts_delete(s.all_words, old) || t.words, s.popularity + c.n
  from copies c
  join search_entries s on s.group_type = 'PRODUCT' and s.item_key = c.original_id::text
  cross join lateral tsvector_to_array(s.title_words) old
  cross join lateral (select folded(title) as title from product_texts x where x.product_id = c.copy_id and x.language = s.language) f
  cross join lateral (select f.title, to_tsvector('simple', f.title) as words) t`

const SEARCH_WORDS = `
  insert into search_words
  select distinct ${COINED}, word_deletions(${COINED}) from copies c
  on conflict do nothing`

/** Building a word index takes seconds; adding so many rows to an existing one takes minutes. */
async function rebuildingWordIndex(client: pg.PoolClient, write: () => Promise<unknown>): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(`
    select indexname as name, indexdef as definition from pg_indexes where tablename = 'search_entries' and indexdef like '%USING gin%'`)
  for (const { name } of rows) await client.query(`drop index ${name}`)
  await write()
  for (const { definition } of rows) await client.query(definition)
}
