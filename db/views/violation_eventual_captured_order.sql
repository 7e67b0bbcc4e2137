-- An order whose payment was captured is completed.
create view violation_eventual_captured_order as
select p.reference as subject, format('captured, but its order is %s', coalesce(o.status, 'unknown')) as detail
from payments p left join orders o on o.id = p.order_id
where p.state = 'CAPTURED' and o.status in ('CART', 'PENDING', 'CANCELED');
