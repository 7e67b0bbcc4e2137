-- The only writer of the ledger. Entries are [{ "account": code, "minor": amount }]. A repeated call with the same key and body posts nothing
-- and returns the first transaction. Accounts are created at their first use. `a.code = any(codes)` makes PostgreSQL always use the index, at any table size.
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

  -- All postings lock in the same order, to avoid deadlocks. FOR NO KEY UPDATE still lets other transactions insert entries that refer to these accounts.
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
