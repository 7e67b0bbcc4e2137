-- A ledger transaction has at least two entries, one currency, and a sum of zero.
create or replace function is_unbalanced(checked_id bigint) returns boolean stable language sql
  return (select count(*) < 2 or min(e.currency) <> max(e.currency) or sum(e.amount_minor) <> 0
    from ledger_entries e where e.transaction_id = checked_id);
