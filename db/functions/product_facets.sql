-- The values for the filters of a listing, for each of these products that a storefront sells.
create or replace function product_facets(ids integer[]) returns table (
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
