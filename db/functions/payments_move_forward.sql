-- Trigger: a payment only moves forward. A refused payment may still be captured later, and is then kept or refunded. A refund that fails after it was
-- reported as done makes the payment a duplicate again, so that it is refunded once more. A refund of money that paid an order is a payment return,
-- not a state. Money that came in another amount or currency than asked for does not pay the order: it becomes a duplicate that says what came.
create or replace function payments_move_forward() returns trigger language plpgsql as $$
begin
  if (old.id, old.order_id, old.attempt, old.provider, old.method, old.created_at)
      is distinct from (new.id, new.order_id, new.attempt, new.provider, new.method, new.created_at)
    or ((old.amount_minor, old.currency) is distinct from (new.amount_minor, new.currency)
      and not (old.state in ('NEW', 'REFUSED') and new.state = 'DUPLICATE')) then
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
