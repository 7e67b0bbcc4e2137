-- Only an order that is being paid, or a redeem order in its cart, has an open hold.
create view violation_hold_of_order as
select h.id::text as subject, format('held for an order that is %s', o.status) as detail
from giftcard_holds h join orders o on o.id = h.order_id
where h.state = 'OPEN' and o.status <> 'PENDING' and (o.kind, o.status) <> ('REDEEM', 'CART');
