-- The reconciler expires unpaid orders once a minute.
create view violation_quiet_overdue_checkout as
select c.order_id::text as subject, format('kept until %s and still open', c.kept_until) as detail
from checkouts c where c.closed_at is null and c.kept_until < now() - interval '10 minutes';
