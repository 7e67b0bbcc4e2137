-- Cart and order are one: a row begins as CART and is frozen when it is placed.
create table orders (
  id uuid primary key,
  number bigint generated always as identity (start with 10000001) unique, -- what people read
  storefront text not null,
  kind text not null default 'REGULAR' check (kind in ('REGULAR', 'ACTIVATION', 'REDEEM')),
  status text not null default 'CART' check (status in ('CART', 'PENDING', 'COMPLETED', 'CANCELED')),
  cart_token_hash bytea, -- SHA-256 of the visitor's cookie: whoever reads this table cannot open a cart
  user_id uuid,
  language text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  delivery_mode text not null default 'DEFAULT' check (delivery_mode in ('DEFAULT', 'SINGLE', 'SPLIT')),
  customer_type text not null default 'PRIVATE' check (customer_type in ('PRIVATE', 'BUSINESS')),
  billing_address jsonb,
  newsletter boolean not null default false,
  payment_method text,
  -- Frozen when it is placed.
  subtotal_minor bigint check (subtotal_minor >= 0),
  shipping_minor bigint check (shipping_minor >= 0),
  service_fee_minor bigint check (service_fee_minor >= 0),
  discount_minor bigint check (discount_minor >= 0),
  tax_minor bigint check (tax_minor >= 0), -- included in the total
  total_minor bigint check (total_minor >= 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  placed_at timestamptz,
  completed_at timestamptz,
  canceled_at timestamptz,
  check (total_minor = subtotal_minor + shipping_minor + service_fee_minor - discount_minor),
  check (status = 'CART' or (placed_at is not null and num_nulls(
    subtotal_minor, shipping_minor, service_fee_minor, discount_minor, tax_minor, total_minor) = 0)),
  check ((status = 'COMPLETED') = (completed_at is not null))
);
-- One cart a visitor and storefront. Finished orders are not in these, so that however many there are, a cart is found at once.
create unique index orders_cart_of_visitor on orders (cart_token_hash, storefront) where status = 'CART';
create unique index orders_cart_of_customer on orders (user_id, storefront) where status = 'CART' and user_id is not null;
create index orders_old_carts on orders (updated_at) where status = 'CART';
create index orders_of_customer on orders (user_id, placed_at desc) where status <> 'CART';
create index orders_open on orders (placed_at) where status = 'PENDING';

-- What goes to one receiver at one time. Those that one submission of the builder added share a tag: a package group.
create table shipments (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  tag text not null,
  kind text not null check (kind in ('DIGITAL', 'PHYSICAL')),
  receiver_kind text not null check (receiver_kind in ('ME', 'RECEIVER')),
  receiver jsonb not null,
  deliver_at timestamptz check (deliver_at is null or kind = 'DIGITAL'), -- null: as soon as it is paid
  deliver_on date check (deliver_on is null or kind = 'PHYSICAL'),
  position integer not null,
  unique (order_id, position)
);

create table packages (
  id uuid primary key,
  shipment_id uuid not null references shipments on delete cascade,
  variation_id integer not null, -- no foreign key: an order outlives what the catalogue sells
  product_id integer not null,
  qty integer not null check (qty between 1 and 99),
  value_minor bigint not null check (value_minor > 0),
  wrapper_key text,
  gift_packing_key text,
  message text check (char_length(message) between 1 and 150),
  -- What was chosen, in the buyer's language: readable when the catalogue sells it no more.
  product_type text not null check (product_type in ('GIFTCARD', 'DONATION', 'BLANK_GIFT_CARD_PACK')),
  title text not null,
  -- Frozen when the order is placed.
  wrapper_minor bigint check (wrapper_minor >= 0), -- for one card
  packing_minor bigint check (packing_minor >= 0), -- for one card
  discount_minor bigint check (discount_minor >= 0), -- for all cards of the package
  position integer not null,
  unique (shipment_id, position)
);

-- One row a form that was sent: the same form twice adds once.
create table cart_submissions (
  order_id uuid not null references orders on delete cascade,
  key text not null check (char_length(key) between 1 and 100),
  body_hash bytea not null,
  tag text not null,
  primary key (order_id, key)
);

create view violation_order_total as
select o.id::text as subject,
  format('%s less %s, but its packages say %s less %s', o.subtotal_minor, o.discount_minor, lines.subtotal, lines.discount) as detail
from orders o
cross join lateral (
  select coalesce(sum(p.qty * (p.value_minor + p.wrapper_minor + p.packing_minor)), 0) as subtotal,
    coalesce(sum(p.discount_minor), 0) as discount
  from shipments s join packages p on p.shipment_id = s.id where s.order_id = o.id
) lines
where o.status <> 'CART' and o.kind = 'REGULAR' and (o.subtotal_minor, o.discount_minor) is distinct from (lines.subtotal, lines.discount);

select unite_violations();
