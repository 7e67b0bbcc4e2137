-- The debt to a brand equals what its shop captured from cards.
create view violation_settlement as
select coalesce(a.code, h.code) as subject, format('%s owed, %s captured', coalesce(a.minor, 0), coalesce(h.minor, 0)) as detail
from (
  select a.code, sum(e.amount_minor) as minor
  from ledger_accounts a join ledger_entries e on e.account_id = a.id where a.kind = 'settlement' group by 1
) a
full join (
  select 'settlement:' || brand || ':' || currency as code, sum(amount_minor) as minor
  from giftcard_holds where state = 'CAPTURED' and brand is not null group by 1
) h using (code)
where coalesce(a.minor, 0) <> coalesce(h.minor, 0);
