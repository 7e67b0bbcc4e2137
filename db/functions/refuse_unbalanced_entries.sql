-- Trigger: checks entries as they are posted. All entries of a ledger transaction are written by one statement.
create or replace function refuse_unbalanced_entries() returns trigger language plpgsql as $$
declare
  unbalanced_id bigint := (select min(transaction_id) from (select distinct transaction_id from added) a where is_unbalanced(transaction_id));
begin
  if unbalanced_id is not null then
    raise exception 'The ledger transaction % does not sum to zero', unbalanced_id;
  end if;
  return null;
end $$;
