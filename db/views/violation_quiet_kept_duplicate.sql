-- A duplicate payment is refunded within a minute. One that was returned in parts, or through the bank of the buyer, is not kept either.
create view violation_quiet_kept_duplicate as
select p.reference as subject, format('%s %s captured twice and kept', p.amount_minor, p.currency) as detail
from payments p
where p.state = 'DUPLICATE'
  and p.amount_minor > (select coalesce(sum(r.amount_minor), 0) from payment_returns r where r.payment_id = p.id);
