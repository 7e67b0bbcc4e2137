-- A refund may fail after it was told as done. Only the failure of the refund that settled a payment opens it again, so the payment names it: by what we asked
-- with, or, of one that was made at the provider's desk, by the event that told it.
alter table payments add refunded_by text;
update payments p set refunded_by = p.reference || ':refund' || coalesce(
  (select ':' || count(*) + 1 from failed_refunds f where f.payment_id = p.id having count(*) > 0), '')
where state = 'REFUNDED';
alter table payments add constraint payments_refunded_by_check check ((state = 'REFUNDED') = (refunded_by is not null));

comment on column failed_refunds.reference is
  'Of the asking: <payment>:refund, then <payment>:refund:2 and so on; of the desk''s, the event that told or would have told it as done.';

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

-- One line for a payment, however often and by whomever it was tried.
create or replace view violation_failed_refund as
  select p.reference as subject, format('%s %s could not be given back, told at %s', p.amount_minor, p.currency, max(f.failed_at)) as detail
  from failed_refunds f join payments p on p.id = f.payment_id
  where f.asked_again_at is null and p.state = 'DUPLICATE'
  group by p.id;
