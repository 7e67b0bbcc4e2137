-- Trigger: checks each ledger transaction once, when it is committed.
create or replace function refuse_unbalanced() returns trigger language plpgsql as $$
begin
  if is_unbalanced(new.id) then
    raise exception 'The ledger transaction % does not sum to zero', new.id;
  end if;
  return null;
end $$;
