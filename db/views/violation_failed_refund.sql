-- A duplicate payment whose refund failed: one row for each payment, even after several failures, until all its money was returned in some way.
create view violation_failed_refund as
  select p.reference as subject,
    format('the refund of %s %s failed, reported at %s; %s was returned in another way', p.amount_minor, p.currency, max(f.failed_at), max(r.minor)) as detail
  from failed_refunds f join payments p on p.id = f.payment_id
  cross join lateral (select coalesce(sum(amount_minor), 0) as minor from payment_returns where payment_id = p.id) r
  where f.retried_at is null and p.state = 'DUPLICATE' and r.minor < p.amount_minor
  group by p.id;
