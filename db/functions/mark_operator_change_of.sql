-- Trigger on a table that belongs to a parent table: an operator's change marks the parent row.
-- Arguments: the parent table, its key column, the foreign key column of this table.
create or replace function mark_operator_change_of() returns trigger language plpgsql as $$
declare
  part jsonb := to_jsonb(coalesce(new, old));
begin
  if not is_seeding() then
    execute format('update %I set operator_changed_at = now() where %I::text = $1', tg_argv[0], tg_argv[1])
      using part ->> tg_argv[2];
  end if;
  return null;
end $$;
