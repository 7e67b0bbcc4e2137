-- Customers log in: passwords, confirmed addresses, devices, the links of mails, an address book.
alter table users
  add column password_hash text, -- argon2id; null: none was chosen, so nobody logs in with one
  add column email_confirmed_at timestamptz, -- null: the address may be anybody's
  add column customer_type text not null default 'PRIVATE' check (customer_type in ('PRIVATE', 'BUSINESS')),
  add column company_name text,
  add column kvk_number text,
  drop column address, -- the default one of the address book
  drop column subscribed; -- the newsletter knows

-- Nobody has logged in before this.
delete from sessions;
alter table sessions
  add column id uuid not null unique, -- names a device to its owner; opens nothing
  add column browser text,
  add column system text,
  add column created_at timestamptz not null,
  add column last_seen_at timestamptz not null;

-- The links that mails carry, one of each purpose a customer: a newer one takes the place of the older.
create table account_links (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('CONFIRM_EMAIL', 'NEW_PASSWORD')),
  email citext not null, -- where it is sent, and what it confirms
  token_hash bytea not null unique, -- SHA-256
  storefront text not null,
  language text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  unique (user_id, purpose)
);
create index on account_links (expires_at);

-- Whoever asks for a new password waits the same, known or not: a job finds out who it is, and forgets the rest.
create table password_requests (
  id uuid primary key,
  email citext not null,
  storefront text not null,
  language text not null,
  asked_at timestamptz not null
);

create table addresses (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  address jsonb not null,
  is_default_billing boolean not null,
  is_default_delivery boolean not null,
  created_at timestamptz not null
);
create index on addresses (user_id, created_at);
create unique index addresses_default_billing on addresses (user_id) where is_default_billing;
create unique index addresses_default_delivery on addresses (user_id) where is_default_delivery;

-- A deleted customer's order: its names and addresses go when nothing of it is on its way any more.
alter table orders add column is_to_forget boolean not null default false;
create index orders_to_forget on orders (id) where is_to_forget;

-- A guest's orders are found by the address they were placed with; a gift by the address it was sent to.
create index orders_of_guest on orders (lower(billing_address ->> 'email')) where user_id is null and status <> 'CART';
create index orders_by_email on orders (lower(billing_address ->> 'email')) where status = 'COMPLETED';
create index shipments_by_email on shipments (lower(receiver ->> 'email')) where kind = 'DIGITAL';

-- An order is over when nothing of it is on its way any more: given up, or paid, confirmed, billed, sent and shipped.
create view orders_over as
select o.id, o.user_id, greatest(o.canceled_at, o.completed_at, f.confirmed_at, moved.at) as since
from orders o
left join fulfilments f on f.order_id = o.id
cross join lateral (
  select greatest(
    (select max(coalesce(g.buyer_told_at, g.sent_at)) from gifts g where g.order_id = o.id),
    (select max(p.shipped_at) from parcels p where p.order_id = o.id)) as at
) moved
where o.status = 'CANCELED' or (
  o.status = 'COMPLETED' and f.issued_at is not null and f.confirmation is not null
  and exists (select from invoices i where i.order_id = o.id)
  and not exists (
    select from gifts g where g.order_id = o.id and g.state <> 'SENT' and not (g.state = 'BOUNCED' and g.buyer_told_at is not null))
  and not exists (select from parcels p where p.order_id = o.id and p.state <> 'SHIPPED'));

create view violation_deleted_customer as
select o.id::text as subject,
  case when o.status = 'CART' then 'a cart of nobody' when o.is_to_forget then 'has names and addresses still' else 'is kept for nobody' end as detail
from orders o
where o.user_id is not null and not exists (select from users u where u.id = o.user_id)
  and (o.billing_address is not null or exists (select from shipments s where s.order_id = o.id and s.receiver <> '{}'))
  and (not o.is_to_forget or o.status = 'CART' or exists (select from orders_over e where e.id = o.id and e.since < now() - interval '1 day'));

select unite_violations();
