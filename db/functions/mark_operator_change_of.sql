-- Trigger on a table that is a part of another: an operator's change marks the row it belongs to.
-- Arguments: that table, its key column, the column here that refers to it.
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
