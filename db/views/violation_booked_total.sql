-- The ledger agrees that a completed order is paid: by gift cards, and by one payment for the rest.
create view violation_booked_total as
select o.id::text as subject, format('%s %s, but the ledger has %s', o.total_minor, o.currency, booked.minor) as detail
from orders o cross join lateral (
  select coalesce(sum(e.amount_minor), 0) as minor
  from ledger_accounts a
  join ledger_entries e on e.account_id = a.id
  join ledger_transactions t on t.id = e.transaction_id
  where a.code = 'order:' || o.id and t.kind in ('capture', 'capture-hold')
) booked
where o.status = 'COMPLETED' and booked.minor <> o.total_minor;
