-- Trigger: payments are never deleted.
create or replace function refuse_payment_delete() returns trigger language plpgsql as $$
begin
  raise exception 'payment % cannot be deleted', old.reference using errcode = 'check_violation';
end $$;
