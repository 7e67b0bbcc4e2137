-- An order is finished when it is canceled, or when it is paid, confirmed, invoiced, sent and shipped. A stopped order may still be released, or its money
-- may come back. Disputes end within half a year, so a stopped order is finished 180 days after its last delivery was due and its last dispute or payment
-- return; `since` is in the future until then.
create view finished_orders as
select o.id, o.user_id,
  greatest(o.canceled_at, o.completed_at, f.confirmed_at, moved.at, waiting.due_at + interval '180 days', case when waiting.due_at is not null then (
    select greatest(max(p.disputed_at), max(r.returned_at)) + interval '180 days'
    from payments p left join payment_returns r on r.payment_id = p.id where p.order_id = o.id) end) as since
from orders o
left join fulfilments f on f.order_id = o.id
cross join lateral (
  select greatest(
    (select max(coalesce(g.buyer_notified_at, g.sent_at)) from gifts g where g.order_id = o.id),
    (select max(p.shipped_at) from parcels p where p.order_id = o.id)) as at
) moved
cross join lateral (
  select greatest(
    (select max(g.send_at) from gifts g
      where g.order_id = o.id and g.state <> 'SENT' and not (g.state = 'BOUNCED' and g.buyer_notified_at is not null)),
    (select max(p.ship_on)::timestamp at time zone 'UTC' from parcels p where p.order_id = o.id and p.state <> 'SHIPPED')) as due_at
) waiting
where o.status = 'CANCELED' or (
  o.status = 'COMPLETED' and f.issued_at is not null and f.confirmation is not null
  and exists (select from invoices i where i.order_id = o.id)
  and (waiting.due_at is null or is_order_stopped(o.id)));
