-- Attempts to pay, and what the payment provider tells us of them.

create table payments (
  id uuid primary key,
  order_id uuid not null, -- no foreign key: orders stand above payments
  attempt integer not null check (attempt > 0),
  reference text not null unique check (reference = order_id || ':' || attempt and length(reference) <= 64), -- also the provider's idempotency key
  provider text not null check (provider in ('adyen', 'invoice', 'giftcard')),
  method text not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  state text not null default 'NEW' check (state in ('NEW', 'REFUSED', 'CAPTURED', 'DUPLICATE', 'REFUNDED')),
  reason text check (reason in ('REFUSED', 'FRAUD', 'CANCELLED', 'EXPIRED', 'ERROR')),
  session_id text unique,
  session_result text, -- what the shopper brought back from the provider's page: the key to ask for the outcome
  redirect_url text,
  session_expires_at timestamptz,
  psp_reference text unique,
  created_at timestamptz not null,
  settled_at timestamptz,
  unique (order_id, attempt),
  check ((state = 'NEW') = (settled_at is null)),
  check (state <> 'REFUSED' or reason is not null)
);

-- Whatever is sent twice, late or in parallel, an order is paid once; gift cards pay parts and are many.
create unique index payments_one_captured on payments (order_id) where state = 'CAPTURED' and provider <> 'giftcard';
create index payments_open on payments (created_at) where state = 'NEW';

-- A payment only moves forward. A refusal is not the end: money may come after all, and then it is kept or given back, never overlooked.
create function payments_move_forward() returns trigger language plpgsql as $$
begin
  if (old.id, old.order_id, old.attempt, old.provider, old.method, old.amount_minor, old.currency, old.created_at)
    is distinct from (new.id, new.order_id, new.attempt, new.provider, new.method, new.amount_minor, new.currency, new.created_at) then
    raise exception 'payment % is what it was begun as', old.reference using errcode = 'check_violation';
  end if;
  if old.state <> new.state and not (old.state, new.state) in (
    ('NEW', 'REFUSED'), ('NEW', 'CAPTURED'), ('NEW', 'DUPLICATE'),
    ('REFUSED', 'CAPTURED'), ('REFUSED', 'DUPLICATE'),
    ('CAPTURED', 'REFUNDED'), ('DUPLICATE', 'REFUNDED')
  ) then
    raise exception 'payment % cannot go from % to %', old.reference, old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger payments_move_forward before update on payments for each row execute function payments_move_forward();

create function payments_stay() returns trigger language plpgsql as $$
begin
  raise exception 'payment % is never deleted', old.reference using errcode = 'check_violation';
end $$;
create trigger payments_stay before delete on payments for each row execute function payments_stay();

-- The inbox: stored before it is acknowledged, handled by a job afterwards.
create table provider_events (
  id uuid primary key,
  provider text not null check (provider = 'adyen'),
  dedup_key text not null unique,
  body jsonb not null,
  received_at timestamptz not null,
  processed_at timestamptz,
  attempts integer not null default 0,
  error text
);
create index provider_events_unprocessed on provider_events (received_at) where processed_at is null;
