-- The same posting as before, with its accounts named in a list: PostgreSQL then always finds them by index, however few or many there are.
create or replace function post(key text, kind text, reference text, currency text, entries jsonb) returns bigint language plpgsql as $$
declare
  posted_id bigint;
  known ledger_transactions;
  codes text[] := (select array_agg(distinct e ->> 'account') from jsonb_array_elements(post.entries) e);
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
  from unnest(codes) wanted (code)
  left join ledger_account_kinds k on k.kind = split_part(wanted.code, ':', 1)
  where wanted.code is null or wanted.code <> all (select a.code from ledger_accounts a where a.code = any(codes))
  order by wanted.code
  on conflict (code) do nothing;

  -- One order for all. Not FOR UPDATE: entries of others may go on referring to these accounts.
  perform from ledger_accounts a where a.balance is not null and a.code = any(codes) order by a.id for no key update;

  insert into ledger_entries (transaction_id, line, account_id, amount_minor, currency)
  select posted_id, e.line, a.id, (e.entry ->> 'minor')::bigint, post.currency
  from jsonb_array_elements(post.entries) with ordinality e (entry, line)
  join ledger_accounts a on a.code = any(codes) and a.code = e.entry ->> 'account';

  update ledger_accounts a set balance = a.balance + added.minor
  from (select e.account_id, sum(e.amount_minor)::bigint as minor from ledger_entries e where e.transaction_id = posted_id group by 1) added
  where a.id = added.account_id and a.balance is not null;

  return posted_id;
end $$;
