-- What becomes of an order once it is paid.
create table fulfilments (
  order_id uuid primary key references orders,
  completed_at timestamptz not null,
  token_hash bytea unique, -- SHA-256 of the link to the buyer's page; null until it is made, and when it is revoked
  issued_at timestamptz, -- when its cards were made
  confirmation text check (confirmation in ('SENT', 'REFUSED')), -- what became of the mail to the buyer
  confirmed_at timestamptz,
  check ((confirmation is null) = (confirmed_at is null))
);

-- What goes to one receiver by e-mail: a link, never a number. An attempt is a mail of its own; what a mail server refuses is tried again.
create table gifts (
  shipment_id uuid primary key references shipments,
  order_id uuid not null references orders,
  state text not null default 'PLANNED' check (state in ('PLANNED', 'SENT', 'BOUNCED')),
  send_at timestamptz not null,
  attempt integer not null default 1 check (attempt > 0),
  refusals integer not null default 0, -- of this attempt
  claimed_until timestamptz, -- somebody is sending it just now
  link integer not null default 1 check (link > 0), -- a corrected address gets another link
  token_hash bytea unique, -- SHA-256 of the link; null: revoked
  first_sent_at timestamptz,
  sent_at timestamptz,
  bounced_at timestamptz,
  buyer_told_at timestamptz, -- that it cannot be delivered
  opened_at timestamptz,
  check (state <> 'SENT' or sent_at is not null)
);
create index on gifts (order_id);
create index gifts_unsent on gifts (send_at) where state <> 'SENT';

-- Cards without value, until somebody activates them.
create table blank_giftcards (
  id uuid primary key,
  order_id uuid not null,
  package_id uuid not null,
  unit_no integer not null check (unit_no >= 1),
  product_id integer not null,
  storefront text not null,
  number_index bytea not null unique, -- keyed hash
  number_sealed bytea not null, -- AES-256-GCM
  pin_sealed bytea not null, -- AES-256-GCM
  last_four text not null check (last_four ~ '^[0-9]{4}$'),
  issued_at timestamptz not null,
  unique (package_id, unit_no)
);
create index on blank_giftcards (order_id);
create trigger keep before update or delete on blank_giftcards for each row execute function refuse_change();

create table donations (
  package_id uuid primary key references packages,
  order_id uuid not null references orders,
  product_id integer not null,
  qty integer not null check (qty > 0),
  amount_minor bigint not null check (amount_minor > 0), -- of all of them
  currency text not null,
  donated_at timestamptz not null
);
create index on donations (order_id);
create trigger keep before update or delete on donations for each row execute function refuse_change();

-- What goes by post to one address on one day: to be packed, then on its way.
create table parcels (
  id uuid primary key,
  order_id uuid not null references orders,
  position integer not null check (position > 0), -- 1, 2, … of its order
  storefront text not null,
  state text not null default 'TO_PACK' check (state in ('TO_PACK', 'SHIPPED')),
  ship_on date not null, -- the day it is to leave the house
  carrier text not null,
  created_at timestamptz not null,
  shipped_at timestamptz,
  unique (order_id, position),
  check ((state = 'SHIPPED') = (shipped_at is not null))
);
create index parcels_to_pack on parcels (ship_on) where state = 'TO_PACK';
create table parcel_shipments (
  shipment_id uuid primary key references shipments,
  parcel_id uuid not null references parcels
);
create index on parcel_shipments (parcel_id);

-- The last number of each store; its row is locked by whoever takes the next, until that invoice is written.
create table invoice_numbers (
  storefront text primary key,
  last_number bigint not null check (last_number > 0)
);
create table invoices (
  id uuid primary key,
  order_id uuid not null unique references orders,
  storefront text not null,
  number bigint not null check (number > 0),
  issued_on date not null,
  body jsonb not null, -- everything it says: it reads the same in ten years
  token_hash bytea not null unique, -- SHA-256 of the link to it
  created_at timestamptz not null,
  unique (storefront, number)
);
create trigger keep before update or delete on invoices for each row execute function refuse_change();

