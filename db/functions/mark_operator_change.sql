-- Trigger: an operator's update marks the row, so that seeds do not overwrite it.
create or replace function mark_operator_change() returns trigger language plpgsql as $$
begin
  if not is_seeding() then
    new.operator_changed_at := now();
  end if;
  return new;
end $$;
