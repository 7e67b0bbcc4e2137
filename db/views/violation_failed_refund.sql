-- A duplicate payment whose refund failed: one line for a payment, however often it was tried, until all of its money was returned in some way.
create view violation_failed_refund as
  select p.reference as subject,
    format('%s %s could not be given back, told at %s; %s went back otherwise', p.amount_minor, p.currency, max(f.failed_at), max(r.minor)) as detail
  from failed_refunds f join payments p on p.id = f.payment_id
  cross join lateral (select coalesce(sum(amount_minor), 0) as minor from payment_returns where payment_id = p.id) r
  where f.asked_again_at is null and p.state = 'DUPLICATE' and r.minor < p.amount_minor
  group by p.id;
