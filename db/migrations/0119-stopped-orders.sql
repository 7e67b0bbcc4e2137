-- One of our people has looked into a dispute, and let its cards be spent again.
alter table payments add column dispute_lifted_at timestamptz;
update payments p set dispute_lifted_at = now()
where p.disputed_at is not null and exists (select from giftcards c where c.order_id = p.order_id and c.status = 'ACTIVE');

-- Whether what an order bought is to stay here: its money, or that of a card that paid for it, went back, never came or is disputed, or a card of it is blocked still.
-- Blank cards have no block of their own.
create function is_order_stopped(asked uuid) returns boolean language sql stable as $$
  select exists (select from giftcards c where c.order_id = asked and c.status = 'BLOCKED')
    or exists (select from payments p where p.order_id = asked and p.state = 'CAPTURED' and p.disputed_at > coalesce(p.dispute_lifted_at, '-infinity'))
    or exists (
      select from payments p join payment_returns r on r.payment_id = p.id
      where p.order_id = asked and p.state = 'CAPTURED' group by p.id having sum(r.amount_minor) > 0)
    or exists (
      select from giftcard_holds h join giftcards c on c.id = h.card_id and c.status = 'BLOCKED'
      where h.order_id = asked and h.state = 'CAPTURED')
$$;

alter table gifts
  add column stopped_at timestamptz, -- its time came while its order was stopped: it is late for a reason
  add column first_bounced_at timestamptz, -- whatever its buyer mended since
  add column answered integer not null default 0, -- how many of its attempts a mail server took or refused
  add column asked_at timestamptz; -- when this attempt was asked for; null: the first
update gifts set first_bounced_at = bounced_at, answered = attempt - case state when 'PLANNED' then 1 else 0 end;

create or replace view violation_quiet_unsent_gift as
select g.shipment_id::text as subject, format('was to be sent at %s', g.send_at) as detail
from gifts g where g.first_sent_at is null and g.bounced_at is null and g.send_at < now() and not is_order_stopped(g.order_id)
union all
select s.id::text, 'its order is completed, and nobody plans to send it'
from shipments s join orders o on o.id = s.order_id
where o.status = 'COMPLETED' and o.kind = 'REGULAR' and s.kind = 'DIGITAL' and not exists (select from gifts g where g.shipment_id = s.id);

-- Sent or refused within the hour. What is neither is an unsent gift.
create or replace view violation_late_gift as
select g.shipment_id::text as subject, format('to be sent at %s, sent at %s', g.send_at, g.first_sent_at) as detail
from gifts g where least(g.first_bounced_at, g.first_sent_at) > g.send_at + interval '1 hour' and g.stopped_at is null;

create view violation_disputed_order as
select p.order_id::text as subject, format('its money is disputed, and %s of its cards can be spent', count(*)) as detail
from payments p join giftcards c on c.order_id = p.order_id and c.status = 'ACTIVE'
where p.state = 'CAPTURED' and p.disputed_at > coalesce(p.dispute_lifted_at, '-infinity')
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
