-- Orders of which nothing is on its way any more: expired, or paid, confirmed, invoiced, sent and shipped.
create view orders_over as
select o.id, o.user_id, greatest(o.canceled_at, o.completed_at, f.confirmed_at, moved.at) as since
from orders o
left join fulfilments f on f.order_id = o.id
cross join lateral (
  select greatest(
    (select max(coalesce(g.buyer_told_at, g.sent_at)) from gifts g where g.order_id = o.id),
    (select max(p.shipped_at) from parcels p where p.order_id = o.id)) as at
) moved
where o.status = 'CANCELED' or (
  o.status = 'COMPLETED' and f.issued_at is not null and f.confirmation is not null
  and exists (select from invoices i where i.order_id = o.id)
  and not exists (
    select from gifts g where g.order_id = o.id and g.state <> 'SENT' and not (g.state = 'BOUNCED' and g.buyer_told_at is not null))
  and not exists (select from parcels p where p.order_id = o.id and p.state <> 'SHIPPED'));
