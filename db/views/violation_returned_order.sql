-- Money that was returned cannot be spent as well: not with the cards it paid for, not with the cards bought with those, and so on.
-- A duplicate payment bought nothing, so returning it blocks no card. Money that staff accepted as gone is no violation.
create view violation_returned_order as
with recursive gone as (
  select p.order_id
  from payment_returns r join payments p on p.id = r.payment_id and p.state = 'CAPTURED'
  group by p.id, p.order_id having sum(r.amount_minor) > p.returns_accepted_minor
  union
  select h.order_id
  from gone join giftcards c on c.order_id = gone.order_id join giftcard_holds h on h.card_id = c.id and h.state = 'CAPTURED'
)
select gone.order_id::text as subject, format('its money went back, and %s of its cards can be spent', count(*)) as detail
from gone join giftcards c on c.order_id = gone.order_id and c.status = 'ACTIVE'
group by gone.order_id;
