-- Trigger: stores the ids of the changed products, which are counted when the transaction commits.
create or replace function note_changed_products() returns trigger language plpgsql as $$
begin
  insert into changed_products select distinct product_id from changed order by 1 on conflict do nothing;
  return null;
end $$;
