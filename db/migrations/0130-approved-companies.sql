-- Staff approve companies that may buy now and pay an invoice later. Everybody else's order waits for the money.
create table approved_companies (
  id uuid primary key,
  storefront text not null,
  company_name text not null,
  vat_number text not null, -- with its country's letters
  registration_number text,
  invoice_email text not null, -- every invoice on credit goes here, whatever the buyer typed
  credit_limit_minor bigint not null check (credit_limit_minor > 0),
  currency text not null,
  demands_reference boolean not null, -- the company refuses invoices without its own reference
  approved_by text not null,
  approved_at timestamptz not null,
  revoked_by text,
  revoked_at timestamptz,
  check ((revoked_by is null) = (revoked_at is null))
);
create unique index approved_companies_active on approved_companies (storefront, vat_number) where revoked_at is null;

-- Who buys for a company: an account counts once it has confirmed one of these addresses.
create table approved_members (
  company_id uuid not null references approved_companies,
  email text not null check (email = lower(email)),
  primary key (company_id, email)
);
create index on approved_members (email);

-- The row of a storefront's day is locked by each order that wants credit, so that all of them are counted.
create table credit_days (
  storefront text not null,
  day date not null, -- of the storefront's calendar
  alarmed_at timestamptz, -- when an order did not fit under the cap for the first time
  primary key (storefront, day)
);

alter table invoice_debts
  add column company_id uuid references approved_companies, -- null: bought before companies were approved
  add column given_on date, -- the day of the storefront's calendar, for the daily cap
  drop column buyer_hash,
  drop column source_hash;
create index on invoice_debts (company_id) where paid_at is null;
create index on invoice_debts (given_on);

-- bank: money that a buyer transfers to our own account before anything is sent (pro forma invoice).
alter table payments drop constraint payments_provider_check,
  add constraint payments_provider_check check (provider in ('adyen', 'invoice', 'bank', 'giftcard'));

-- What the provider and business buyers owe is what was captured and neither given back nor paid.
create or replace view violation_receivable as
select coalesce(booked.code, captured.code) as subject, format('booked %s, captured and kept %s', booked.minor, captured.minor) as detail
from (
  select a.code, -sum(e.amount_minor) as minor
  from ledger_accounts a join ledger_entries e on e.account_id = a.id where a.kind in ('provider', 'invoice') group by a.code
) booked
full join (
  select case p.provider when 'invoice' then 'invoice:' else 'provider:' end || p.currency as code,
    sum(case when p.state in ('CAPTURED', 'DUPLICATE') and d.paid_at is null then p.amount_minor else 0 end - coalesce(r.minor, 0)) as minor
  from payments p
  left join (select payment_id, sum(amount_minor) as minor from payment_returns group by payment_id) r on r.payment_id = p.id
  left join invoice_debts d on d.payment_id = p.id
  where p.provider in ('adyen', 'invoice') group by 1
) captured using (code)
where coalesce(booked.minor, 0) <> coalesce(captured.minor, 0);

-- Nothing is sent before its money has come, but to companies that were approved at that moment (a revocation may wait for an order under way).
create view violation_unapproved_credit as
select p.reference as subject, format('%s %s on credit, and no approved company owes it', p.amount_minor, p.currency) as detail
from payments p
left join invoice_debts d on d.payment_id = p.id
left join approved_companies c on c.id = d.company_id
where p.provider = 'invoice' and p.state = 'CAPTURED' and d.paid_at is null
  and not coalesce(c.currency = p.currency and c.approved_at <= p.settled_at and coalesce(c.revoked_at >= p.settled_at - interval '1 minute', true), false);

create view violation_credit_limit as
select c.id::text as subject, format('owes %s of at most %s %s', sum(p.amount_minor), c.credit_limit_minor, c.currency) as detail
from approved_companies c join invoice_debts d on d.company_id = c.id join payments p on p.id = d.payment_id
where d.paid_at is null
group by c.id having sum(p.amount_minor) > c.credit_limit_minor;

select unite_violations();
