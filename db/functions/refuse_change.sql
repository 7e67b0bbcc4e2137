-- Trigger for tables whose rows are a record of what happened.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'A row of % cannot be changed (%)', tg_table_name, lower(tg_op);
end $$;
