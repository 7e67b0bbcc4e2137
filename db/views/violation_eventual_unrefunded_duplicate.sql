-- A duplicate payment is refunded within a minute. It is no violation when payment returns cover all of it.
create view violation_eventual_unrefunded_duplicate as
select p.reference as subject, format('%s %s captured twice and not refunded', p.amount_minor, p.currency) as detail
from payments p
where p.state = 'DUPLICATE'
  and p.amount_minor > (select coalesce(sum(r.amount_minor), 0) from payment_returns r where r.payment_id = p.id);
