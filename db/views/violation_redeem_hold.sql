-- Redeem orders hold no more of a card than its value that is not spent.
create view violation_redeem_hold as
select c.id::text as subject, format('%s held by redeem orders, %s left', held.minor, paid_in.minor - spent.minor) as detail
from giftcards c
cross join lateral (
  select coalesce(sum(h.amount_minor), 0) as minor
  from giftcard_holds h join orders o on o.id = h.order_id
  where h.card_id = c.id and h.state = 'OPEN' and o.kind = 'REDEEM'
) held
cross join lateral (
  select coalesce(sum(e.amount_minor), 0) as minor
  from ledger_accounts a join ledger_entries e on e.account_id = a.id join ledger_transactions t on t.id = e.transaction_id
  where a.code = 'card:' || c.id and t.kind not in ('hold-card', 'release-hold')
) paid_in
cross join lateral (
  select coalesce(sum(h.amount_minor), 0) as minor from giftcard_holds h where h.card_id = c.id and h.state = 'CAPTURED'
) spent
where held.minor > 0 and held.minor > paid_in.minor - spent.minor;
