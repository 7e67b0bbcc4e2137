-- The stock reserved for an open order equals its quantities.
create view violation_stock_reservation as
select r.order_id::text as subject,
  format('%s of product %s reserved for %s in an order that is %s', r.qty, r.product_id, ordered.qty, coalesce(o.status, 'unknown')) as detail
from stock_reservations r
left join orders o on o.id = r.order_id
cross join lateral (
  select coalesce(sum(p.qty), 0) as qty
  from shipments s join packages p on p.shipment_id = s.id where s.order_id = r.order_id and p.product_id = r.product_id
) ordered
where o.status is distinct from 'PENDING' or r.qty <> ordered.qty;
