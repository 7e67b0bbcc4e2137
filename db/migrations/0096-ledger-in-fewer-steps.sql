-- The same posting as before, in fewer steps: what it is about is read once, and entries and balances are written together.
create or replace function post(key text, kind text, reference text, currency text, entries jsonb) returns bigint language plpgsql as $$
declare
  posted_id bigint;
  known ledger_transactions;
  codes text[];
  body bytea;
begin
  select array_agg(distinct e ->> 'account'), sha256(convert_to(jsonb_build_array(post.kind, post.reference, post.currency,
    jsonb_agg(e order by e ->> 'account', (e ->> 'minor')::bigint))::text, 'UTF8'))
  into codes, body from jsonb_array_elements(post.entries) e;

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
  from unnest(codes) wanted (code)
  left join ledger_account_kinds k on k.kind = split_part(wanted.code, ':', 1)
  where wanted.code is null or wanted.code <> all (select a.code from ledger_accounts a where a.code = any(codes))
  order by wanted.code
  on conflict (code) do nothing;

  -- One order for all. Not FOR UPDATE: entries of others may go on referring to these accounts.
  perform from ledger_accounts a where a.balance is not null and a.code = any(codes) order by a.id for no key update;

  with posted as (
    insert into ledger_entries (transaction_id, line, account_id, amount_minor, currency)
    select posted_id, e.line, a.id, (e.entry ->> 'minor')::bigint, post.currency
    from jsonb_array_elements(post.entries) with ordinality e (entry, line)
    join ledger_accounts a on a.code = any(codes) and a.code = e.entry ->> 'account'
    returning account_id, amount_minor
  ), added as (select p.account_id, sum(p.amount_minor)::bigint as minor from posted p group by 1)
  update ledger_accounts a set balance = a.balance + added.minor
  from added where a.id = added.account_id and a.balance is not null;

  return posted_id;
end $$;

-- One look at a transaction when it is committed and one at what was just posted, instead of one for it and one for each of its entries.
drop trigger balanced on ledger_transactions;
drop trigger balanced on ledger_entries;
drop function refuse_unbalanced();

create function is_unbalanced(checked_id bigint) returns boolean stable language sql
  return (select count(*) < 2 or min(e.currency) <> max(e.currency) or sum(e.amount_minor) <> 0
    from ledger_entries e where e.transaction_id = checked_id);

create function refuse_unbalanced() returns trigger language plpgsql as $$
begin
  if is_unbalanced(new.id) then
    raise exception 'The ledger transaction % does not sum to zero', new.id;
  end if;
  return null;
end $$;
create constraint trigger balanced after insert on ledger_transactions deferrable initially deferred
  for each row execute function refuse_unbalanced();

-- All entries of a transaction are written by one statement.
create function refuse_unbalanced_entries() returns trigger language plpgsql as $$
declare
  unbalanced_id bigint := (select min(transaction_id) from (select distinct transaction_id from added) a where is_unbalanced(transaction_id));
begin
  if unbalanced_id is not null then
    raise exception 'The ledger transaction % does not sum to zero', unbalanced_id;
  end if;
  return null;
end $$;
create trigger balanced after insert on ledger_entries referencing new table as added
  for each statement execute function refuse_unbalanced_entries();
