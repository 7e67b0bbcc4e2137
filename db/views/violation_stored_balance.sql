create view violation_stored_balance as
select a.code as subject, format('stored %s, entries sum to %s', a.balance, coalesce(sum(e.amount_minor), 0)) as detail
from ledger_accounts a left join ledger_entries e on e.account_id = a.id
where a.balance is not null
group by a.id having a.balance <> coalesce(sum(e.amount_minor), 0);
