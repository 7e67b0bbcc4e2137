-- Trigger: counts the touched products once, at commit, however many of their parts changed.
create or replace function tally_touched_products() returns trigger language plpgsql as $$
declare
  ids integer[];
begin
  with touched as (delete from touched_products returning product_id) select array_agg(product_id) from touched into ids;
  if ids is not null then
    perform tally_products(ids);
  end if;
  return null;
end $$;
