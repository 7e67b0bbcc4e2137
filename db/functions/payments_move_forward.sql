-- Trigger: allows only the listed changes of state. A refused payment may still be captured later; it then pays the order or is refunded. A refund that
-- fails after it was reported as done makes the payment a duplicate again, so that it is refunded once more. A refund of money that paid an order is a row
-- of payment_returns and changes no state. Money in another amount or currency than requested does not pay the order: the payment becomes a duplicate with
-- the amount that arrived.
create or replace function payments_move_forward() returns trigger language plpgsql as $$
begin
  if (old.id, old.order_id, old.attempt, old.provider, old.method, old.created_at)
      is distinct from (new.id, new.order_id, new.attempt, new.provider, new.method, new.created_at)
    or ((old.amount_minor, old.currency) is distinct from (new.amount_minor, new.currency)
      and not (old.state in ('NEW', 'REFUSED') and new.state = 'DUPLICATE')) then
    raise exception 'the order, method and amount of payment % cannot change', old.reference using errcode = 'check_violation';
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
