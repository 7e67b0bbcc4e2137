create view violation_card_account as
select a.code as subject, 'belongs to no card' as detail
from ledger_accounts a
where a.kind in ('card', 'hold') and not exists (select from giftcards c where c.id::text = split_part(a.code, ':', 2));
