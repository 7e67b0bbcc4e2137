-- Double-entry books, in minor units. Plus is credit, minus is debit; post() is the only writer, and what is written stays.

create table ledger_account_kinds (
  kind text primary key, -- what an account's code begins with
  floor bigint -- null: none. Then no balance is stored either, because one hot row would hold everybody up
);
insert into ledger_account_kinds (kind, floor) values
  ('provider', null), -- provider:<currency>, what the payment provider owes us
  ('invoice', null), -- invoice:<currency>, what business buyers owe us
  ('order', 0), -- order:<order id>, paid for one order and not yet turned into cards and fees
  ('card', 0), -- card:<card id>, what a gift card is worth
  ('hold', 0), -- hold:<card id>:<order id>, what one checkout holds of a card
  ('fees', null), -- fees:<currency>, service fee, shipping and wrapping sold
  ('discounts', null), -- discounts:<currency>, given by us
  ('brand', null), -- brand:<currency>, spent at brands
  ('duplicates', null); -- duplicates:<currency>, charged a second time and to be paid back

create table ledger_accounts (
  id bigint generated always as identity primary key,
  code text not null unique check (code ~ '^[a-z]+(:[A-Za-z0-9-]+){1,2}$'),
  kind text generated always as (split_part(code, ':', 1)) stored references ledger_account_kinds,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  floor bigint,
  balance bigint,
  check ((floor is null) = (balance is null)),
  constraint ledger_floor check (balance >= floor),
  -- Without a floor it is an account of the whole shop, one a currency.
  check (floor is not null or code = split_part(code, ':', 1) || ':' || currency),
  unique (id, currency)
);

create table ledger_transactions (
  id bigint generated always as identity primary key,
  idempotency_key text not null unique,
  kind text not null,
  reference text not null, -- the order, card or payment it is about
  body_hash bytea not null, -- SHA-256 of what was posted under this key
  posted_at timestamptz not null default now()
);
create index on ledger_transactions (reference);

create table ledger_entries (
  transaction_id bigint not null references ledger_transactions,
  line integer not null,
  account_id bigint not null,
  amount_minor bigint not null check (amount_minor <> 0),
  currency text not null,
  primary key (transaction_id, line),
  foreign key (account_id, currency) references ledger_accounts (id, currency)
);
create index on ledger_entries (account_id);

-- Entries are [{ "account": code, "minor": amount }]. The same key and body again is the same transaction; accounts are opened when first used.
create function post(key text, kind text, reference text, currency text, entries jsonb) returns bigint language plpgsql as $$
declare
  posted_id bigint;
  known ledger_transactions;
  sorted jsonb := (select jsonb_agg(e order by e ->> 'account', (e ->> 'minor')::bigint) from jsonb_array_elements(post.entries) e);
  body bytea := sha256(convert_to(jsonb_build_array(post.kind, post.reference, post.currency, sorted)::text, 'UTF8'));
begin
  insert into ledger_transactions (idempotency_key, kind, reference, body_hash)
  values (post.key, post.kind, post.reference, body)
  on conflict (idempotency_key) do nothing
  returning id into posted_id;
  if posted_id is null then
    select t.* into strict known from ledger_transactions t where t.idempotency_key = post.key;
    if known.body_hash <> body then
      raise exception 'The ledger key "%" was used for another posting', post.key;
    end if;
    return known.id;
  end if;

  insert into ledger_accounts (code, currency, floor, balance)
  select wanted.code, post.currency, k.floor, case when k.floor is not null then 0 end
  from (select distinct e ->> 'account' as code from jsonb_array_elements(post.entries) e) wanted
  left join ledger_account_kinds k on k.kind = split_part(wanted.code, ':', 1)
  where not exists (select from ledger_accounts a where a.code = wanted.code)
  order by wanted.code
  on conflict (code) do nothing;

  -- One order for all. Not FOR UPDATE: entries of others may go on referring to these accounts.
  perform from ledger_accounts a
  where a.balance is not null and a.code in (select e ->> 'account' from jsonb_array_elements(post.entries) e)
  order by a.id for no key update;

  insert into ledger_entries (transaction_id, line, account_id, amount_minor, currency)
  select posted_id, e.line, a.id, (e.entry ->> 'minor')::bigint, post.currency
  from jsonb_array_elements(post.entries) with ordinality e (entry, line)
  join ledger_accounts a on a.code = e.entry ->> 'account';

  update ledger_accounts a set balance = a.balance + added.minor
  from (select e.account_id, sum(e.amount_minor)::bigint as minor from ledger_entries e where e.transaction_id = posted_id group by 1) added
  where a.id = added.account_id and a.balance is not null;

  return posted_id;
