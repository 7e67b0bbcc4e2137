-- A refund may fail after it was told as done. Only the failure of the refund that settled a payment opens it again, so both name it: by the event that tells it
-- as done. One that was refused at once has no such event, and is named by its own.
alter table failed_refunds add refund text;
update failed_refunds f set refund = coalesce(
  (select 'REFUND:' || (e.body->>'pspReference') from provider_events e
    where e.body->>'merchantReference' = f.reference and e.body->>'eventCode' in ('REFUND_FAILED', 'REFUNDED_REVERSED') limit 1),
  f.reference || ' refused');
alter table failed_refunds drop constraint failed_refunds_pkey, add primary key (refund);

alter table payments add refunded_by text;
update payments p set refunded_by = coalesce(
  (select 'REFUND:' || (e.body->>'pspReference') from provider_events e
    where e.body->>'originalReference' = p.psp_reference and e.body->>'eventCode' = 'REFUND' and e.body->>'success' = 'true'
      and not exists (select from failed_refunds f where f.refund = 'REFUND:' || (e.body->>'pspReference'))
    order by e.received_at limit 1),
  'not known')
where state = 'REFUNDED';
alter table payments add constraint payments_refunded_by_check check ((state = 'REFUNDED') = (refunded_by is not null));

-- Of money that we keep, a refund is a return and no state: only what came once too often is ever given back whole.
create or replace function payments_move_forward() returns trigger language plpgsql as $$
begin
  if (old.id, old.order_id, old.attempt, old.provider, old.method, old.amount_minor, old.currency, old.created_at)
    is distinct from (new.id, new.order_id, new.attempt, new.provider, new.method, new.amount_minor, new.currency, new.created_at) then
    raise exception 'payment % is what it was begun as', old.reference using errcode = 'check_violation';
  end if;
  if old.state <> new.state and not (old.state, new.state) in (
    ('NEW', 'REFUSED'), ('NEW', 'CAPTURED'), ('NEW', 'DUPLICATE'),
    ('REFUSED', 'CAPTURED'), ('REFUSED', 'DUPLICATE'),
    ('DUPLICATE', 'REFUNDED'), ('REFUNDED', 'DUPLICATE')
  ) then
    raise exception 'payment % cannot go from % to %', old.reference, old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end $$;

-- One line for a payment, however often and by whomever it was tried, until all of it went back, in whatever way.
create or replace view violation_failed_refund as
  select p.reference as subject,
    format('%s %s could not be given back, told at %s; %s went back otherwise', p.amount_minor, p.currency, max(f.failed_at), max(r.minor)) as detail
  from failed_refunds f join payments p on p.id = f.payment_id
  cross join lateral (select coalesce(sum(amount_minor), 0) as minor from payment_returns where payment_id = p.id) r
  where f.asked_again_at is null and p.state = 'DUPLICATE' and r.minor < p.amount_minor
  group by p.id;
