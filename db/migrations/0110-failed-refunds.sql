-- Refunds that the provider could not make: the money is here still, or again, and waits for one of our people.
create table failed_refunds (
  reference text primary key, -- of the asking: <payment>:refund, then <payment>:refund:2 and so on
  payment_id uuid not null references payments,
  failed_at timestamptz not null,
  asked_again_at timestamptz
);
create index on failed_refunds (payment_id);

-- A payment only moves forward; but a refund may be taken back after it was told as done, and then the money is to be given back as before.
create or replace function payments_move_forward() returns trigger language plpgsql as $$
begin
  if (old.id, old.order_id, old.attempt, old.provider, old.method, old.amount_minor, old.currency, old.created_at)
    is distinct from (new.id, new.order_id, new.attempt, new.provider, new.method, new.amount_minor, new.currency, new.created_at) then
    raise exception 'payment % is what it was begun as', old.reference using errcode = 'check_violation';
  end if;
  if old.state <> new.state and not (old.state, new.state) in (
    ('NEW', 'REFUSED'), ('NEW', 'CAPTURED'), ('NEW', 'DUPLICATE'),
    ('REFUSED', 'CAPTURED'), ('REFUSED', 'DUPLICATE'),
    ('CAPTURED', 'REFUNDED'), ('DUPLICATE', 'REFUNDED'), ('REFUNDED', 'DUPLICATE')
  ) then
    raise exception 'payment % cannot go from % to %', old.reference, old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end $$;

create view violation_failed_refund as
  select p.reference as subject, format('%s %s could not be given back, told at %s', p.amount_minor, p.currency, f.failed_at) as detail
  from failed_refunds f join payments p on p.id = f.payment_id
  where f.asked_again_at is null and p.state = 'DUPLICATE';

select unite_violations();
