-- Gift cards are cash. Neither number nor PIN stands here in clear: the keys are kept outside of the database.
create table giftcards (
  id uuid primary key,
  order_id uuid not null,
  package_id uuid not null,
  unit_no integer not null check (unit_no >= 1), -- 1 to the quantity of its package
  product_id integer not null,
  storefront text not null,
  currency text not null,
  value_minor bigint not null check (value_minor > 0), -- when issued; what is left says the ledger
  expires_on date not null, -- the last day
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'BLOCKED')),
  number_index bytea not null unique, -- keyed hash, to find a card by its number
  number_sealed bytea not null, -- AES-256-GCM
  pin_sealed bytea not null, -- AES-256-GCM
  last_four text not null check (last_four ~ '^[0-9]{4}$'),
  issued_at timestamptz not null,
  unique (package_id, unit_no)
);
create index on giftcards (order_id);
create trigger keep before delete or update of id, order_id, package_id, unit_no, product_id, currency, value_minor, number_index,
  number_sealed, pin_sealed, last_four on giftcards for each row execute function refuse_change();

-- Wrong PINs in a row, counted before a PIN is looked at. Numbers that no card has are counted too, in a fixed number of decoys: trying one
-- takes the same work.
create table giftcard_pin_tries (
  slot text primary key, -- card:<card id> or decoy:<number>
  wrong_in_a_row integer not null,
  blocked_until timestamptz -- infinity: until support lifts it
);

-- What one checkout keeps of a card until it is paid, given up or too late.
create table giftcard_holds (
  id uuid primary key,
  card_id uuid not null references giftcards,
  order_id uuid not null,
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  state text not null default 'OPEN' check (state in ('OPEN', 'CAPTURED', 'RELEASED')),
  expires_at timestamptz not null,
  created_at timestamptz not null,
  closed_at timestamptz,
  check ((state = 'OPEN') = (closed_at is null))
);
create unique index giftcard_holds_open on giftcard_holds (card_id, order_id) where state = 'OPEN';
create index on giftcard_holds (expires_at) where state = 'OPEN';
create index on giftcard_holds (order_id);
create trigger keep_closed before update on giftcard_holds for each row when (old.state <> 'OPEN') execute function refuse_change();
create trigger keep before delete on giftcard_holds for each row execute function refuse_change();

create view violation_card_value as
select c.id::text as subject, format('issued %s, face value %s %s', coalesce(issued.minor, 0), c.value_minor, c.currency) as detail
from giftcards c cross join lateral (
  select sum(e.amount_minor) as minor
  from ledger_accounts a
  join ledger_entries e on e.account_id = a.id
  join ledger_transactions t on t.id = e.transaction_id
  where a.code = 'card:' || c.id and a.currency = c.currency and t.kind = 'issue-card'
) issued
where issued.minor is distinct from c.value_minor;

create view violation_card_account as
select a.code as subject, 'belongs to no card' as detail
from ledger_accounts a
where a.kind in ('card', 'hold') and not exists (select from giftcards c where c.id::text = split_part(a.code, ':', 2));

create view violation_hold as
select coalesce(a.code, h.code) as subject, format('%s on the account, %s in open holds', a.balance, h.minor) as detail
from (select code, balance from ledger_accounts where kind = 'hold') a
full join (
  select 'hold:' || card_id || ':' || order_id as code, sum(amount_minor) as minor from giftcard_holds where state = 'OPEN' group by 1
) h using (code)
where coalesce(a.balance, 0) <> coalesce(h.minor, 0);

create view violation_quiet_expired_hold as
select id::text as subject, format('open since it ran out at %s', expires_at) as detail
from giftcard_holds where state = 'OPEN' and expires_at < now() - interval '5 minutes';

create view violation_pin_tries as
select c.id::text as subject, format('%s wrong PINs in a row', t.wrong_in_a_row) as detail
from giftcards c join giftcard_pin_tries t on t.slot = 'card:' || c.id
where c.status = 'ACTIVE' and t.wrong_in_a_row >= 10 and t.blocked_until is distinct from 'infinity';

select unite_violations();
