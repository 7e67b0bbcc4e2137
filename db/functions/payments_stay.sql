-- Trigger: payments are never deleted.
create or replace function payments_stay() returns trigger language plpgsql as $$
begin
  raise exception 'payment % is never deleted', old.reference using errcode = 'check_violation';
end $$;
