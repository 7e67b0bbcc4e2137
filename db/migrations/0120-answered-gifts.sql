alter table gifts
  add column stopped_at timestamptz, -- its time came while its order was stopped: it is late for a reason
  add column first_bounced_at timestamptz, -- whatever its buyer mended since
  add column answered integer not null default 0, -- how many of its attempts a mail server took or refused
  add column put_off_since timestamptz; -- when a mail server first said "later" to this attempt
-- What was opened can be mended no more. Of what was mended before it was ever sent, nobody knows whether it was refused.
update gifts set first_bounced_at = bounced_at, answered = attempt - case state when 'PLANNED' then 1 else 0 end
where bounced_at is not null or (first_sent_at is not null and opened_at is null);

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

select unite_violations();
