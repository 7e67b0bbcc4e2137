-- The amount that gift cards paid for an order equals the amount captured from them.
create view violation_giftcard_part as
select o.id::text as subject, format('%s paid with gift cards, %s captured from them', paid.minor, taken.minor) as detail
from orders o
cross join lateral (
  select coalesce(sum(p.amount_minor), 0) as minor from payments p where p.order_id = o.id and p.provider = 'giftcard' and p.state = 'CAPTURED'
) paid
cross join lateral (
  select coalesce(sum(h.amount_minor), 0) as minor from giftcard_holds h where h.order_id = o.id and h.state = 'CAPTURED'
) taken
where o.status = 'COMPLETED' and paid.minor <> taken.minor;
