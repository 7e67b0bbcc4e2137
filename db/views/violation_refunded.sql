-- The provider never returns more than it captured.
create view violation_refunded as
select t.reference as subject, format('%s more returned than captured', sum(e.amount_minor)) as detail
from ledger_transactions t
join ledger_entries e on e.transaction_id = t.id
join ledger_accounts a on a.id = e.account_id
where a.kind = 'provider'
group by t.reference, e.currency having sum(e.amount_minor) > 0;
