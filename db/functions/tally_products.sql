-- Counts these products again. Everybody writes the rows in one order, so that two transactions cannot wait for each other.
create or replace function tally_products(ids integer[]) returns void language plpgsql as $$
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
