-- Counts these products again. All transactions write the rows in the same order, to avoid deadlocks.
create or replace function count_products(ids integer[]) returns void language plpgsql as $$
begin
  insert into facet_combinations (product_type, offers, categories)
  select distinct f.product_type, f.offers, f.categories from product_facets(ids) f
  where not exists (
    select from facet_combinations s where s.product_type = f.product_type and s.offers = f.offers and s.categories = f.categories)
  order by 1, 2, 3
  on conflict do nothing;

  with current as materialized (
    select f.product_id, s.id as combination_id, f.storefronts, f.occasions
    from product_facets(ids) f
    join facet_combinations s on s.product_type = f.product_type and s.offers = f.offers and s.categories = f.categories
  ), gone as (
    delete from counted_products t where t.product_id = any(ids) and not exists (
      select from current c where c.product_id = t.product_id)
  ), saved as (
    insert into counted_products select * from current
    on conflict (product_id) do update set
      combination_id = excluded.combination_id, storefronts = excluded.storefronts, occasions = excluded.occasions
    where counted_products is distinct from excluded
  ), changes as (
    select *, 1 as change from current union all select *, -1 from counted_products t where t.product_id = any(ids)
  )
  insert into product_counts
  select storefront, occasion_key, c.combination_id, sum(c.change)
  from changes c cross join unnest(c.storefronts) storefront cross join unnest(c.occasions) occasion_key
  group by 1, 2, 3 having sum(c.change) <> 0 order by 1, 2, 3
  on conflict (storefront, occasion_key, combination_id) do update set products = product_counts.products + excluded.products;

  delete from product_counts where products = 0;
end $$;
