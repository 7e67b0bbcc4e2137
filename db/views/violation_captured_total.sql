-- A completed order is paid in full: by gift cards, and by one payment for the rest.
create view violation_captured_total as
select o.id::text as subject, format('%s %s, but %s was captured', o.total_minor, o.currency, paid.minor) as detail
from orders o cross join lateral (
  select coalesce(sum(p.amount_minor) filter (where p.currency = o.currency), 0) as minor
  from payments p where p.order_id = o.id and p.state = 'CAPTURED'
) paid
where o.status = 'COMPLETED' and paid.minor <> o.total_minor;
