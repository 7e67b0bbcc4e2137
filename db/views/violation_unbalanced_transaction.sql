create view violation_unbalanced_transaction as
select t.id::text as subject, format('%s entries sum to %s %s', count(e.line), coalesce(sum(e.amount_minor), 0), e.currency) as detail
from ledger_transactions t left join ledger_entries e on e.transaction_id = t.id
group by t.id, e.currency having count(e.line) < 2 or sum(e.amount_minor) <> 0;
