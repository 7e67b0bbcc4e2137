-- How many products each storefront sells of every sort, so that a list tells its length without counting thousands of them.
-- A sort is a combination of all that a list can be narrowed by, but for the occasion: products suit many, in ever new combinations.
create table product_sorts (
  id integer generated always as identity primary key,
  product_type text not null,
  offers text[] not null, -- "GIFTCARD:DIGITAL GBP"
  categories text[] not null,
  unique (product_type, offers, categories)
);

create table product_tallies (
  storefront text not null,
  occasion_key text, -- null: every product, whatever it suits
  sort_id integer not null references product_sorts,
  products integer not null,
  unique nulls not distinct (storefront, occasion_key, sort_id) include (products)
);
create index product_tallies_empty on product_tallies (sort_id) where products = 0;

-- As what each product was counted.
create table tallied_products (
  product_id integer primary key,
  sort_id integer not null references product_sorts,
  storefronts text[] not null,
  occasions text[] not null -- and null, for the tally of all
);

-- Those that this transaction has touched; counted anew when it commits, once, however many of their parts changed.
create table touched_products (product_id integer primary key);

create function product_features(ids integer[]) returns table (
  product_id integer, product_type text, offers text[], categories text[], storefronts text[], occasions text[]
) language sql stable as $$
  select sp.product_id, sp.product_type,
    array(
      select sp.product_type || ':' || v.variation_type || ' ' || v.currency from variations v
      where v.product_id = sp.product_id order by 1),
    array(select c.category_key from product_categories c where c.product_id = sp.product_id order by 1),
    array_agg(sp.storefront order by sp.storefront),
    array(
      select null union all (
        select o.occasion_key from product_occasions o where o.product_id = sp.product_id order by 1))
  from storefront_products sp where sp.product_id = any(ids) group by sp.product_id, sp.product_type
$$;

-- Rows are written in one order by everybody, so that nobody waits for somebody who waits for him.
create function tally_products(ids integer[]) returns void language plpgsql as $$
begin
  insert into product_sorts (product_type, offers, categories)
  select distinct f.product_type, f.offers, f.categories from product_features(ids) f
  where not exists (
    select from product_sorts s where s.product_type = f.product_type and s.offers = f.offers and s.categories = f.categories)
  order by 1, 2, 3
  on conflict do nothing;

  with current as materialized (
    select f.product_id, s.id as sort_id, f.storefronts, f.occasions
    from product_features(ids) f
    join product_sorts s on s.product_type = f.product_type and s.offers = f.offers and s.categories = f.categories
  ), gone as (
    delete from tallied_products t where t.product_id = any(ids) and not exists (
      select from current c where c.product_id = t.product_id)
  ), kept as (
    insert into tallied_products select * from current
    on conflict (product_id) do update set
      sort_id = excluded.sort_id, storefronts = excluded.storefronts, occasions = excluded.occasions
    where tallied_products is distinct from excluded
  ), changes as (
    select *, 1 as change from current union all select *, -1 from tallied_products t where t.product_id = any(ids)
  )
  insert into product_tallies
  select storefront, occasion_key, c.sort_id, sum(c.change)
  from changes c cross join unnest(c.storefronts) storefront cross join unnest(c.occasions) occasion_key
  group by 1, 2, 3 having sum(c.change) <> 0 order by 1, 2, 3
  on conflict (storefront, occasion_key, sort_id) do update set products = product_tallies.products + excluded.products;

  delete from product_tallies where products = 0;
end $$;

create function note_touched_products() returns trigger language plpgsql as $$
begin
  insert into touched_products select distinct product_id from changed order by 1 on conflict do nothing;
  return null;
end $$;

create function tally_touched_products() returns trigger language plpgsql as $$
declare
  ids integer[];
begin
  with touched as (delete from touched_products returning product_id) select array_agg(product_id) from touched into ids;
  if ids is not null then
    perform tally_products(ids);
  end if;
  return null;
end $$;

create constraint trigger tally after insert on touched_products deferrable initially deferred
  for each row execute function tally_touched_products();

do $$
declare
  part text;
begin
  foreach part in array array['storefront_products', 'variations', 'product_categories', 'product_occasions'] loop
    execute format('create trigger touch_inserted after insert on %I referencing new table as changed
      for each statement execute function note_touched_products()', part);
    -- Before and after: a part may have moved from one product to another.
    execute format('create trigger touch_updated_from after update on %I referencing old table as changed
      for each statement execute function note_touched_products()', part);
    execute format('create trigger touch_updated_to after update on %I referencing new table as changed
      for each statement execute function note_touched_products()', part);
    execute format('create trigger touch_deleted after delete on %I referencing old table as changed
      for each statement execute function note_touched_products()', part);
  end loop;
end $$;

select tally_products(array_agg(id)) from products;
