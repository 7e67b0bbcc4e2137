create view violation_eventual_unsent_gift as
select g.shipment_id::text as subject, format('due at %s and not sent', g.send_at) as detail
from gifts g where g.first_sent_at is null and g.bounced_at is null and g.send_at < now() and not is_order_stopped(g.order_id)
union all
select s.id::text, 'its order is completed, but no mail is planned'
from shipments s join orders o on o.id = s.order_id
where o.status = 'COMPLETED' and o.kind <> 'ACTIVATION' and s.kind = 'DIGITAL' and not exists (select from gifts g where g.shipment_id = s.id);
