-- The ledger balance of each hold equals its open holds.
create view violation_hold as
select coalesce(a.code, h.code) as subject, format('%s on the account, %s in open holds', a.balance, h.minor) as detail
from (select code, balance from ledger_accounts where kind = 'hold') a
full join (
  select 'hold:' || card_id || ':' || order_id as code, sum(amount_minor) as minor from giftcard_holds where state = 'OPEN' group by 1
) h using (code)
where coalesce(a.balance, 0) <> coalesce(h.minor, 0);
