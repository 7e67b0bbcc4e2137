-- The totals frozen on an order are the sums of its packages.
create view violation_order_total as
select o.id::text as subject,
  format('%s less %s, but its packages sum to %s less %s', o.subtotal_minor, o.discount_minor, lines.subtotal, lines.discount) as detail
from orders o
cross join lateral (
  select coalesce(sum(p.qty * (p.value_minor + p.wrapper_minor + p.packing_minor)), 0) as subtotal,
    coalesce(sum(p.discount_minor), 0) as discount
  from shipments s join packages p on p.shipment_id = s.id where s.order_id = o.id
) lines
where o.status <> 'CART' and (o.subtotal_minor, o.discount_minor) is distinct from (lines.subtotal, lines.discount);
