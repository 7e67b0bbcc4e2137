-- A gift is sent or refused within an hour after it is due. violation_eventual_unsent_gift returns the gifts with no outcome.
create view violation_late_gift as
select g.shipment_id::text as subject, format('due at %s, sent at %s', g.send_at, g.first_sent_at) as detail
from gifts g where least(g.first_bounced_at, g.first_sent_at) > g.send_at + interval '1 hour' and g.stopped_at is null;
