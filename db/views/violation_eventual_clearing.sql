-- Clearing accounts, which money only passes through, are empty.
create view violation_eventual_clearing as
select a.code as subject, format('still holds %s', a.balance) as detail
from ledger_accounts a where a.kind in ('order', 'hold') and a.balance <> 0
union all
select a.code, format('still holds %s', sum(e.amount_minor))
from ledger_accounts a join ledger_entries e on e.account_id = a.id
where a.kind = 'duplicates'
group by a.id having sum(e.amount_minor) <> 0;
