-- Trigger: notes which products to count again when the transaction commits.
create or replace function note_touched_products() returns trigger language plpgsql as $$
begin
  insert into touched_products select distinct product_id from changed order by 1 on conflict do nothing;
  return null;
end $$;
