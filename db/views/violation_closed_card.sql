-- A card that was replaced, or whose exchange was undone, is empty and has no open hold.
create view violation_closed_card as
select c.id::text as subject, format('closed, but it has %s and holds of %s', coalesce(a.balance, 0), held.minor) as detail
from giftcards c
left join ledger_accounts a on a.code = 'card:' || c.id
cross join lateral (select coalesce(sum(h.amount_minor), 0) as minor from giftcard_holds h where h.card_id = c.id and h.state = 'OPEN') held
where c.closed_at is not null and (coalesce(a.balance, 0) <> 0 or held.minor <> 0);
