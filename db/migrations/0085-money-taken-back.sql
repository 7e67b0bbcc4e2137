-- Money that goes back after it paid an order, without the shop having asked for it: refunded or charged back at the provider's.
insert into ledger_account_kinds (kind, floor) values
  ('returned', null); -- returned:<currency>, taken back from us although we delivered

create table payment_returns (
  event_id text primary key, -- the provider's: told twice, it is booked once
  payment_id uuid not null references payments,
  amount_minor bigint not null check (amount_minor <> 0), -- minus: a return that was reversed, and is ours again
  returned_at timestamptz not null
);
create index on payment_returns (payment_id);

-- Where a bank transfer goes, as the provider says it.
alter table payments add column transfer jsonb;

-- What the provider and business buyers owe is what was captured and not given back.
create or replace view violation_receivable as
select coalesce(booked.code, captured.code) as subject, format('booked %s, captured and kept %s', booked.minor, captured.minor) as detail
from (
  select a.code, -sum(e.amount_minor) as minor
  from ledger_accounts a join ledger_entries e on e.account_id = a.id where a.kind in ('provider', 'invoice') group by a.code
) booked
full join (
  select case p.provider when 'invoice' then 'invoice:' else 'provider:' end || p.currency as code,
    sum(case when p.state in ('CAPTURED', 'DUPLICATE') then p.amount_minor else 0 end - coalesce(r.minor, 0)) as minor
  from payments p
  left join (select payment_id, sum(amount_minor) as minor from payment_returns group by payment_id) r on r.payment_id = p.id
  where p.provider <> 'giftcard' group by 1
) captured using (code)
where coalesce(booked.minor, 0) <> coalesce(captured.minor, 0);

-- Money that was taken back is not spent as well.
create view violation_returned_order as
select p.order_id::text as subject, format('%s of its money went back, and %s of its cards can be spent', sum(r.amount_minor), cards.active) as detail
from payment_returns r
join payments p on p.id = r.payment_id
cross join lateral (select count(*) as active from giftcards c where c.order_id = p.order_id and c.status = 'ACTIVE') cards
where cards.active > 0
group by p.order_id, cards.active having sum(r.amount_minor) > 0;

select unite_violations();
