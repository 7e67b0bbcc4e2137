-- All entries of a currency sum to zero.
create view violation_world_sum as
select e.currency as subject, format('all entries sum to %s', sum(e.amount_minor)) as detail
from ledger_entries e group by e.currency having sum(e.amount_minor) <> 0;
