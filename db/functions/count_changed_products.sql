-- Trigger: counts each changed product once at commit, even when many of its rows changed.
create or replace function count_changed_products() returns trigger language plpgsql as $$
declare
  ids integer[];
begin
  with changed as (delete from changed_products returning product_id) select array_agg(product_id) from changed into ids;
  if ids is not null then
    perform count_products(ids);
  end if;
  return null;
end $$;
