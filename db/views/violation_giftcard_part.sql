-- What gift cards paid of an order is what was taken from them.
create view violation_giftcard_part as
select o.id::text as subject, format('paid %s by gift cards, which gave %s', paid.minor, taken.minor) as detail
from orders o
cross join lateral (
  select coalesce(sum(p.amount_minor), 0) as minor from payments p where p.order_id = o.id and p.provider = 'giftcard' and p.state = 'CAPTURED'
) paid
cross join lateral (
  select coalesce(sum(h.amount_minor), 0) as minor from giftcard_holds h where h.order_id = o.id and h.state = 'CAPTURED'
) taken
where o.status = 'COMPLETED' and paid.minor <> taken.minor;
