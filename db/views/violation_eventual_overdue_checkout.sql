-- The reconciler expires unpaid orders once a minute.
create view violation_eventual_overdue_checkout as
select c.order_id::text as subject, format('reserved until %s and still open', c.reserved_until) as detail
from checkouts c where c.closed_at is null and c.reserved_until < now() - interval '10 minutes';
