-- Requests that move money carry a key of the caller's: the same key and the same request again get the same answer.
create table idempotency_keys (
  scope text not null, -- which request of whom
  key text not null,
  body_hash bytea not null,
  answer jsonb, -- written in the transaction that claims the key
  created_at timestamptz not null,
  primary key (scope, key)
);
create index on idempotency_keys (created_at);

-- A placed order while it is being paid.
create table checkouts (
  order_id uuid primary key references orders on delete cascade,
  kept_until timestamptz not null, -- then it is given up: stock and gift cards are free again
  awaits_transfer boolean not null default false,
  closed_at timestamptz, -- paid, or given up
  discarded_at timestamptz -- given up by the shopper: what was ordered is back in their cart
);
create index on checkouts (kept_until) where closed_at is null;

-- Gift cards that pay a part of an order. On a cart a card is only remembered; placing the order says how much of it, and holds that.
create table checkout_giftcards (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  card_id uuid not null references giftcards,
  position integer not null,
  amount_minor bigint check (amount_minor > 0), -- null on a cart
  unique (order_id, card_id)
);

-- An order is completed when it is paid: by gift cards, and by one payment for the rest.
create view violation_captured_total as
select o.id::text as subject, format('%s %s, but captured were %s', o.total_minor, o.currency, paid.minor) as detail
from orders o cross join lateral (
  select coalesce(sum(p.amount_minor) filter (where p.currency = o.currency), 0) as minor
  from payments p where p.order_id = o.id and p.state = 'CAPTURED'
) paid
where o.status = 'COMPLETED' and o.kind = 'REGULAR' and paid.minor <> o.total_minor;

-- The same, as the books say it: the gift cards' part and the rest.
create view violation_booked_total as
select o.id::text as subject, format('%s %s, but booked were %s', o.total_minor, o.currency, booked.minor) as detail
from orders o cross join lateral (
  select coalesce(sum(e.amount_minor), 0) as minor
  from ledger_accounts a
  join ledger_entries e on e.account_id = a.id
  join ledger_transactions t on t.id = e.transaction_id
  where a.code = 'order:' || o.id and t.kind in ('capture', 'capture-hold')
) booked
where o.status = 'COMPLETED' and o.kind = 'REGULAR' and booked.minor <> o.total_minor;

create view violation_giftcard_part as
select o.id::text as subject, format('paid %s by gift cards, which gave %s', paid.minor, taken.minor) as detail
from orders o
cross join lateral (
  select coalesce(sum(p.amount_minor), 0) as minor from payments p where p.order_id = o.id and p.provider = 'giftcard' and p.state = 'CAPTURED'
) paid
cross join lateral (
  select coalesce(sum(h.amount_minor), 0) as minor from giftcard_holds h where h.order_id = o.id and h.state = 'CAPTURED'
) taken
where o.status = 'COMPLETED' and o.kind = 'REGULAR' and paid.minor <> taken.minor;

-- What the provider and business buyers owe is what was captured and not given back.
create view violation_receivable as
select coalesce(booked.code, captured.code) as subject, format('booked %s, captured and kept %s', booked.minor, captured.minor) as detail
from (
  select a.code, -sum(e.amount_minor) as minor
  from ledger_accounts a join ledger_entries e on e.account_id = a.id where a.kind in ('provider', 'invoice') group by a.code
) booked
full join (
  select case p.provider when 'invoice' then 'invoice:' else 'provider:' end || p.currency as code, sum(p.amount_minor) as minor
  from payments p where p.provider <> 'giftcard' and p.state in ('CAPTURED', 'DUPLICATE') group by 1
) captured using (code)
where coalesce(booked.minor, 0) <> coalesce(captured.minor, 0);

create view violation_refunded as
select t.reference as subject, format('%s more given back than was taken', sum(e.amount_minor)) as detail
from ledger_transactions t
join ledger_entries e on e.transaction_id = t.id
join ledger_accounts a on a.id = e.account_id
where a.kind = 'provider'
group by t.reference, e.currency having sum(e.amount_minor) > 0;

create view violation_hold_of_order as
select h.id::text as subject, format('held for an order that is %s', o.status) as detail
from giftcard_holds h join orders o on o.id = h.order_id
where h.state = 'OPEN' and o.status <> 'PENDING';

create view violation_quiet_captured_order as
select p.reference as subject, format('captured, but its order is %s', coalesce(o.status, 'unknown')) as detail
from payments p left join orders o on o.id = p.order_id
where p.state = 'CAPTURED' and o.status in ('CART', 'PENDING', 'CANCELED');

-- The reconciler gives up what nobody pays, once a minute.
create view violation_quiet_overdue_checkout as
select c.order_id::text as subject, format('kept until %s and still open', c.kept_until) as detail
from checkouts c where c.closed_at is null and c.kept_until < now() - interval '10 minutes';

select unite_violations();