end $$;

-- Argument: the column that names the transaction.
create function refuse_unbalanced() returns trigger language plpgsql as $$
declare
  checked_id bigint := to_jsonb(new) ->> tg_argv[0];
begin
  if (select count(*) from ledger_entries e where e.transaction_id = checked_id) < 2
    or exists (select from ledger_entries e where e.transaction_id = checked_id group by e.currency having sum(e.amount_minor) <> 0)
  then
    raise exception 'The ledger transaction % does not sum to zero', checked_id;
  end if;
  return null;
end $$;
create constraint trigger balanced after insert on ledger_transactions deferrable initially deferred
  for each row execute function refuse_unbalanced('id');
create constraint trigger balanced after insert on ledger_entries deferrable initially deferred
  for each row execute function refuse_unbalanced('transaction_id');

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'What % says is not changed (%)', tg_table_name, lower(tg_op);
end $$;
create trigger keep before update or delete on ledger_entries for each row execute function refuse_change();
create trigger keep_all before truncate on ledger_entries for each statement execute function refuse_change();
create trigger keep before update or delete on ledger_transactions for each row execute function refuse_change();
create trigger keep_all before truncate on ledger_transactions for each statement execute function refuse_change();
create trigger keep before delete or update of id, code, currency, floor on ledger_accounts
  for each row execute function refuse_change();
create trigger keep_all before truncate on ledger_accounts for each statement execute function refuse_change();

-- What must always hold: each view violation_<name> (subject text, detail text) returns what breaks it, and has no rows. Those named
-- violation_quiet_<name> must be empty only when nothing is under way. A migration that adds one ends with: select unite_violations();
create view violation_unbalanced_transaction as
select t.id::text as subject, format('%s entries sum to %s %s', count(e.line), coalesce(sum(e.amount_minor), 0), e.currency) as detail
from ledger_transactions t left join ledger_entries e on e.transaction_id = t.id
group by t.id, e.currency having count(e.line) < 2 or sum(e.amount_minor) <> 0;

create view violation_stored_balance as
select a.code as subject, format('stored %s, entries sum to %s', a.balance, coalesce(sum(e.amount_minor), 0)) as detail
from ledger_accounts a left join ledger_entries e on e.account_id = a.id
where a.balance is not null
group by a.id having a.balance <> coalesce(sum(e.amount_minor), 0);

create view violation_balance_below_floor as
select a.code as subject, format('%s is below %s', a.balance, a.floor) as detail from ledger_accounts a where a.balance < a.floor;

create view violation_world_sum as
select e.currency as subject, format('all entries sum to %s', sum(e.amount_minor)) as detail
from ledger_entries e group by e.currency having sum(e.amount_minor) <> 0;

create view violation_quiet_clearing as
select a.code as subject, format('still holds %s', a.balance) as detail
from ledger_accounts a where a.kind in ('order', 'hold') and a.balance <> 0
union all
select a.code, format('still holds %s', sum(e.amount_minor))
from ledger_accounts a join ledger_entries e on e.account_id = a.id
where a.kind = 'duplicates'
group by a.id having sum(e.amount_minor) <> 0;

-- Makes the view `violations` (rule, subject, detail, quiet) out of all there are.
create function unite_violations() returns void language plpgsql as $$
begin
  execute 'create or replace view violations as ' || (
    select string_agg(
      format('select %L::text as rule, subject, detail, %L::boolean as quiet from %I',
        regexp_replace(c.relname, '^violation_(quiet_)?', ''), c.relname like 'violation\_quiet\_%', c.relname),
      ' union all ' order by c.relname)
    from pg_class c where c.relkind = 'v' and c.relnamespace = 'public'::regnamespace and c.relname like 'violation\_%');
end $$;
select unite_violations();