create view violation_invoice_number as
select n.storefront as subject, format('%s invoices up to number %s, the last taken is %s', count(i.id), max(i.number), n.last_number) as detail
from invoice_numbers n left join invoices i on i.storefront = n.storefront
group by n.storefront, n.last_number having count(i.id) <> n.last_number or max(i.number) is distinct from n.last_number;

create view violation_fulfilled_unpaid as
select o.id::text as subject, format('%s has %s', o.status, string_agg(done.what, ', ')) as detail
from orders o join lateral (
  select 'cards' as what where exists (select from giftcards c where c.order_id = o.id)
  union all select 'blank cards' where exists (select from blank_giftcards b where b.order_id = o.id)
  union all select 'donations' where exists (select from donations d where d.order_id = o.id)
  union all select 'gifts' where exists (select from gifts g where g.order_id = o.id)
  union all select 'parcels' where exists (select from parcels p where p.order_id = o.id)
  union all select 'an invoice' where exists (select from invoices i where i.order_id = o.id)
) done on true
where o.status <> 'COMPLETED'
group by o.id;

create view fulfilled_packages as
select s.order_id, s.id as shipment_id, s.kind, p.id as package_id, p.product_type,
  case p.product_type when 'BLANK_GIFT_CARD_PACK' then 3 * p.qty else p.qty end as wanted,
  case p.product_type
    when 'GIFTCARD' then (select count(*) from giftcards c where c.package_id = p.id)
    when 'BLANK_GIFT_CARD_PACK' then (select count(*) from blank_giftcards b where b.package_id = p.id)
    else coalesce((select d.qty from donations d where d.package_id = p.id), 0)
  end as made
from packages p join shipments s on s.id = p.shipment_id;

create view violation_fulfilled_too_much as
select f.package_id::text as subject, format('%s made, %s paid', f.made, f.wanted) as detail
from fulfilled_packages f where f.made > f.wanted;

create view violation_quiet_fulfilled_quantity as
select f.package_id::text as subject, format('%s made, %s paid', f.made, f.wanted) as detail
from fulfilled_packages f join orders o on o.id = f.order_id
where o.status = 'COMPLETED' and o.kind = 'REGULAR' and f.made <> f.wanted;

create view violation_quiet_card_outside_fulfilment as
select c.id::text as subject, 'belongs to no package of a completed order' as detail
from giftcards c where not exists (
  select from packages p join shipments s on s.id = p.shipment_id join orders o on o.id = s.order_id
  where p.id = c.package_id and o.id = c.order_id and o.status = 'COMPLETED');

create view violation_quiet_unsent_gift as
select g.shipment_id::text as subject, format('was to be sent at %s', g.send_at) as detail
from gifts g where g.first_sent_at is null and g.bounced_at is null and g.send_at < now()
union all
select s.id::text, 'its order is completed, and nobody plans to send it'
from shipments s join orders o on o.id = s.order_id
where o.status = 'COMPLETED' and o.kind = 'REGULAR' and s.kind = 'DIGITAL' and not exists (select from gifts g where g.shipment_id = s.id);

create view violation_late_gift as
select g.shipment_id::text as subject, format('to be sent at %s, sent at %s', g.send_at, g.first_sent_at) as detail
from gifts g where least(g.bounced_at, g.first_sent_at) > g.send_at + interval '1 hour';

create view violation_quiet_unpacked_shipment as
select s.id::text as subject, 'its order is completed, and it is in no parcel' as detail
from shipments s join orders o on o.id = s.order_id
where o.status = 'COMPLETED' and o.kind = 'REGULAR' and s.kind = 'PHYSICAL' and not exists (select from parcel_shipments p where p.shipment_id = s.id);

create view violation_quiet_unconfirmed_order as
select o.id::text as subject, format('completed at %s: confirmation %s, invoice %s', o.completed_at, f.confirmation, i.number) as detail
from orders o left join fulfilments f on f.order_id = o.id left join invoices i on i.order_id = o.id
where o.status = 'COMPLETED' and o.kind = 'REGULAR' and (f.confirmation is null or i.id is null);

select unite_violations();
