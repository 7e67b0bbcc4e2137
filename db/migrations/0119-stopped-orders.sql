-- One of our people has looked into a dispute, or into money that went back, and let go what it bought.
alter table payments
  add column dispute_lifted_at timestamptz,
  add column returns_accepted_minor bigint not null default 0, -- so much may be gone
  add column is_disputed boolean generated always as (coalesce(disputed_at > coalesce(dispute_lifted_at, '-infinity'), false)) virtual;
update payments p set dispute_lifted_at = now()
where p.disputed_at is not null and exists (select from giftcards c where c.order_id = p.order_id and c.status = 'ACTIVE');

-- What they bought is to stay here: their money, or that of a card that paid for it, went back, never came or is disputed, or a card of theirs is blocked still.
-- Neither blank cards nor donations have a block of their own.
create view stopped_orders as
select c.order_id from giftcards c where c.status = 'BLOCKED'
union all
select p.order_id from payments p where p.state = 'CAPTURED' and p.is_disputed
union all
select p.order_id from payments p join payment_returns r on r.payment_id = p.id
where p.state = 'CAPTURED' group by p.id, p.order_id having sum(r.amount_minor) > p.returns_accepted_minor
union all
select h.order_id from giftcard_holds h join giftcards c on c.id = h.card_id
where h.state = 'CAPTURED' and c.status = 'BLOCKED';

create function is_order_stopped(asked uuid) returns boolean language sql stable as $$
  select exists (select from stopped_orders s where s.order_id = asked)
$$;

create view violation_disputed_order as
select p.order_id::text as subject, format('its money is disputed, and %s of its cards can be spent', count(*)) as detail
from payments p join giftcards c on c.order_id = p.order_id and c.status = 'ACTIVE'
where p.state = 'CAPTURED' and p.is_disputed
group by p.order_id;

-- What an open order keeps of the stock is what was put into it.
create or replace view violation_stock_reservation as
select r.order_id::text as subject,
  format('%s of product %s kept for %s in an order that is %s', r.qty, r.product_id, ordered.qty, coalesce(o.status, 'unknown')) as detail
from stock_reservations r
left join orders o on o.id = r.order_id
cross join lateral (
  select coalesce(sum(p.qty), 0) as qty
  from shipments s join packages p on p.shipment_id = s.id where s.order_id = r.order_id and p.product_id = r.product_id
) ordered
where o.status is distinct from 'PENDING' or r.qty <> ordered.qty;

select unite_violations();
