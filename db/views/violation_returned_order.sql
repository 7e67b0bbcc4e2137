-- Cards bought with money that was returned cannot be spent, and no cards bought with those cards, and so on. Returning a duplicate payment blocks no card,
-- because it bought nothing. A return that staff accepted as lost is no violation.
create view violation_returned_order as
with recursive returned as (
  select p.order_id
  from payment_returns r join payments p on p.id = r.payment_id and p.state = 'CAPTURED'
  group by p.id, p.order_id having sum(r.amount_minor) > p.returns_accepted_minor
  union
  select h.order_id
  from returned join giftcards c on c.order_id = returned.order_id join giftcard_holds h on h.card_id = c.id and h.state = 'CAPTURED'
)
select returned.order_id::text as subject, format('its money was returned, but %s of its cards can be spent', count(*)) as detail
from returned join giftcards c on c.order_id = returned.order_id and c.status = 'ACTIVE'
group by returned.order_id;
