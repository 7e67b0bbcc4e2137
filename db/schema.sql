-- What all migrations together come to. Written by tools/dump-schema.ts; a test compares.

create extension btree_gin;

create extension citext;

create extension pg_trgm;

create extension unaccent;

CREATE OR REPLACE FUNCTION public.count_changed_products()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  ids integer[];
begin
  with changed as (delete from changed_products returning product_id) select array_agg(product_id) from changed into ids;
  if ids is not null then
    perform count_products(ids);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_products(ids integer[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  insert into facet_combinations (product_type, offers, categories)
  select distinct f.product_type, f.offers, f.categories from product_facets(ids) f
  where not exists (
    select from facet_combinations s where s.product_type = f.product_type and s.offers = f.offers and s.categories = f.categories)
  order by 1, 2, 3
  on conflict do nothing;

  with current as materialized (
    select f.product_id, s.id as combination_id, f.storefronts, f.occasions
    from product_facets(ids) f
    join facet_combinations s on s.product_type = f.product_type and s.offers = f.offers and s.categories = f.categories
  ), gone as (
    delete from counted_products t where t.product_id = any(ids) and not exists (
      select from current c where c.product_id = t.product_id)
  ), saved as (
    insert into counted_products select * from current
    on conflict (product_id) do update set
      combination_id = excluded.combination_id, storefronts = excluded.storefronts, occasions = excluded.occasions
    where counted_products is distinct from excluded
  ), changes as (
    select *, 1 as change from current union all select *, -1 from counted_products t where t.product_id = any(ids)
  )
  insert into product_counts
  select storefront, occasion_key, c.combination_id, sum(c.change)
  from changes c cross join unnest(c.storefronts) storefront cross join unnest(c.occasions) occasion_key
  group by 1, 2, 3 having sum(c.change) <> 0 order by 1, 2, 3
  on conflict (storefront, occasion_key, combination_id) do update set products = product_counts.products + excluded.products;

  delete from product_counts where products = 0;
end $function$;

CREATE OR REPLACE FUNCTION public.folded(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN btrim(regexp_replace(replace(lower(unaccented(value)), ''''::text, ''::text), '[[:punct:][:space:]]+'::text, ' '::text, 'g'::text));

CREATE OR REPLACE FUNCTION public.is_exchange_undone(asked uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (select from redeem_orders r where r.order_id = asked and r.undone_at is not null)
$function$;

CREATE OR REPLACE FUNCTION public.is_order_stopped(asked uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (select from stopped_orders s where s.order_id = asked) or is_exchange_undone(asked)
$function$;

CREATE OR REPLACE FUNCTION public.is_seeding()
 RETURNS boolean
 LANGUAGE sql
 STABLE
RETURN (COALESCE(current_setting('ribbon.seeding'::text, true), ''::text) = 'on'::text);

CREATE OR REPLACE FUNCTION public.is_unbalanced(checked_id bigint)
 RETURNS boolean
 LANGUAGE sql
 STABLE
RETURN (SELECT ((count(*) < 2) OR (min(e.currency) <> max(e.currency)) OR (sum(e.amount_minor) <> (0)::numeric)) FROM ledger_entries e WHERE (e.transaction_id = is_unbalanced.checked_id));

CREATE OR REPLACE FUNCTION public.mark_operator_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not is_seeding() then
    new.operator_changed_at := now();
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.mark_operator_change_of()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  part jsonb := to_jsonb(coalesce(new, old));
begin
  if not is_seeding() then
    execute format('update %I set operator_changed_at = now() where %I::text = $1', tg_argv[0], tg_argv[1])
      using part ->> tg_argv[2];
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_changed_products()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into changed_products select distinct product_id from changed order by 1 on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_search_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into search_words (word, deletions)
  select lexeme, word_deletions(lexeme) from (select distinct lexeme from changed cross join unnest(all_words)) words
  where length(lexeme) between 3 and 40 and lexeme !~ '^[0-9]' and not exists (select from search_words where word = lexeme)
  on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.notify_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('shop_changed', tg_argv[0] || ':' || (to_jsonb(coalesce(new, old)) ->> tg_argv[1]));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.page_translations(page pages)
 RETURNS text[]
 LANGUAGE sql
 STABLE
AS $function$
  select case when page.language = 'en'
    then array(select distinct o.language from pages o where o.key = page.key and o.language <> 'en' order by 1)
    else '{}' end
$function$;

CREATE OR REPLACE FUNCTION public.payments_move_forward()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (old.id, old.order_id, old.attempt, old.provider, old.method, old.created_at)
      is distinct from (new.id, new.order_id, new.attempt, new.provider, new.method, new.created_at)
    or ((old.amount_minor, old.currency) is distinct from (new.amount_minor, new.currency)
      and not (old.state in ('NEW', 'REFUSED') and new.state = 'DUPLICATE')) then
    raise exception 'the order, method and amount of payment % cannot change', old.reference using errcode = 'check_violation';
  end if;
  if old.state <> new.state and not (old.state, new.state) in (
    ('NEW', 'REFUSED'), ('NEW', 'CAPTURED'), ('NEW', 'DUPLICATE'),
    ('REFUSED', 'CAPTURED'), ('REFUSED', 'DUPLICATE'),
    ('DUPLICATE', 'REFUNDED'), ('REFUNDED', 'DUPLICATE')
  ) then
    raise exception 'payment % cannot go from % to %', old.reference, old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.post(key text, kind text, reference text, currency text, entries jsonb)
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.product_facets(ids integer[])
 RETURNS TABLE(product_id integer, product_type text, offers text[], categories text[], storefronts text[], occasions text[])
 LANGUAGE sql
 STABLE
AS $function$
  select sp.product_id, sp.product_type,
    array(
      select sp.product_type || ':' || v.variation_type || ' ' || v.currency from variations v
      where v.product_id = sp.product_id order by 1),
    array(select c.category_key from product_categories c where c.product_id = sp.product_id order by 1),
    array_agg(sp.storefront order by sp.storefront),
    array(
      select null union all (
        select o.occasion_key from product_occasions o where o.product_id = sp.product_id order by 1))
  from storefront_products sp where sp.product_id = any(ids) group by sp.product_id, sp.product_type
$function$;

CREATE OR REPLACE FUNCTION public.refresh_category_search(keys text[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform replace_search_entries('CATEGORY', keys, (
    select array_agg(search_entry(
      'CATEGORY', t.category_key, 0, t.language, null,
      case when t.language = 'en'
        then array(select o.language from category_texts o where o.category_key = t.category_key and o.language <> 'en' order by 1)
        else '{}' end,
      null, null, t.title, case when t.language <> 'en' then e.title else '' end, t.intro, c.rank))
    from category_texts t join category_texts e on e.category_key = t.category_key and e.language = 'en'
    join categories c on c.key = t.category_key where t.category_key = any(keys)));
  perform refresh_product_search(
    (select array_agg(distinct product_id) from product_categories where category_key = any(keys)));
end $function$;

CREATE OR REPLACE FUNCTION public.refresh_occasion_search(keys text[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform replace_search_entries('OCCASION', keys, (
    select array_agg(search_entry(
      'OCCASION', t.occasion_key, 0, t.language, null,
      case when t.language = 'en'
        then array(select o.language from occasion_texts o where o.occasion_key = t.occasion_key and o.language <> 'en' order by 1)
        else '{}' end,
      null, null, t.title, case when t.language <> 'en' then e.title else '' end,
      t.intro || ' ' || regexp_replace(t.body_html, '<[^>]*>', ' ', 'g'), o.rank))
    from occasion_texts t join occasion_texts e on e.occasion_key = t.occasion_key and e.language = 'en'
    join occasions o on o.key = t.occasion_key where t.occasion_key = any(keys)));
  perform refresh_product_search(
    (select array_agg(distinct product_id) from product_occasions where occasion_key = any(keys)));
end $function$;

CREATE OR REPLACE FUNCTION public.refresh_page_search(keys text[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform replace_search_entries('BLOG_ARTICLE', keys, (
    select array_agg(search_entry(
      'BLOG_ARTICLE', p.key, 0, p.language, p.family, page_translations(p), null, p.published_on, p.title,
      p.summary || ' ' || p.topic, coalesce(bodies.text, ''), 0))
    from pages p
    cross join lateral (
      select regexp_replace(string_agg(body #>> '{}', ' '), '<[^>]*>', ' ', 'g') as text
      from jsonb_path_query(p.blocks, '$[*].bodyHtml') body
    ) bodies
    where p.key = any(keys) and p.page_type = 'BLOG_ARTICLE'));
  perform replace_search_entries('HELPDESK', keys, (
    select array_agg(search_entry(
      'HELPDESK', p.key, q.part::integer, p.language, p.family, page_translations(p), null, null, q.item ->> 'question',
      -- The answer counts as related words, so that a search for "delivery" finds it before a card that only mentions delivery.
      regexp_replace(q.item ->> 'answerHtml', '<[^>]*>', ' ', 'g'), '', q.part::integer))
    from pages p
    cross join lateral jsonb_path_query(p.blocks, '$[*] ? (@.blockType == "FAQ").questions[*]') with ordinality q (item, part)
    where p.key = any(keys) and p.page_type = 'HELPDESK'));
end $function$;

CREATE OR REPLACE FUNCTION public.refresh_product_search(ids integer[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform replace_search_entries('PRODUCT', ids::text[], (
    select array_agg(search_entry(
      'PRODUCT', t.product_id::text, 0, t.language, null,
      case when t.language = 'en'
        then array(select o.language from product_texts o where o.product_id = t.product_id and o.language <> 'en' order by 1)
        else '{}' end,
      sold.storefronts, null, t.title,
      -- A translation also has the English words, because many shoppers know both names.
      concat_ws(' ', t.tagline, related.words, case when t.language <> 'en' then e.title || ' ' || e.tagline end,
        case when p.product_type = 'DONATION' then 'donation donatie' end),
      t.description, sold.rank,
      -- The title of a pack ends with its occasion ("Blank cards, Birthday"). It is left out, so that a search for the occasion finds gifts first.
      case when p.product_type = 'BLANK_GIFT_CARD_PACK' then split_part(t.title, ',', 1) end))
    from product_texts t
    join product_texts e on e.product_id = t.product_id and e.language = 'en'
    join products p on p.id = t.product_id
    cross join lateral (
      select array_agg(sp.storefront order by sp.storefront) as storefronts, min(sp.rank) as rank
      from storefront_products sp where sp.product_id = t.product_id
    ) sold
    cross join lateral (
      select string_agg(title, ' ' order by title) as words from (
        select c.title from product_categories pc join category_texts c using (category_key)
        where pc.product_id = t.product_id and c.language in (t.language, 'en')
        union select o.title from product_occasions po join occasion_texts o using (occasion_key)
        where po.product_id = t.product_id and o.language in (t.language, 'en')
        union select l.city from locations l where l.product_id = t.product_id
      ) titles
    ) related
    where t.product_id = any(ids) and sold.storefronts is not null));
end $function$;

CREATE OR REPLACE FUNCTION public.refresh_search()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  execute format('select %I(array_agg(distinct %I)) from changed', tg_argv[0], tg_argv[1]);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'A row of % cannot be changed (%)', tg_table_name, lower(tg_op);
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_payment_delete()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'payment % cannot be deleted', old.reference using errcode = 'check_violation';
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_unbalanced()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if is_unbalanced(new.id) then
    raise exception 'The ledger transaction % does not sum to zero', new.id;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_unbalanced_entries()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  unbalanced_id bigint := (select min(transaction_id) from (select distinct transaction_id from added) a where is_unbalanced(transaction_id));
begin
  if unbalanced_id is not null then
    raise exception 'The ledger transaction % does not sum to zero', unbalanced_id;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.replace_search_entries(kind text, keys text[], entries search_entries[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  delete from search_entries s where s.group_type = kind and s.item_key = any(keys) and not exists (
    select from unnest(entries) e where e.item_key = s.item_key and e.part = s.part and e.language = s.language
      and e.family is not distinct from s.family);
  insert into search_entries select * from unnest(entries)
  on conflict (group_type, item_key, part, language, family) do update set
    translated_to = excluded.translated_to, storefronts = excluded.storefronts, visible_from = excluded.visible_from,
    title = excluded.title, title_words = excluded.title_words, related_words = excluded.related_words, all_words = excluded.all_words,
    popularity = excluded.popularity
  where search_entries is distinct from excluded;
end $function$;

CREATE OR REPLACE FUNCTION public.search_entry(kind text, key text, part integer, language text, family text, translated_to text[], storefronts text[], visible_from date, title text, related text, body text, popularity integer, name_text text DEFAULT NULL::text)
 RETURNS search_entries
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select row(
    kind, key, part, language, family, translated_to, storefronts, visible_from, folded(title),
    to_tsvector('simple', folded(coalesce(name_text, title))),
    to_tsvector('simple', folded(title || ' ' || related)),
    to_tsvector('simple', folded(title || ' ' || related || ' ' || body)),
    popularity)::search_entries
$function$;

CREATE OR REPLACE FUNCTION public.unaccented(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN unaccent('unaccent'::regdictionary, value);

CREATE OR REPLACE FUNCTION public.word_deletions(word text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select array_agg(distinct left(word, place - 1) || substr(word, place + 1)) || word from generate_series(1, length(word)) place
$function$;

create table account_links (
  id uuid not null,
  user_id uuid not null,
  purpose text not null,
  email citext not null,
  token_hash bytea not null,
  storefront text not null,
  language text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint account_links_pkey PRIMARY KEY (id),
  constraint account_links_purpose_check CHECK ((purpose = ANY (ARRAY['CONFIRM_EMAIL'::text, 'NEW_PASSWORD'::text]))),
  constraint account_links_token_hash_key UNIQUE (token_hash),
  constraint account_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table account_notices (
  id uuid not null,
  email citext not null,
  notice text not null,
  storefront text not null,
  language text not null,
  created_at timestamp with time zone not null,
  constraint account_notices_pkey PRIMARY KEY (id)
);

create table activation_cards (
  package_id uuid not null,
  unit_no integer not null,
  order_id uuid not null,
  card_id uuid not null,
  constraint activation_cards_card_id_fkey FOREIGN KEY (card_id) REFERENCES blank_giftcards(id),
  constraint activation_cards_order_id_card_id_key UNIQUE (order_id, card_id),
  constraint activation_cards_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  constraint activation_cards_package_id_fkey FOREIGN KEY (package_id) REFERENCES packages(id) ON DELETE CASCADE,
  constraint activation_cards_pkey PRIMARY KEY (package_id, unit_no),
  constraint activation_cards_unit_no_check CHECK ((unit_no >= 1))
);

create table addresses (
  id uuid not null,
  user_id uuid not null,
  address jsonb not null,
  is_default_billing boolean not null,
  is_default_delivery boolean not null,
  created_at timestamp with time zone not null,
  constraint addresses_pkey PRIMARY KEY (id),
  constraint addresses_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table approved_companies (
  id uuid not null,
  storefront text not null,
  company_name text not null,
  vat_number text not null,
  registration_number text,
  invoice_email text not null,
  credit_limit_minor bigint not null,
  currency text not null,
  demands_reference boolean not null,
  approved_by text not null,
  approved_at timestamp with time zone not null,
  revoked_by text,
  revoked_at timestamp with time zone,
  constraint approved_companies_check CHECK (((revoked_by IS NULL) = (revoked_at IS NULL))),
  constraint approved_companies_credit_limit_minor_check CHECK ((credit_limit_minor > 0)),
  constraint approved_companies_pkey PRIMARY KEY (id)
);

create table approved_members (
  company_id uuid not null,
  email text not null,
  constraint approved_members_company_id_fkey FOREIGN KEY (company_id) REFERENCES approved_companies(id),
  constraint approved_members_email_check CHECK ((email = lower(email))),
  constraint approved_members_pkey PRIMARY KEY (company_id, email)
);

create table blank_giftcards (
  id uuid not null,
  order_id uuid not null,
  package_id uuid not null,
  unit_no integer not null,
  product_id integer not null,
  storefront text not null,
  number_index bytea not null,
  number_sealed bytea not null,
  pin_sealed bytea not null,
  last_four text not null,
  issued_at timestamp with time zone not null,
  key_id text,
  constraint blank_giftcards_last_four_check CHECK ((last_four ~ '^[0-9]{4}$'::text)),
  constraint blank_giftcards_number_index_key UNIQUE (number_index),
  constraint blank_giftcards_package_id_unit_no_key UNIQUE (package_id, unit_no),
  constraint blank_giftcards_pkey PRIMARY KEY (id),
  constraint blank_giftcards_unit_no_check CHECK ((unit_no >= 1))
);

create table brand_keys (
  id text not null,
  brand text not null,
  secret_sealed bytea not null,
  sealed_with text not null,
  created_at timestamp with time zone not null,
  created_by text not null,
  revoked_at timestamp with time zone,
  revoked_by text,
  constraint brand_keys_check CHECK (((revoked_at IS NULL) = (revoked_by IS NULL))),
  constraint brand_keys_created_by_check CHECK ((created_by <> ''::text)),
  constraint brand_keys_id_check CHECK ((id ~ '^[a-z0-9-]{8,60}$'::text)),
  constraint brand_keys_pkey PRIMARY KEY (id)
);

create table brand_nonces (
  key_id text not null,
  nonce text not null,
  expires_at timestamp with time zone not null,
  constraint brand_nonces_key_id_fkey FOREIGN KEY (key_id) REFERENCES brand_keys(id),
  constraint brand_nonces_pkey PRIMARY KEY (key_id, nonce)
);

create table brand_reservations (
  id uuid not null,
  brand text not null,
  key_id text not null,
  reference text not null,
  currency text not null,
  reserved_minor bigint not null,
  created_at timestamp with time zone not null,
  constraint brand_reservations_key_id_fkey FOREIGN KEY (key_id) REFERENCES brand_keys(id),
  constraint brand_reservations_pkey PRIMARY KEY (id),
  constraint brand_reservations_reserved_minor_check CHECK ((reserved_minor > 0))
);

create table card_readings (
  id bigint generated always as identity not null,
  parcel_id uuid not null,
  read_by text not null,
  read_at timestamp with time zone not null,
  constraint card_readings_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES parcels(id),
  constraint card_readings_pkey PRIMARY KEY (id),
  constraint card_readings_read_by_check CHECK ((read_by <> ''::text))
);

create table cart_removals (
  order_id uuid not null,
  tag text not null,
  package_id uuid,
  shipments jsonb not null,
  removed_at timestamp with time zone not null,
  constraint cart_removals_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  constraint cart_removals_order_id_tag_package_id_key UNIQUE NULLS NOT DISTINCT (order_id, tag, package_id)
);

create table cart_submissions (
  id bigint generated always as identity not null,
  order_id uuid not null,
  key text not null,
  body_hash bytea not null,
  tag text not null,
  constraint cart_submissions_key_check CHECK (((char_length(key) >= 1) AND (char_length(key) <= 100))),
  constraint cart_submissions_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  constraint cart_submissions_pkey PRIMARY KEY (order_id, key)
);

create table categories (
  key text not null,
  icon text not null,
  rank integer not null,
  operator_changed_at timestamp with time zone,
  constraint categories_pkey PRIMARY KEY (key)
);

create table category_texts (
  category_key text not null,
  language text not null,
  title text not null,
  slug text not null,
  intro text not null,
  constraint category_texts_category_key_fkey FOREIGN KEY (category_key) REFERENCES categories(key) ON DELETE CASCADE,
  constraint category_texts_language_slug_key UNIQUE (language, slug),
  constraint category_texts_pkey PRIMARY KEY (category_key, language)
);

create table category_top_products (
  category_key text not null,
  product_id integer not null,
  rank integer not null,
  constraint category_top_products_category_key_fkey FOREIGN KEY (category_key) REFERENCES categories(key) ON DELETE CASCADE,
  constraint category_top_products_pkey PRIMARY KEY (category_key, product_id),
  constraint category_top_products_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
);

create table changed_products (
  product_id integer not null,
  constraint changed_products_pkey PRIMARY KEY (product_id),
  constraint count TRIGGER DEFERRABLE INITIALLY DEFERRED
);

create table checkout_giftcards (
  id uuid not null,
  order_id uuid not null,
  card_id uuid not null,
  "position" integer not null,
  amount_minor bigint,
  constraint checkout_giftcards_amount_minor_check CHECK ((amount_minor > 0)),
  constraint checkout_giftcards_card_id_fkey FOREIGN KEY (card_id) REFERENCES giftcards(id),
  constraint checkout_giftcards_order_id_card_id_key UNIQUE (order_id, card_id),
  constraint checkout_giftcards_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  constraint checkout_giftcards_pkey PRIMARY KEY (id)
);

create table checkouts (
  order_id uuid not null,
  reserved_until timestamp with time zone not null,
  awaits_transfer boolean default false not null,
  closed_at timestamp with time zone,
  discarded_at timestamp with time zone,
  source_hash bytea,
  source text,
  constraint checkouts_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  constraint checkouts_pkey PRIMARY KEY (order_id)
);

create table contact_messages (
  id uuid not null,
  storefront text not null,
  language text not null,
  email citext not null,
  name text not null,
  topic text not null,
  order_number text,
  message text not null,
  received_at timestamp with time zone not null,
  constraint contact_messages_pkey PRIMARY KEY (id)
);

create table counted_products (
  product_id integer not null,
  combination_id integer not null,
  storefronts text[] not null,
  occasions text[] not null,
  constraint counted_products_combination_id_fkey FOREIGN KEY (combination_id) REFERENCES facet_combinations(id),
  constraint counted_products_pkey PRIMARY KEY (product_id)
);

create table credit_days (
  storefront text not null,
  day date not null,
  alerted_at timestamp with time zone,
  constraint credit_days_pkey PRIMARY KEY (storefront, day)
);

create table customer_giftcards (
  user_id uuid not null,
  card_id uuid not null,
  added_at timestamp with time zone not null,
  constraint customer_giftcards_pkey PRIMARY KEY (user_id, card_id)
);

create table donations (
  package_id uuid not null,
  order_id uuid not null,
  product_id integer not null,
  qty integer not null,
  amount_minor bigint not null,
  currency text not null,
  donated_at timestamp with time zone not null,
  constraint donations_amount_minor_check CHECK ((amount_minor > 0)),
  constraint donations_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint donations_package_id_fkey FOREIGN KEY (package_id) REFERENCES packages(id),
  constraint donations_pkey PRIMARY KEY (package_id),
  constraint donations_qty_check CHECK ((qty > 0))
);

create table doubler_draws (
  id uuid not null,
  storefront text not null,
  draw_on date not null,
  closes_at timestamp with time zone not null,
  draw_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  entry_hashes text[],
  entry_count integer,
  list_hash text,
  seed_sealed bytea,
  seed_hash text,
  drawn_at timestamp with time zone,
  seed text,
  skipped_hashes text[],
  winner_hash text,
  winner_initials text,
  currency text,
  prize_minor bigint,
  constraint doubler_draws_check CHECK ((closes_at < draw_at)),
  constraint doubler_draws_check1 CHECK ((num_nonnulls(closed_at, entry_hashes, entry_count, list_hash, seed_sealed, seed_hash) = ANY (ARRAY[0, 6]))),
  constraint doubler_draws_check2 CHECK (((num_nonnulls(drawn_at, seed, skipped_hashes) = ANY (ARRAY[0, 3])) AND ((drawn_at IS NULL) OR ((closed_at IS NOT NULL) AND (drawn_at >= draw_at))))),
  constraint doubler_draws_check3 CHECK (((num_nonnulls(winner_hash, winner_initials, currency, prize_minor) = ANY (ARRAY[0, 4])) AND ((winner_hash IS NULL) OR (drawn_at IS NOT NULL)))),
  constraint doubler_draws_draw_on_check CHECK (((EXTRACT(isodow FROM draw_on) = (1)::numeric) AND (EXTRACT(day FROM draw_on) <= (7)::numeric))),
  constraint doubler_draws_pkey PRIMARY KEY (id),
  constraint doubler_draws_prize_minor_check CHECK ((prize_minor > 0)),
  constraint doubler_draws_storefront_draw_on_key UNIQUE (storefront, draw_on)
);

create table doubler_entries (
  id uuid not null,
  draw_id uuid not null,
  card_hash bytea not null,
  number_sealed bytea not null,
  last_four text not null,
  name text not null,
  email citext not null,
  language text not null,
  ticket text not null,
  hash text not null,
  entered_at timestamp with time zone not null,
  constraint doubler_entries_draw_id_card_hash_key UNIQUE (draw_id, card_hash),
  constraint doubler_entries_draw_id_fkey FOREIGN KEY (draw_id) REFERENCES doubler_draws(id),
  constraint doubler_entries_draw_id_hash_key UNIQUE (draw_id, hash),
  constraint doubler_entries_last_four_check CHECK ((last_four ~ '^[0-9]{4}$'::text)),
  constraint doubler_entries_pkey PRIMARY KEY (id)
);

create table expiry_reminders (
  shipment_id uuid not null,
  expires_on date not null,
  days integer not null,
  created_at timestamp with time zone not null,
  claimed_until timestamp with time zone,
  sent_at timestamp with time zone,
  token_hash bytea not null,
  constraint expiry_reminders_days_check CHECK ((days = ANY (ARRAY[30, 7]))),
  constraint expiry_reminders_pkey PRIMARY KEY (shipment_id, expires_on, days),
  constraint expiry_reminders_shipment_id_fkey FOREIGN KEY (shipment_id) REFERENCES gifts(shipment_id),
  constraint expiry_reminders_token_hash_key UNIQUE (token_hash)
);

create table facet_combinations (
  id integer generated always as identity not null,
  product_type text not null,
  offers text[] not null,
  categories text[] not null,
  constraint facet_combinations_pkey PRIMARY KEY (id),
  constraint facet_combinations_product_type_offers_categories_key UNIQUE (product_type, offers, categories)
);

create table failed_refunds (
  reference text not null,
  payment_id uuid not null,
  failed_at timestamp with time zone not null,
  retried_at timestamp with time zone,
  refund text not null,
  constraint failed_refunds_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id),
  constraint failed_refunds_pkey PRIMARY KEY (refund)
);

create table fulfilments (
  order_id uuid not null,
  completed_at timestamp with time zone not null,
  token_hash bytea,
  issued_at timestamp with time zone,
  confirmation text,
  confirmed_at timestamp with time zone,
  notify_when_opened boolean default false not null,
  constraint fulfilments_check CHECK (((confirmation IS NULL) = (confirmed_at IS NULL))),
  constraint fulfilments_confirmation_check CHECK ((confirmation = ANY (ARRAY['SENT'::text, 'REFUSED'::text]))),
  constraint fulfilments_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint fulfilments_pkey PRIMARY KEY (order_id),
  constraint fulfilments_token_hash_key UNIQUE (token_hash)
);

create table gift_packings (
  key text not null,
  art text not null,
  titles jsonb not null,
  descriptions jsonb not null,
  prices_minor jsonb not null,
  rank integer not null,
  operator_changed_at timestamp with time zone,
  constraint gift_packings_pkey PRIMARY KEY (key)
);

create table giftcard_holds (
  id uuid not null,
  card_id uuid not null,
  order_id uuid not null,
  brand text,
  currency text not null,
  amount_minor bigint not null,
  state text default 'OPEN'::text not null,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  constraint giftcard_holds_amount_minor_check CHECK ((amount_minor > 0)),
  constraint giftcard_holds_brand_check CHECK ((brand <> ''::text)),
  constraint giftcard_holds_card_id_fkey FOREIGN KEY (card_id) REFERENCES giftcards(id),
  constraint giftcard_holds_check CHECK (((state = 'OPEN'::text) = (closed_at IS NULL))),
  constraint giftcard_holds_pkey PRIMARY KEY (id),
  constraint giftcard_holds_state_check CHECK ((state = ANY (ARRAY['OPEN'::text, 'CAPTURED'::text, 'RELEASED'::text])))
);

create table giftcard_pin_tries (
  slot text not null,
  wrong_in_a_row integer not null,
  blocked_until timestamp with time zone,
  constraint giftcard_pin_tries_pkey PRIMARY KEY (slot)
);

create table giftcards (
  id uuid not null,
  order_id uuid not null,
  package_id uuid not null,
  unit_no integer not null,
  product_id integer not null,
  storefront text not null,
  currency text not null,
  value_minor bigint not null,
  expires_on date not null,
  status text default 'ACTIVE'::text not null,
  number_index bytea not null,
  number_sealed bytea not null,
  pin_sealed bytea not null,
  last_four text not null,
  issued_at timestamp with time zone not null,
  key_id text,
  frozen_at timestamp with time zone,
  closed_at timestamp with time zone,
  replaces uuid,
  replaced_for text,
  constraint giftcards_check CHECK ((num_nonnulls(replaces, replaced_for) = ANY (ARRAY[0, 2]))),
  constraint giftcards_last_four_check CHECK ((last_four ~ '^[0-9]{4}$'::text)),
  constraint giftcards_number_index_key UNIQUE (number_index),
  constraint giftcards_pkey PRIMARY KEY (id),
  constraint giftcards_replaced_for_check CHECK ((replaced_for = ANY (ARRAY['BUYER'::text, 'HOLDER'::text]))),
  constraint giftcards_replaces_fkey FOREIGN KEY (replaces) REFERENCES giftcards(id),
  constraint giftcards_replaces_key UNIQUE (replaces),
  constraint giftcards_status_check CHECK ((status = ANY (ARRAY['ACTIVE'::text, 'BLOCKED'::text]))),
  constraint giftcards_unit_no_check CHECK ((unit_no >= 1)),
  constraint giftcards_value_minor_check CHECK ((value_minor > 0))
);

create table gifts (
  shipment_id uuid not null,
  order_id uuid not null,
  state text default 'PLANNED'::text not null,
  send_at timestamp with time zone not null,
  attempt integer default 1 not null,
  refusals integer default 0 not null,
  claimed_until timestamp with time zone,
  link integer default 1 not null,
  token_hash bytea,
  first_sent_at timestamp with time zone,
  sent_at timestamp with time zone,
  bounced_at timestamp with time zone,
  buyer_notified_at timestamp with time zone,
  opened_at timestamp with time zone,
  stopped_at timestamp with time zone,
  first_bounced_at timestamp with time zone,
  answered integer default 0 not null,
  deferred_since timestamp with time zone,
  thanks text,
  thanked_at timestamp with time zone,
  constraint gifts_attempt_check CHECK ((attempt > 0)),
  constraint gifts_check CHECK (((state <> 'SENT'::text) OR (sent_at IS NOT NULL))),
  constraint gifts_check1 CHECK (((thanks IS NULL) OR (thanked_at IS NOT NULL))),
  constraint gifts_check2 CHECK (((thanked_at IS NULL) OR (opened_at IS NOT NULL))),
  constraint gifts_link_check CHECK ((link > 0)),
  constraint gifts_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint gifts_pkey PRIMARY KEY (shipment_id),
  constraint gifts_shipment_id_fkey FOREIGN KEY (shipment_id) REFERENCES shipments(id),
  constraint gifts_state_check CHECK ((state = ANY (ARRAY['PLANNED'::text, 'SENT'::text, 'BOUNCED'::text]))),
  constraint gifts_thanks_check CHECK (((char_length(thanks) >= 1) AND (char_length(thanks) <= 150))),
  constraint gifts_token_hash_key UNIQUE (token_hash)
);

create table highlighted_blocks (
  key text not null,
  titles jsonb not null,
  descriptions jsonb not null,
  product_slug text,
  href text not null,
  show_hand boolean not null,
  rank integer not null,
  operator_changed_at timestamp with time zone,
  scene text,
  constraint highlighted_blocks_pkey PRIMARY KEY (key),
  constraint highlighted_blocks_product_slug_fkey FOREIGN KEY (product_slug) REFERENCES products(slug) ON UPDATE CASCADE ON DELETE SET NULL
);

create table idempotency_keys (
  scope text not null,
  key text not null,
  body_hash bytea not null,
  answer jsonb,
  created_at timestamp with time zone not null,
  constraint idempotency_keys_pkey PRIMARY KEY (scope, key)
);

create table invoice_debts (
  payment_id uuid not null,
  paid_at timestamp with time zone,
  company_id uuid,
  given_on date,
  constraint invoice_debts_company_id_fkey FOREIGN KEY (company_id) REFERENCES approved_companies(id),
  constraint invoice_debts_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id),
  constraint invoice_debts_pkey PRIMARY KEY (payment_id)
);

create table invoice_numbers (
  storefront text not null,
  last_number bigint not null,
  constraint invoice_numbers_last_number_check CHECK ((last_number > 0)),
  constraint invoice_numbers_pkey PRIMARY KEY (storefront)
);

create table invoices (
  id uuid not null,
  order_id uuid not null,
  storefront text not null,
  number bigint not null,
  issued_on date not null,
  body jsonb not null,
  token_hash bytea,
  created_at timestamp with time zone not null,
  constraint invoices_number_check CHECK ((number > 0)),
  constraint invoices_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint invoices_order_id_key UNIQUE (order_id),
  constraint invoices_pkey PRIMARY KEY (id),
  constraint invoices_storefront_number_key UNIQUE (storefront, number),
  constraint invoices_token_hash_key UNIQUE (token_hash)
);

create table ledger_account_kinds (
  kind text not null,
  floor bigint,
  constraint ledger_account_kinds_pkey PRIMARY KEY (kind)
);

create table ledger_accounts (
  id bigint generated always as identity not null,
  code text not null,
  kind text generated always as (split_part(code, ':'::text, 1)) stored,
  currency text not null,
  floor bigint,
  balance bigint,
  constraint ledger_accounts_check CHECK (((floor IS NULL) = (balance IS NULL))),
  constraint ledger_accounts_check1 CHECK (((floor IS NOT NULL) OR (code = ((split_part(code, ':'::text, 1) || ':'::text) || currency)) OR (code ~~ ('settlement:%:'::text || currency)))),
  constraint ledger_accounts_code_check CHECK ((code ~ '^[a-z]+(:[A-Za-z0-9-]+){1,2}$'::text)),
  constraint ledger_accounts_code_key UNIQUE (code),
  constraint ledger_accounts_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint ledger_accounts_id_currency_key UNIQUE (id, currency),
  constraint ledger_accounts_kind_fkey FOREIGN KEY (kind) REFERENCES ledger_account_kinds(kind),
  constraint ledger_accounts_pkey PRIMARY KEY (id),
  constraint ledger_floor CHECK ((balance >= floor))
);

create table ledger_entries (
  transaction_id bigint not null,
  line integer not null,
  account_id bigint not null,
  amount_minor bigint not null,
  currency text not null,
  constraint ledger_entries_account_id_currency_fkey FOREIGN KEY (account_id, currency) REFERENCES ledger_accounts(id, currency),
  constraint ledger_entries_amount_minor_check CHECK ((amount_minor <> 0)),
  constraint ledger_entries_pkey PRIMARY KEY (transaction_id, line),
  constraint ledger_entries_transaction_id_fkey FOREIGN KEY (transaction_id) REFERENCES ledger_transactions(id)
);

create table ledger_transactions (
  id bigint generated always as identity not null,
  idempotency_key text not null,
  kind text not null,
  reference text not null,
  body_hash bytea not null,
  posted_at timestamp with time zone default now() not null,
  constraint balanced TRIGGER DEFERRABLE INITIALLY DEFERRED,
  constraint ledger_transactions_idempotency_key_key UNIQUE (idempotency_key),
  constraint ledger_transactions_pkey PRIMARY KEY (id)
);

create table locations (
  id integer generated always as identity not null,
  product_id integer not null,
  slug text not null,
  name text not null,
  street text not null,
  house_number text not null,
  post_code text not null,
  city text not null,
  country_code text not null,
  latitude double precision not null,
  longitude double precision not null,
  website text,
  phone text,
  operator_changed_at timestamp with time zone,
  constraint locations_latitude_check CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
  constraint locations_longitude_check CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision))),
  constraint locations_pkey PRIMARY KEY (id),
  constraint locations_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  constraint locations_product_id_slug_key UNIQUE (product_id, slug)
);

create table newsletter_subscriptions (
  id uuid not null,
  storefront text not null,
  email citext not null,
  language text not null,
  confirm_token_hash bytea,
  unsubscribe_token_hash bytea not null,
  requested_at timestamp with time zone not null,
  confirmed_at timestamp with time zone,
  unsubscribed_at timestamp with time zone,
  constraint newsletter_subscriptions_confirm_token_hash_key UNIQUE (confirm_token_hash),
  constraint newsletter_subscriptions_pkey PRIMARY KEY (id),
  constraint newsletter_subscriptions_storefront_email_key UNIQUE (storefront, email),
  constraint newsletter_subscriptions_unsubscribe_token_hash_key UNIQUE (unsubscribe_token_hash)
);

create table occasion_texts (
  occasion_key text not null,
  language text not null,
  title text not null,
  cards_title text not null,
  popular_title text not null,
  slug text not null,
  intro text not null,
  body_html text not null,
  messages text[] not null,
  constraint occasion_texts_language_slug_key UNIQUE (language, slug),
  constraint occasion_texts_occasion_key_fkey FOREIGN KEY (occasion_key) REFERENCES occasions(key) ON DELETE CASCADE,
  constraint occasion_texts_pkey PRIMARY KEY (occasion_key, language)
);

create table occasions (
  key text not null,
  scene text not null,
  rank integer not null,
  operator_changed_at timestamp with time zone,
  constraint occasions_pkey PRIMARY KEY (key)
);

create table orders (
  id uuid not null,
  number bigint generated always as identity not null,
  storefront text not null,
  kind text default 'REGULAR'::text not null,
  status text default 'CART'::text not null,
  cart_token_hash bytea,
  user_id uuid,
  language text not null,
  currency text not null,
  delivery_mode text default 'DEFAULT'::text not null,
  customer_type text default 'PRIVATE'::text not null,
  billing_address jsonb,
  newsletter boolean default false not null,
  payment_method text,
  subtotal_minor bigint,
  shipping_minor bigint,
  service_fee_minor bigint,
  discount_minor bigint,
  tax_minor bigint,
  total_minor bigint,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  placed_at timestamp with time zone,
  completed_at timestamp with time zone,
  canceled_at timestamp with time zone,
  is_to_erase boolean default false not null,
  erased_at timestamp with time zone,
  constraint orders_check CHECK ((total_minor = (((subtotal_minor + shipping_minor) + service_fee_minor) - discount_minor))),
  constraint orders_check1 CHECK (((status = 'CART'::text) OR ((placed_at IS NOT NULL) AND (num_nulls(subtotal_minor, shipping_minor, service_fee_minor, discount_minor, tax_minor, total_minor) = 0)))),
  constraint orders_check2 CHECK (((status = 'COMPLETED'::text) = (completed_at IS NOT NULL))),
  constraint orders_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint orders_customer_type_check CHECK ((customer_type = ANY (ARRAY['PRIVATE'::text, 'BUSINESS'::text]))),
  constraint orders_delivery_mode_check CHECK ((delivery_mode = ANY (ARRAY['DEFAULT'::text, 'SINGLE'::text, 'SPLIT'::text]))),
  constraint orders_discount_minor_check CHECK ((discount_minor >= 0)),
  constraint orders_kind_check CHECK ((kind = ANY (ARRAY['REGULAR'::text, 'ACTIVATION'::text, 'REDEEM'::text, 'REORDER'::text]))),
  constraint orders_number_key UNIQUE (number),
  constraint orders_pkey PRIMARY KEY (id),
  constraint orders_service_fee_minor_check CHECK ((service_fee_minor >= 0)),
  constraint orders_shipping_minor_check CHECK ((shipping_minor >= 0)),
  constraint orders_status_check CHECK ((status = ANY (ARRAY['CART'::text, 'PENDING'::text, 'COMPLETED'::text, 'CANCELED'::text]))),
  constraint orders_subtotal_minor_check CHECK ((subtotal_minor >= 0)),
  constraint orders_tax_minor_check CHECK ((tax_minor >= 0)),
  constraint orders_total_minor_check CHECK ((total_minor >= 0))
);

create table packages (
  id uuid not null,
  shipment_id uuid not null,
  variation_id integer not null,
  product_id integer not null,
  qty integer not null,
  value_minor bigint not null,
  wrapper_key text,
  gift_packing_key text,
  message text,
  product_type text not null,
  title text not null,
  wrapper_minor bigint,
  packing_minor bigint,
  discount_minor bigint,
  "position" integer not null,
  constraint packages_discount_minor_check CHECK ((discount_minor >= 0)),
  constraint packages_message_check CHECK (((char_length(message) >= 1) AND (char_length(message) <= 150))),
  constraint packages_packing_minor_check CHECK ((packing_minor >= 0)),
  constraint packages_pkey PRIMARY KEY (id),
  constraint packages_product_type_check CHECK ((product_type = ANY (ARRAY['GIFTCARD'::text, 'DONATION'::text, 'BLANK_GIFT_CARD_PACK'::text]))),
  constraint packages_qty_check CHECK (((qty >= 1) AND (qty <= 99))),
  constraint packages_shipment_id_fkey FOREIGN KEY (shipment_id) REFERENCES shipments(id) ON DELETE CASCADE,
  constraint packages_shipment_id_position_key UNIQUE (shipment_id, "position"),
  constraint packages_value_minor_check CHECK ((value_minor > 0)),
  constraint packages_wrapper_minor_check CHECK ((wrapper_minor >= 0))
);

create table pages (
  id integer generated always as identity not null,
  key text not null,
  language text not null,
  family text,
  path text not null,
  page_type text not null,
  title text not null,
  meta_title text not null,
  meta_description text not null,
  meta_keywords text default ''::text not null,
  noindex boolean default false not null,
  nofollow boolean default false not null,
  published_on date,
  author text,
  topic text,
  scene text,
  summary text,
  blocks jsonb not null,
  operator_changed_at timestamp with time zone,
  constraint pages_blocks_check CHECK ((jsonb_typeof(blocks) = 'array'::text)),
  constraint pages_check CHECK (((page_type = 'BLOG_ARTICLE'::text) = (published_on IS NOT NULL))),
  constraint pages_check1 CHECK (((published_on IS NULL) OR ((author IS NOT NULL) AND (topic IS NOT NULL) AND (scene IS NOT NULL) AND (summary IS NOT NULL)))),
  constraint pages_key_language_family_key UNIQUE NULLS NOT DISTINCT (key, language, family),
  constraint pages_language_path_family_key UNIQUE NULLS NOT DISTINCT (language, path, family),
  constraint pages_path_check CHECK ((path ~ '^/(.*/)?$'::text)),
  constraint pages_pkey PRIMARY KEY (id)
);

create table parcel_shipments (
  shipment_id uuid not null,
  parcel_id uuid not null,
  constraint parcel_shipments_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES parcels(id),
  constraint parcel_shipments_pkey PRIMARY KEY (shipment_id),
  constraint parcel_shipments_shipment_id_fkey FOREIGN KEY (shipment_id) REFERENCES shipments(id)
);

create table parcels (
  id uuid not null,
  order_id uuid not null,
  "position" integer not null,
  storefront text not null,
  state text default 'TO_PACK'::text not null,
  ship_on date not null,
  carrier text not null,
  created_at timestamp with time zone not null,
  shipped_at timestamp with time zone,
  slip_at timestamp with time zone,
  has_old_slip boolean default false not null,
  constraint parcels_check CHECK (((state = 'SHIPPED'::text) = (shipped_at IS NOT NULL))),
  constraint parcels_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint parcels_order_id_position_key UNIQUE (order_id, "position"),
  constraint parcels_pkey PRIMARY KEY (id),
  constraint parcels_position_check CHECK (("position" > 0)),
  constraint parcels_state_check CHECK ((state = ANY (ARRAY['TO_PACK'::text, 'SHIPPED'::text])))
);

create table password_requests (
  id uuid not null,
  email citext not null,
  storefront text not null,
  language text not null,
  requested_at timestamp with time zone not null,
  constraint password_requests_pkey PRIMARY KEY (id)
);

create table payment_returns (
  event_id text not null,
  payment_id uuid not null,
  amount_minor bigint not null,
  returned_at timestamp with time zone not null,
  never_arrived boolean default false not null,
  constraint payment_returns_amount_minor_check CHECK ((amount_minor <> 0)),
  constraint payment_returns_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id),
  constraint payment_returns_pkey PRIMARY KEY (event_id)
);

create table payments (
  id uuid not null,
  order_id uuid not null,
  attempt integer not null,
  reference text not null,
  provider text not null,
  method text not null,
  amount_minor bigint not null,
  currency text not null,
  state text default 'NEW'::text not null,
  reason text,
  session_id text,
  session_result text,
  redirect_url text,
  session_expires_at timestamp with time zone,
  psp_reference text,
  created_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  transfer jsonb,
  refunded_by text,
  disputed_at timestamp with time zone,
  checked_at timestamp with time zone,
  dispute_lifted_at timestamp with time zone,
  returns_accepted_minor bigint default 0 not null,
  is_disputed boolean generated always as (COALESCE((disputed_at > COALESCE(dispute_lifted_at, '-infinity'::timestamp with time zone)), false)) virtual,
  constraint payments_amount_minor_check CHECK ((amount_minor > 0)),
  constraint payments_attempt_check CHECK ((attempt > 0)),
  constraint payments_check CHECK (((reference = ((order_id || ':'::text) || attempt)) AND (length(reference) <= 64))),
  constraint payments_check1 CHECK (((state = 'NEW'::text) = (settled_at IS NULL))),
  constraint payments_check2 CHECK (((state <> 'REFUSED'::text) OR (reason IS NOT NULL))),
  constraint payments_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint payments_order_id_attempt_key UNIQUE (order_id, attempt),
  constraint payments_pkey PRIMARY KEY (id),
  constraint payments_provider_check CHECK ((provider = ANY (ARRAY['adyen'::text, 'invoice'::text, 'bank'::text, 'giftcard'::text]))),
  constraint payments_psp_reference_key UNIQUE (psp_reference),
  constraint payments_reason_check CHECK ((reason = ANY (ARRAY['REFUSED'::text, 'FRAUD'::text, 'CANCELLED'::text, 'REPLACED'::text, 'EXPIRED'::text, 'ERROR'::text]))),
  constraint payments_reference_key UNIQUE (reference),
  constraint payments_refunded_by_check CHECK (((state = 'REFUNDED'::text) = (refunded_by IS NOT NULL))),
  constraint payments_session_id_key UNIQUE (session_id),
  constraint payments_state_check CHECK ((state = ANY (ARRAY['NEW'::text, 'REFUSED'::text, 'CAPTURED'::text, 'DUPLICATE'::text, 'REFUNDED'::text])))
);

create table popular_products (
  product_slug text not null,
  rank integer not null,
  operator_changed_at timestamp with time zone,
  constraint popular_products_pkey PRIMARY KEY (product_slug),
  constraint popular_products_product_slug_fkey FOREIGN KEY (product_slug) REFERENCES products(slug) ON UPDATE CASCADE ON DELETE CASCADE
);

create table popular_searches (
  key text not null,
  titles jsonb not null,
  href text not null,
  rank integer not null,
  operator_changed_at timestamp with time zone,
  constraint popular_searches_pkey PRIMARY KEY (key)
);

create table product_categories (
  product_id integer not null,
  category_key text not null,
  constraint product_categories_category_key_fkey FOREIGN KEY (category_key) REFERENCES categories(key) ON DELETE CASCADE,
  constraint product_categories_pkey PRIMARY KEY (product_id, category_key),
  constraint product_categories_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
);

create table product_counts (
  storefront text not null,
  occasion_key text,
  combination_id integer not null,
  products integer not null,
  constraint product_counts_combination_id_fkey FOREIGN KEY (combination_id) REFERENCES facet_combinations(id),
  constraint product_counts_storefront_occasion_key_combination_id_produ_key UNIQUE NULLS NOT DISTINCT (storefront, occasion_key, combination_id) INCLUDE (products)
);

create table product_occasions (
  product_id integer not null,
  occasion_key text not null,
  constraint product_occasions_occasion_key_fkey FOREIGN KEY (occasion_key) REFERENCES occasions(key) ON DELETE CASCADE,
  constraint product_occasions_pkey PRIMARY KEY (product_id, occasion_key),
  constraint product_occasions_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
);

create table product_texts (
  product_id integer not null,
  language text not null,
  title text not null,
  tagline text not null,
  description text not null,
  redeem_title text not null,
  redeem_description text not null,
  constraint product_texts_pkey PRIMARY KEY (product_id, language),
  constraint product_texts_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
);

create table products (
  id integer generated always as identity not null,
  slug text not null,
  product_type text not null,
  art text not null,
  background_color text not null,
  show_hand boolean not null,
  show_shadow boolean not null,
  validity_months integer not null,
  spend_place text not null,
  stock integer,
  operator_changed_at timestamp with time zone,
  is_choice_card boolean default false not null,
  constraint products_background_color_check CHECK ((background_color ~ '^#[0-9a-f]{6}$'::text)),
  constraint products_id_is_choice_card_key UNIQUE (id, is_choice_card),
  constraint products_id_product_type_key UNIQUE (id, product_type),
  constraint products_pkey PRIMARY KEY (id),
  constraint products_product_type_check CHECK ((product_type = ANY (ARRAY['GIFTCARD'::text, 'DONATION'::text, 'BLANK_GIFT_CARD_PACK'::text]))),
  constraint products_slug_key UNIQUE (slug),
  constraint products_spend_place_check CHECK ((spend_place = ANY (ARRAY['ONLINE'::text, 'IN_STORE'::text, 'ONLINE_AND_IN_STORE'::text]))),
  constraint products_stock_check CHECK ((stock >= 0)),
  constraint products_validity_months_check CHECK ((validity_months > 0))
);

create table promotion_products (
  promotion_key text not null,
  product_id integer not null,
  is_choice_card boolean generated always as (false) stored not null,
  constraint promotion_products_pkey PRIMARY KEY (promotion_key, product_id),
  constraint promotion_products_product_id_is_choice_card_fkey FOREIGN KEY (product_id, is_choice_card) REFERENCES products(id, is_choice_card) ON DELETE CASCADE,
  constraint promotion_products_promotion_key_fkey FOREIGN KEY (promotion_key) REFERENCES promotions(key) ON DELETE CASCADE
);

create table promotions (
  key text not null,
  titles jsonb not null,
  descriptions jsonb not null,
  discount_type text not null,
  percent numeric,
  amounts_minor jsonb,
  starts_on date not null,
  ends_on date not null,
  operator_changed_at timestamp with time zone,
  constraint promotions_check CHECK (((discount_type = 'RELATIVE'::text) = (percent IS NOT NULL))),
  constraint promotions_check1 CHECK (((discount_type = 'ABSOLUTE'::text) = (amounts_minor IS NOT NULL))),
  constraint promotions_check2 CHECK ((starts_on <= ends_on)),
  constraint promotions_discount_type_check CHECK ((discount_type = ANY (ARRAY['ABSOLUTE'::text, 'RELATIVE'::text]))),
  constraint promotions_percent_check CHECK (((percent > (0)::numeric) AND (percent <= (100)::numeric))),
  constraint promotions_pkey PRIMARY KEY (key)
);

create table provider_events (
  id uuid not null,
  provider text not null,
  dedup_key text not null,
  body jsonb not null,
  received_at timestamp with time zone not null,
  processed_at timestamp with time zone,
  attempts integer default 0 not null,
  error text,
  constraint provider_events_dedup_key_key UNIQUE (dedup_key),
  constraint provider_events_pkey PRIMARY KEY (id),
  constraint provider_events_provider_check CHECK ((provider = 'adyen'::text))
);

create table quote_attachments (
  id uuid not null,
  storefront text not null,
  file_type text not null,
  content bytea not null,
  byte_length integer not null,
  uploaded_at timestamp with time zone not null,
  quote_request_id uuid,
  constraint quote_attachments_content_check CHECK ((octet_length(content) <= 5242880)),
  constraint quote_attachments_file_type_check CHECK ((file_type = ANY (ARRAY['csv'::text, 'xlsx'::text, 'pdf'::text]))),
  constraint quote_attachments_pkey PRIMARY KEY (id),
  constraint quote_attachments_quote_request_id_fkey FOREIGN KEY (quote_request_id) REFERENCES quote_requests(id) ON DELETE CASCADE,
  constraint quote_attachments_quote_request_id_key UNIQUE (quote_request_id)
);

create table quote_requests (
  id uuid not null,
  number bigint generated always as identity not null,
  storefront text not null,
  language text not null,
  email citext not null,
  details jsonb not null,
  received_at timestamp with time zone not null,
  answer_by timestamp with time zone not null,
  closed_at timestamp with time zone,
  closed_by text,
  constraint quote_requests_check CHECK (((closed_at IS NULL) = (closed_by IS NULL))),
  constraint quote_requests_number_key UNIQUE (number),
  constraint quote_requests_pkey PRIMARY KEY (id)
);

create table rate_limits (
  key text not null,
  points integer default 0 not null,
  expire double precision,
  constraint rate_limits_pkey PRIMARY KEY (key)
);

create table redeem_amounts (
  product_id integer not null,
  currency text not null,
  minimum_remaining_minor integer,
  min_custom_minor integer,
  max_custom_minor integer,
  constraint redeem_amounts_pkey PRIMARY KEY (product_id, currency),
  constraint redeem_amounts_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
);

create table redeem_brands (
  product_slug text not null,
  iframe_url text,
  redirect_url text,
  redirect_seconds integer,
  link_titles jsonb,
  link_url text,
  operator_changed_at timestamp with time zone,
  constraint redeem_brands_check CHECK (((redirect_url IS NULL) = (redirect_seconds IS NULL))),
  constraint redeem_brands_check1 CHECK (((link_url IS NULL) = (link_titles IS NULL))),
  constraint redeem_brands_iframe_url_check CHECK ((iframe_url ~ '^(https://|http://localhost:)'::text)),
  constraint redeem_brands_link_url_check CHECK ((link_url ~ '^https://'::text)),
  constraint redeem_brands_pkey PRIMARY KEY (product_slug),
  constraint redeem_brands_redirect_seconds_check CHECK (((redirect_seconds >= 3) AND (redirect_seconds <= 60))),
  constraint redeem_brands_redirect_url_check CHECK ((redirect_url ~ '^(https://|http://localhost:)'::text))
);

create table redeem_campaigns (
  slug text not null,
  titles jsonb not null,
  welcomes jsonb not null,
  emblem text not null,
  background_color text not null,
  text_color text not null,
  accent_color text not null,
  storefronts text[] not null,
  product_slugs text[] not null,
  card_product_slugs text[] not null,
  operator_changed_at timestamp with time zone,
  constraint redeem_campaigns_accent_color_check CHECK ((accent_color ~ '^#[0-9a-f]{6}$'::text)),
  constraint redeem_campaigns_background_color_check CHECK ((background_color ~ '^#[0-9a-f]{6}$'::text)),
  constraint redeem_campaigns_card_product_slugs_check CHECK ((cardinality(card_product_slugs) > 0)),
  constraint redeem_campaigns_pkey PRIMARY KEY (slug),
  constraint redeem_campaigns_product_slugs_check CHECK ((cardinality(product_slugs) > 0)),
  constraint redeem_campaigns_slug_check CHECK ((slug ~ '^[a-z][a-z0-9-]{1,60}$'::text)),
  constraint redeem_campaigns_text_color_check CHECK ((text_color ~ '^#[0-9a-f]{6}$'::text))
);

create table redeem_offers (
  key text not null,
  titles jsonb not null,
  percent integer not null,
  product_slugs text[] not null,
  starts_on date not null,
  ends_on date not null,
  operator_changed_at timestamp with time zone,
  constraint redeem_offers_check CHECK ((starts_on <= ends_on)),
  constraint redeem_offers_percent_check CHECK (((percent >= 1) AND (percent <= 50))),
  constraint redeem_offers_pkey PRIMARY KEY (key)
);

create table redeem_orders (
  order_id uuid not null,
  campaign_slug text,
  undone_at timestamp with time zone,
  constraint redeem_orders_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  constraint redeem_orders_pkey PRIMARY KEY (order_id)
);

create table reminder_stops (
  address_hash bytea not null,
  stopped_at timestamp with time zone not null,
  constraint reminder_stops_pkey PRIMARY KEY (address_hash)
);

create table reorder_requests (
  id uuid not null,
  order_number text not null,
  email text not null,
  storefront text not null,
  language text not null,
  requested_at timestamp with time zone not null,
  constraint reorder_requests_pkey PRIMARY KEY (id)
);

create table reviews (
  id integer generated always as identity not null,
  product_id integer not null,
  language text not null,
  author text not null,
  stars integer not null,
  title text,
  body text not null,
  written_on date not null,
  is_verified_buyer boolean not null,
  operator_changed_at timestamp with time zone,
  constraint reviews_pkey PRIMARY KEY (id),
  constraint reviews_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  constraint reviews_product_id_language_author_written_on_key UNIQUE (product_id, language, author, written_on),
  constraint reviews_stars_check CHECK (((stars >= 1) AND (stars <= 5)))
);

create table schema_migrations (
  name text not null,
  hash text not null,
  applied_at timestamp with time zone default now() not null,
  constraint schema_migrations_pkey PRIMARY KEY (name)
);

create table search_entries (
  group_type text not null,
  item_key text not null,
  part integer default 0 not null,
  language text not null,
  family text,
  translated_to text[] not null,
  storefronts text[],
  visible_from date,
  title text not null,
  title_words tsvector not null,
  related_words tsvector not null,
  all_words tsvector not null,
  popularity integer not null,
  constraint search_entries_group_type_item_key_part_language_family_key UNIQUE NULLS NOT DISTINCT (group_type, item_key, part, language, family)
);

create table search_words (
  word text not null,
  deletions text[] not null,
  constraint search_words_pkey PRIMARY KEY (word)
);

create table security_log (
  id bigint generated always as identity not null,
  at timestamp with time zone not null,
  event text not null,
  account_id uuid,
  staff text,
  command text,
  source_hash bytea,
  constraint security_log_check CHECK (((event = 'STAFF_COMMAND'::text) = ((staff IS NOT NULL) AND (command IS NOT NULL)))),
  constraint security_log_command_check CHECK ((length(command) <= 500)),
  constraint security_log_event_check CHECK ((event ~ '^[A-Z_]{3,40}$'::text)),
  constraint security_log_pkey PRIMARY KEY (id),
  constraint security_log_staff_check CHECK ((staff <> ''::text))
);

create table seed_rows (
  kind text not null,
  key text not null,
  hash text not null,
  constraint seed_rows_pkey PRIMARY KEY (kind, key)
);

create table sessions (
  token_hash bytea not null,
  user_id uuid not null,
  expires_at timestamp with time zone not null,
  id uuid not null,
  browser text,
  system text,
  created_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  constraint sessions_id_key UNIQUE (id),
  constraint sessions_pkey PRIMARY KEY (token_hash),
  constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table shipments (
  id uuid not null,
  order_id uuid not null,
  tag text not null,
  kind text not null,
  receiver_kind text not null,
  receiver jsonb not null,
  deliver_at timestamp with time zone,
  deliver_on date,
  promised_from date,
  promised_until date,
  "position" integer not null,
  constraint shipments_check CHECK (((deliver_at IS NULL) OR (kind = 'DIGITAL'::text))),
  constraint shipments_check1 CHECK (((deliver_on IS NULL) OR (kind = 'PHYSICAL'::text))),
  constraint shipments_check2 CHECK (((promised_from IS NULL) OR (kind = 'PHYSICAL'::text))),
  constraint shipments_check3 CHECK ((((promised_from IS NULL) = (promised_until IS NULL)) AND (promised_from <= promised_until))),
  constraint shipments_kind_check CHECK ((kind = ANY (ARRAY['DIGITAL'::text, 'PHYSICAL'::text]))),
  constraint shipments_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  constraint shipments_order_id_position_key UNIQUE (order_id, "position"),
  constraint shipments_pkey PRIMARY KEY (id),
  constraint shipments_receiver_kind_check CHECK ((receiver_kind = ANY (ARRAY['ME'::text, 'RECEIVER'::text])))
);

create table shop_secrets (
  name text not null,
  key_id text not null,
  sealed bytea not null,
  constraint shop_secrets_pkey PRIMARY KEY (name)
);

create table stock_reservations (
  order_id uuid not null,
  product_id integer not null,
  qty integer not null,
  expires_at timestamp with time zone not null,
  network_hash bytea,
  constraint stock_reservations_pkey PRIMARY KEY (order_id, product_id),
  constraint stock_reservations_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  constraint stock_reservations_qty_check CHECK ((qty > 0))
);

create table stock_sales (
  order_id uuid not null,
  product_id integer not null,
  qty integer not null,
  constraint stock_sales_pkey PRIMARY KEY (order_id, product_id),
  constraint stock_sales_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  constraint stock_sales_qty_check CHECK ((qty > 0))
);

create table storefront_products (
  storefront text not null,
  product_id integer not null,
  product_type text not null,
  rank integer not null,
  constraint storefront_products_pkey PRIMARY KEY (storefront, product_id),
  constraint storefront_products_product_id_product_type_fkey FOREIGN KEY (product_id, product_type) REFERENCES products(id, product_type) ON UPDATE CASCADE ON DELETE CASCADE
);

create table used_captchas (
  signature bytea not null,
  expires_at timestamp with time zone not null,
  constraint used_captchas_pkey PRIMARY KEY (signature)
);

create table users (
  id uuid not null,
  email citext not null,
  first_name text not null,
  last_name text not null,
  invoice_email citext,
  phone_number text,
  vat_number text,
  created_at timestamp with time zone not null,
  password_hash text,
  email_confirmed_at timestamp with time zone,
  customer_type text default 'PRIVATE'::text not null,
  company_name text,
  kvk_number text,
  constraint users_customer_type_check CHECK ((customer_type = ANY (ARRAY['PRIVATE'::text, 'BUSINESS'::text]))),
  constraint users_email_key UNIQUE (email),
  constraint users_pkey PRIMARY KEY (id)
);

create table variations (
  id integer generated always as identity not null,
  product_id integer not null,
  variation_type text not null,
  currency text not null,
  sku text not null,
  has_fixed_prices boolean not null,
  prices_minor integer[] not null,
  min_minor integer not null,
  max_minor integer not null,
  constraint variations_check CHECK ((min_minor <= max_minor)),
  constraint variations_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint variations_min_minor_check CHECK ((min_minor > 0)),
  constraint variations_pkey PRIMARY KEY (id),
  constraint variations_prices_minor_check CHECK ((cardinality(prices_minor) > 0)),
  constraint variations_product_id_currency_variation_type_key UNIQUE (product_id, currency, variation_type),
  constraint variations_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  constraint variations_sku_key UNIQUE (sku),
  constraint variations_variation_type_check CHECK ((variation_type = ANY (ARRAY['DIGITAL'::text, 'PHYSICAL'::text])))
);

create table wrappers (
  key text not null,
  art text not null,
  kinds text[] not null,
  occasions text[] not null,
  titles jsonb not null,
  prices_minor jsonb not null,
  rank integer not null,
  operator_changed_at timestamp with time zone,
  constraint wrappers_kinds_check CHECK (((kinds <@ ARRAY['PHYSICAL'::text, 'DIGITAL'::text]) AND (cardinality(kinds) > 0))),
  constraint wrappers_pkey PRIMARY KEY (key)
);

CREATE UNIQUE INDEX account_links_confirmation ON public.account_links USING btree (user_id) WHERE (purpose = 'CONFIRM_EMAIL'::text);

CREATE INDEX account_links_expires_at_idx ON public.account_links USING btree (expires_at);

CREATE INDEX account_links_of_user ON public.account_links USING btree (user_id);

CREATE INDEX activation_cards_card_id_idx ON public.activation_cards USING btree (card_id);

CREATE UNIQUE INDEX addresses_default_billing ON public.addresses USING btree (user_id) WHERE is_default_billing;

CREATE UNIQUE INDEX addresses_default_delivery ON public.addresses USING btree (user_id) WHERE is_default_delivery;

CREATE INDEX addresses_user_id_created_at_idx ON public.addresses USING btree (user_id, created_at);

CREATE UNIQUE INDEX approved_companies_active ON public.approved_companies USING btree (storefront, vat_number) WHERE (revoked_at IS NULL);

CREATE INDEX approved_members_email_idx ON public.approved_members USING btree (email);

CREATE INDEX blank_giftcards_order_id_idx ON public.blank_giftcards USING btree (order_id);

CREATE INDEX brand_nonces_expires_at_idx ON public.brand_nonces USING btree (expires_at);

CREATE INDEX card_readings_parcel_id_idx ON public.card_readings USING btree (parcel_id);

CREATE INDEX cart_removals_by_age ON public.cart_removals USING btree (removed_at);

CREATE INDEX category_top_products_product_id_idx ON public.category_top_products USING btree (product_id);

CREATE INDEX checkouts_closed_source_idx ON public.checkouts USING btree (closed_at) WHERE ((source IS NOT NULL) AND (closed_at IS NOT NULL));

CREATE INDEX checkouts_reserved_until_idx ON public.checkouts USING btree (reserved_until) WHERE (closed_at IS NULL);

CREATE INDEX checkouts_source_hash_idx ON public.checkouts USING btree (source_hash) WHERE ((closed_at IS NULL) AND (source_hash IS NOT NULL));

CREATE INDEX contact_messages_email_idx ON public.contact_messages USING btree (email);

CREATE INDEX contact_messages_received_at_idx ON public.contact_messages USING btree (received_at);

CREATE INDEX customer_giftcards_card_id_idx ON public.customer_giftcards USING btree (card_id);

CREATE INDEX donations_order_id_idx ON public.donations USING btree (order_id);

CREATE INDEX doubler_draws_draw_at_idx ON public.doubler_draws USING btree (draw_at) WHERE (drawn_at IS NULL);

CREATE INDEX doubler_entries_email_idx ON public.doubler_entries USING btree (email);

CREATE INDEX failed_refunds_payment_id_idx ON public.failed_refunds USING btree (payment_id);

CREATE INDEX giftcard_holds_card_id_idx ON public.giftcard_holds USING btree (card_id) WHERE (state = 'CAPTURED'::text);

CREATE INDEX giftcard_holds_expires_at_idx ON public.giftcard_holds USING btree (expires_at) WHERE (state = 'OPEN'::text);

CREATE UNIQUE INDEX giftcard_holds_open ON public.giftcard_holds USING btree (card_id, order_id) WHERE (state = 'OPEN'::text);

CREATE INDEX giftcard_holds_order_id_idx ON public.giftcard_holds USING btree (order_id);

CREATE INDEX giftcards_expiring ON public.giftcards USING btree (storefront, expires_on) WHERE ((status = 'ACTIVE'::text) AND (closed_at IS NULL) AND (frozen_at IS NULL));

CREATE UNIQUE INDEX giftcards_of_unit ON public.giftcards USING btree (package_id, unit_no) WHERE (replaces IS NULL);

CREATE INDEX giftcards_order_id_idx ON public.giftcards USING btree (order_id);

CREATE INDEX giftcards_replacing ON public.giftcards USING btree (package_id) WHERE (replaces IS NOT NULL);

CREATE INDEX gifts_order_id_idx ON public.gifts USING btree (order_id);

CREATE INDEX gifts_unsent ON public.gifts USING btree (send_at) WHERE (state <> 'SENT'::text);

CREATE INDEX idempotency_keys_created_at_idx ON public.idempotency_keys USING btree (created_at);

CREATE INDEX invoice_debts_company_id_idx ON public.invoice_debts USING btree (company_id) WHERE (paid_at IS NULL);

CREATE INDEX invoice_debts_given_on_idx ON public.invoice_debts USING btree (given_on);

CREATE INDEX ledger_entries_account_id_idx ON public.ledger_entries USING btree (account_id);

CREATE INDEX ledger_transactions_reference_idx ON public.ledger_transactions USING btree (reference);

CREATE INDEX locations_country_code_latitude_longitude_idx ON public.locations USING btree (country_code, latitude, longitude);

CREATE INDEX orders_by_email ON public.orders USING btree (lower((billing_address ->> 'email'::text))) WHERE (status = 'COMPLETED'::text);

CREATE INDEX orders_canceled_of_guests ON public.orders USING btree (canceled_at) WHERE ((status = 'CANCELED'::text) AND (user_id IS NULL) AND (erased_at IS NULL));

CREATE UNIQUE INDEX orders_cart_of_customer ON public.orders USING btree (user_id, storefront) WHERE ((status = 'CART'::text) AND (user_id IS NOT NULL));

CREATE UNIQUE INDEX orders_cart_of_visitor ON public.orders USING btree (cart_token_hash, storefront) WHERE (status = 'CART'::text);

CREATE INDEX orders_erased ON public.orders USING btree (id) WHERE (erased_at IS NOT NULL);

CREATE INDEX orders_of_browser ON public.orders USING btree (cart_token_hash, placed_at DESC) WHERE ((user_id IS NULL) AND (status <> 'CART'::text));

CREATE INDEX orders_of_customer ON public.orders USING btree (user_id, placed_at DESC) WHERE (status <> 'CART'::text);

CREATE INDEX orders_of_guest ON public.orders USING btree (lower((billing_address ->> 'email'::text))) WHERE ((user_id IS NULL) AND (status <> 'CART'::text));

CREATE INDEX orders_old_carts ON public.orders USING btree (updated_at) WHERE (status = 'CART'::text);

CREATE INDEX orders_open ON public.orders USING btree (placed_at) WHERE (status = 'PENDING'::text);

CREATE INDEX orders_to_erase ON public.orders USING btree (id) WHERE is_to_erase;

CREATE INDEX pages_language_published_on_idx ON public.pages USING btree (language, published_on DESC) WHERE (page_type = 'BLOG_ARTICLE'::text);

CREATE INDEX parcel_shipments_parcel_id_idx ON public.parcel_shipments USING btree (parcel_id);

CREATE INDEX parcels_to_pack ON public.parcels USING btree (ship_on) WHERE (state = 'TO_PACK'::text);

CREATE INDEX payment_returns_payment_id_idx ON public.payment_returns USING btree (payment_id);

CREATE UNIQUE INDEX payments_one_captured ON public.payments USING btree (order_id) WHERE ((state = 'CAPTURED'::text) AND (provider <> 'giftcard'::text));

CREATE INDEX payments_open ON public.payments USING btree (created_at) WHERE (state = 'NEW'::text);

CREATE INDEX product_categories_category_key_product_id_idx ON public.product_categories USING btree (category_key, product_id);

CREATE INDEX product_counts_empty ON public.product_counts USING btree (combination_id) WHERE (products = 0);

CREATE INDEX product_occasions_occasion_key_product_id_idx ON public.product_occasions USING btree (occasion_key, product_id);

CREATE INDEX product_texts_name ON public.product_texts USING btree (language, lower(title), product_id);

CREATE INDEX promotion_products_product_id_idx ON public.promotion_products USING btree (product_id);

CREATE INDEX provider_events_unprocessed ON public.provider_events USING btree (received_at) WHERE (processed_at IS NULL);

CREATE INDEX quote_attachments_unclaimed ON public.quote_attachments USING btree (byte_length) WHERE (quote_request_id IS NULL);

CREATE INDEX quote_attachments_uploaded_at_idx ON public.quote_attachments USING btree (uploaded_at);

CREATE INDEX quote_requests_email_idx ON public.quote_requests USING btree (email);

CREATE INDEX quote_requests_open ON public.quote_requests USING btree (answer_by) WHERE (closed_at IS NULL);

CREATE INDEX quote_requests_received_at_idx ON public.quote_requests USING btree (received_at);

CREATE INDEX rate_limits_expire_idx ON public.rate_limits USING btree (expire);

CREATE INDEX reviews_product_id_language_written_on_id_idx ON public.reviews USING btree (product_id, language, written_on DESC, id DESC);

CREATE INDEX search_entries_group_type_popularity_item_key_part_language_idx ON public.search_entries USING btree (group_type, popularity, item_key, part, language);

CREATE INDEX search_entries_group_type_title_idx ON public.search_entries USING btree (group_type, title);

CREATE INDEX search_entries_group_type_title_words_related_words_all_wor_idx ON public.search_entries USING gin (group_type, title_words, related_words, all_words) WITH (fastupdate=off);

CREATE INDEX search_words_deletions_idx ON public.search_words USING gin (deletions) WITH (fastupdate=off);

CREATE INDEX search_words_word_idx ON public.search_words USING gin (word gin_trgm_ops) WITH (fastupdate=off);

CREATE INDEX security_log_account_id_at_idx ON public.security_log USING btree (account_id, at) WHERE (account_id IS NOT NULL);

CREATE INDEX security_log_at_idx ON public.security_log USING btree (at);

CREATE INDEX sessions_expires_at_idx ON public.sessions USING btree (expires_at);

CREATE INDEX sessions_user_id_idx ON public.sessions USING btree (user_id);

CREATE INDEX shipments_by_email ON public.shipments USING btree (lower((receiver ->> 'email'::text))) WHERE (kind = 'DIGITAL'::text);

CREATE INDEX stock_reservations_expires_at_idx ON public.stock_reservations USING btree (expires_at);

CREATE INDEX stock_reservations_product_id_expires_at_idx ON public.stock_reservations USING btree (product_id, expires_at);

CREATE INDEX stock_sales_product_id_idx ON public.stock_sales USING btree (product_id);

CREATE INDEX storefront_products_product_id_idx ON public.storefront_products USING btree (product_id);

CREATE INDEX storefront_products_storefront_rank_product_id_product_type_idx ON public.storefront_products USING btree (storefront, rank, product_id) INCLUDE (product_type);

CREATE INDEX used_captchas_expires_at_idx ON public.used_captchas USING btree (expires_at);

CREATE INDEX variations_lowest_value ON public.variations USING btree (currency, min_minor, product_id);

-- Columns: id uuid, user_id uuid, since timestamp with time zone
create view finished_orders as
 SELECT o.id,
    o.user_id,
    GREATEST(o.canceled_at, o.completed_at, f.confirmed_at, moved.at, (waiting.due_at + '180 days'::interval),
        CASE
            WHEN (waiting.due_at IS NOT NULL) THEN ( SELECT (GREATEST(max(p.disputed_at), max(r.returned_at)) + '180 days'::interval)
               FROM (payments p
                 LEFT JOIN payment_returns r ON ((r.payment_id = p.id)))
              WHERE (p.order_id = o.id))
            ELSE NULL::timestamp with time zone
        END) AS since
   FROM (((orders o
     LEFT JOIN fulfilments f ON ((f.order_id = o.id)))
     CROSS JOIN LATERAL ( SELECT GREATEST(( SELECT max(COALESCE(g.buyer_notified_at, g.sent_at)) AS max
                   FROM gifts g
                  WHERE (g.order_id = o.id)), ( SELECT max(p.shipped_at) AS max
                   FROM parcels p
                  WHERE (p.order_id = o.id))) AS at) moved)
     CROSS JOIN LATERAL ( SELECT GREATEST(( SELECT max(g.send_at) AS max
                   FROM gifts g
                  WHERE ((g.order_id = o.id) AND (g.state <> 'SENT'::text) AND (NOT ((g.state = 'BOUNCED'::text) AND (g.buyer_notified_at IS NOT NULL))))), ( SELECT ((max(p.ship_on))::timestamp without time zone AT TIME ZONE 'UTC'::text) AS timezone
                   FROM parcels p
                  WHERE ((p.order_id = o.id) AND (p.state <> 'SHIPPED'::text)))) AS due_at) waiting)
  WHERE ((o.status = 'CANCELED'::text) OR ((o.status = 'COMPLETED'::text) AND (f.issued_at IS NOT NULL) AND (f.confirmation IS NOT NULL) AND (EXISTS ( SELECT
           FROM invoices i
          WHERE (i.order_id = o.id))) AND ((waiting.due_at IS NULL) OR is_order_stopped(o.id))));

-- Columns: order_id uuid, shipment_id uuid, kind text, package_id uuid, product_type text, wanted integer, made bigint
create view fulfilled_packages as
 SELECT s.order_id,
    s.id AS shipment_id,
    s.kind,
    p.id AS package_id,
    p.product_type,
        CASE p.product_type
            WHEN 'BLANK_GIFT_CARD_PACK'::text THEN (3 * p.qty)
            ELSE p.qty
        END AS wanted,
        CASE p.product_type
            WHEN 'GIFTCARD'::text THEN ( SELECT count(*) AS count
               FROM giftcards c
              WHERE ((c.package_id = p.id) AND (c.replaces IS NULL)))
            WHEN 'BLANK_GIFT_CARD_PACK'::text THEN ( SELECT count(*) AS count
               FROM blank_giftcards b
              WHERE (b.package_id = p.id))
            ELSE (COALESCE(( SELECT d.qty
               FROM donations d
              WHERE (d.package_id = p.id)), 0))::bigint
        END AS made
   FROM (packages p
     JOIN shipments s ON ((s.id = p.shipment_id)));

-- Columns: order_id uuid, placed_at timestamp with time zone
create view order_placements as
 SELECT id AS order_id,
    placed_at
   FROM orders;

-- Columns: payment_id uuid, order_id uuid, currency text, amount_minor bigint, created_at timestamp with time zone
create view payment_amounts as
 SELECT id AS payment_id,
    order_id,
    currency,
    amount_minor,
    created_at
   FROM payments;

-- Columns: product_id integer, validity_months integer
create view product_validity as
 SELECT id AS product_id,
    validity_months
   FROM products;

-- Columns: order_id uuid
create view stopped_orders as
 SELECT c.order_id
   FROM giftcards c
  WHERE (c.status = 'BLOCKED'::text)
UNION ALL
 SELECT p.order_id
   FROM payments p
  WHERE ((p.state = 'CAPTURED'::text) AND p.is_disputed)
UNION ALL
 SELECT p.order_id
   FROM (payments p
     JOIN payment_returns r ON ((r.payment_id = p.id)))
  WHERE (p.state = 'CAPTURED'::text)
  GROUP BY p.id, p.order_id
 HAVING (sum(r.amount_minor) > (p.returns_accepted_minor)::numeric)
UNION ALL
 SELECT h.order_id
   FROM (giftcard_holds h
     JOIN giftcards c ON ((c.id = h.card_id)))
  WHERE ((h.state = 'CAPTURED'::text) AND (c.status = 'BLOCKED'::text))
UNION ALL
 SELECT o.id AS order_id
   FROM orders o
  WHERE (o.erased_at IS NOT NULL);

-- Columns: subject text, detail text
create view violation_activated_card as
 SELECT (c.id)::text AS subject,
    'active, but no activation was paid for it'::text AS detail
   FROM (giftcards c
     JOIN blank_giftcards b ON ((b.id = c.id)))
  WHERE (NOT (EXISTS ( SELECT
           FROM (((activation_cards a
             JOIN packages k ON ((k.id = a.package_id)))
             JOIN orders o ON ((o.id = a.order_id)))
             JOIN payments p ON (((p.order_id = o.id) AND (p.state = 'CAPTURED'::text))))
          WHERE ((a.card_id = c.id) AND (a.package_id = c.package_id) AND (a.unit_no = c.unit_no) AND (k.value_minor = c.value_minor) AND (o.id = c.order_id) AND (o.kind = 'ACTIVATION'::text) AND (o.status = 'COMPLETED'::text)))))
UNION ALL
 SELECT (a.card_id)::text AS subject,
    format('paid by order %s, but not active'::text, o.number) AS detail
   FROM (orders o
     JOIN activation_cards a ON ((a.order_id = o.id)))
  WHERE ((o.status = 'COMPLETED'::text) AND (NOT (EXISTS ( SELECT
           FROM giftcards c
          WHERE ((c.id = a.card_id) AND (c.order_id = o.id))))));

-- Columns: subject text, detail text
create view violation_balance_below_floor as
 SELECT code AS subject,
    format('%s is below %s'::text, balance, floor) AS detail
   FROM ledger_accounts a
  WHERE (balance < floor);

-- Columns: subject text, detail text
create view violation_booked_total as
 SELECT (o.id)::text AS subject,
    format('%s %s, but the ledger has %s'::text, o.total_minor, o.currency, booked.minor) AS detail
   FROM (orders o
     CROSS JOIN LATERAL ( SELECT COALESCE(sum(e.amount_minor), (0)::numeric) AS minor
           FROM ((ledger_accounts a
             JOIN ledger_entries e ON ((e.account_id = a.id)))
             JOIN ledger_transactions t ON ((t.id = e.transaction_id)))
          WHERE ((a.code = ('order:'::text || o.id)) AND (t.kind = ANY (ARRAY['capture'::text, 'capture-hold'::text])))) booked)
  WHERE ((o.status = 'COMPLETED'::text) AND (booked.minor <> (o.total_minor)::numeric));

-- Columns: subject text, detail text
create view violation_brand_hold as
 SELECT (h.id)::text AS subject,
    format('%s %s of a card of %s, held by %s'::text, h.amount_minor, h.currency, COALESCE(p.slug, 'nobody'::text), h.brand) AS detail
   FROM (((giftcard_holds h
     JOIN giftcards c ON ((c.id = h.card_id)))
     LEFT JOIN products p ON (((p.id = c.product_id) AND (NOT p.is_choice_card))))
     LEFT JOIN brand_reservations r ON (((r.id = h.order_id) AND (r.brand = h.brand) AND (r.currency = h.currency))))
  WHERE ((h.brand IS NOT NULL) AND ((p.slug IS DISTINCT FROM h.brand) OR (r.id IS NULL) OR (h.amount_minor > r.reserved_minor)));

-- Columns: subject text, detail text
create view violation_captured_total as
 SELECT (o.id)::text AS subject,
    format('%s %s, but %s was captured'::text, o.total_minor, o.currency, paid.minor) AS detail
   FROM (orders o
     CROSS JOIN LATERAL ( SELECT COALESCE(sum(p.amount_minor) FILTER (WHERE (p.currency = o.currency)), (0)::numeric) AS minor
           FROM payments p
          WHERE ((p.order_id = o.id) AND (p.state = 'CAPTURED'::text))) paid)
  WHERE ((o.status = 'COMPLETED'::text) AND (paid.minor <> (o.total_minor)::numeric));

-- Columns: subject text, detail text
create view violation_card_account as
 SELECT code AS subject,
    'belongs to no card'::text AS detail
   FROM ledger_accounts a
  WHERE ((kind = ANY (ARRAY['card'::text, 'hold'::text])) AND (NOT (EXISTS ( SELECT
           FROM giftcards c
          WHERE ((c.id)::text = split_part(a.code, ':'::text, 2))))));

-- Columns: subject text, detail text
create view violation_card_value as
 SELECT (c.id)::text AS subject,
    format('issued %s, face value %s %s'::text, COALESCE(issued.minor, (0)::numeric), c.value_minor, c.currency) AS detail
   FROM (giftcards c
     CROSS JOIN LATERAL ( SELECT sum(e.amount_minor) AS minor
           FROM ((ledger_accounts a
             JOIN ledger_entries e ON ((e.account_id = a.id)))
             JOIN ledger_transactions t ON ((t.id = e.transaction_id)))
          WHERE ((a.code = ('card:'::text || c.id)) AND (a.currency = c.currency) AND (t.kind = ANY (ARRAY['issue-card'::text, 'replace-card'::text])) AND (e.amount_minor > 0))) issued)
  WHERE (issued.minor IS DISTINCT FROM (c.value_minor)::numeric);

-- Columns: subject text, detail text
create view violation_closed_card as
 SELECT (c.id)::text AS subject,
    format('closed, but it has %s and holds of %s'::text, COALESCE(a.balance, (0)::bigint), held.minor) AS detail
   FROM ((giftcards c
     LEFT JOIN ledger_accounts a ON ((a.code = ('card:'::text || c.id))))
     CROSS JOIN LATERAL ( SELECT COALESCE(sum(h.amount_minor), (0)::numeric) AS minor
           FROM giftcard_holds h
          WHERE ((h.card_id = c.id) AND (h.state = 'OPEN'::text))) held)
  WHERE ((c.closed_at IS NOT NULL) AND ((COALESCE(a.balance, (0)::bigint) <> 0) OR (held.minor <> (0)::numeric)));

-- Columns: subject text, detail text
create view violation_credit_limit as
 SELECT (c.id)::text AS subject,
    format('owes %s of at most %s %s'::text, sum(p.amount_minor), c.credit_limit_minor, c.currency) AS detail
   FROM ((approved_companies c
     JOIN invoice_debts d ON ((d.company_id = c.id)))
     JOIN payments p ON ((p.id = d.payment_id)))
  WHERE (d.paid_at IS NULL)
  GROUP BY c.id
 HAVING (sum(p.amount_minor) > (c.credit_limit_minor)::numeric);

-- Columns: subject text, detail text
create view violation_deleted_customer as
 SELECT (id)::text AS subject,
        CASE
            WHEN (status = 'CART'::text) THEN 'is the cart of a deleted customer'::text
            WHEN is_to_erase THEN 'still has names and addresses'::text
            ELSE 'is not marked to be erased'::text
        END AS detail
   FROM orders o
  WHERE ((user_id IS NOT NULL) AND (NOT (EXISTS ( SELECT
           FROM users u
          WHERE (u.id = o.user_id)))) AND ((billing_address IS NOT NULL) OR (EXISTS ( SELECT
           FROM shipments s
          WHERE ((s.order_id = o.id) AND (s.receiver <> '{}'::jsonb))))) AND ((NOT is_to_erase) OR (status = 'CART'::text) OR (EXISTS ( SELECT
           FROM finished_orders e
          WHERE ((e.id = o.id) AND (e.since < (now() - '1 day'::interval)))))));

-- Columns: subject text, detail text
create view violation_disputed_order as
 SELECT (p.order_id)::text AS subject,
    format('its money is disputed, but %s of its cards can be spent'::text, count(*)) AS detail
   FROM (payments p
     JOIN giftcards c ON (((c.order_id = p.order_id) AND (c.status = 'ACTIVE'::text))))
  WHERE ((p.state = 'CAPTURED'::text) AND p.is_disputed)
  GROUP BY p.order_id;

-- Columns: subject text, detail text
create view violation_doubler_credit as
 SELECT COALESCE((d.id)::text, credited.draw) AS subject,
    format('credited %s times, %s in total; the prize is %s'::text, COALESCE(credited.times, (0)::bigint), COALESCE(credited.minor, (0)::numeric), COALESCE(d.prize_minor, (0)::bigint)) AS detail
   FROM (( SELECT t.reference AS draw,
            count(DISTINCT t.id) AS times,
            sum(e.amount_minor) AS minor
           FROM ((ledger_accounts a
             JOIN ledger_entries e ON ((e.account_id = a.id)))
             JOIN ledger_transactions t ON ((t.id = e.transaction_id)))
          WHERE ((t.kind = 'doubler'::text) AND (a.kind = 'card'::text))
          GROUP BY t.reference) credited
     FULL JOIN ( SELECT doubler_draws.id,
            doubler_draws.prize_minor
           FROM doubler_draws
          WHERE (doubler_draws.prize_minor IS NOT NULL)) d ON (((d.id)::text = credited.draw)))
  WHERE ((credited.times IS DISTINCT FROM 1) OR (credited.minor IS DISTINCT FROM (d.prize_minor)::numeric));

-- Columns: subject text, detail text
create view violation_eventual_captured_order as
 SELECT p.reference AS subject,
    format('captured, but its order is %s'::text, COALESCE(o.status, 'unknown'::text)) AS detail
   FROM (payments p
     LEFT JOIN orders o ON ((o.id = p.order_id)))
  WHERE ((p.state = 'CAPTURED'::text) AND (o.status = ANY (ARRAY['CART'::text, 'PENDING'::text, 'CANCELED'::text])));

-- Columns: subject text, detail text
create view violation_eventual_card_outside_fulfilment as
 SELECT (id)::text AS subject,
    'belongs to no package of a completed order'::text AS detail
   FROM giftcards c
  WHERE (NOT (EXISTS ( SELECT
           FROM ((packages p
             JOIN shipments s ON ((s.id = p.shipment_id)))
             JOIN orders o ON ((o.id = s.order_id)))
          WHERE ((p.id = c.package_id) AND (o.id = c.order_id) AND (o.status = 'COMPLETED'::text)))));

-- Columns: subject text, detail text
create view violation_eventual_clearing as
 SELECT a.code AS subject,
    format('still holds %s'::text, a.balance) AS detail
   FROM ledger_accounts a
  WHERE ((a.kind = ANY (ARRAY['order'::text, 'hold'::text])) AND (a.balance <> 0))
UNION ALL
 SELECT a.code AS subject,
    format('still holds %s'::text, sum(e.amount_minor)) AS detail
   FROM (ledger_accounts a
     JOIN ledger_entries e ON ((e.account_id = a.id)))
  WHERE (a.kind = 'duplicates'::text)
  GROUP BY a.id
 HAVING (sum(e.amount_minor) <> (0)::numeric);

-- Columns: subject text, detail text
create view violation_eventual_expired_hold as
 SELECT (id)::text AS subject,
    format('expired at %s and still open'::text, expires_at) AS detail
   FROM giftcard_holds
  WHERE ((state = 'OPEN'::text) AND (expires_at < (now() - '00:05:00'::interval)));

-- Columns: subject text, detail text
create view violation_eventual_fulfilled_quantity as
 SELECT (f.package_id)::text AS subject,
    format('%s made, %s paid'::text, f.made, f.wanted) AS detail
   FROM (fulfilled_packages f
     JOIN orders o ON ((o.id = f.order_id)))
  WHERE ((o.status = 'COMPLETED'::text) AND (f.made <> f.wanted));

-- Columns: subject text, detail text
create view violation_eventual_overdue_checkout as
 SELECT (order_id)::text AS subject,
    format('reserved until %s and still open'::text, reserved_until) AS detail
   FROM checkouts c
  WHERE ((closed_at IS NULL) AND (reserved_until < (now() - '00:10:00'::interval)));

-- Columns: subject text, detail text
create view violation_eventual_unconfirmed_order as
 SELECT (o.id)::text AS subject,
    format('completed at %s: confirmation %s, invoice %s'::text, o.completed_at, f.confirmation, i.number) AS detail
   FROM ((orders o
     LEFT JOIN fulfilments f ON ((f.order_id = o.id)))
     LEFT JOIN invoices i ON ((i.order_id = o.id)))
  WHERE ((o.status = 'COMPLETED'::text) AND ((f.confirmation IS NULL) OR (i.id IS NULL)));

-- Columns: subject text, detail text
create view violation_eventual_unpacked_shipment as
 SELECT (s.id)::text AS subject,
    'its order is completed, but it is in no parcel'::text AS detail
   FROM (shipments s
     JOIN orders o ON ((o.id = s.order_id)))
  WHERE ((o.status = 'COMPLETED'::text) AND (s.kind = 'PHYSICAL'::text) AND (NOT (EXISTS ( SELECT
           FROM parcel_shipments p
          WHERE (p.shipment_id = s.id)))));

-- Columns: subject text, detail text
create view violation_eventual_unprocessed_event as
 SELECT dedup_key AS subject,
    format('received at %s, tried %s times: %s'::text, received_at, attempts, error) AS detail
   FROM provider_events
  WHERE (processed_at IS NULL);

-- Columns: subject text, detail text
create view violation_eventual_unrefunded_duplicate as
 SELECT reference AS subject,
    format('%s %s captured twice and not refunded'::text, amount_minor, currency) AS detail
   FROM payments p
  WHERE ((state = 'DUPLICATE'::text) AND ((amount_minor)::numeric > ( SELECT COALESCE(sum(r.amount_minor), (0)::numeric) AS "coalesce"
           FROM payment_returns r
          WHERE (r.payment_id = p.id))));

-- Columns: subject text, detail text
create view violation_eventual_unsent_gift as
 SELECT (g.shipment_id)::text AS subject,
    format('due at %s and not sent'::text, g.send_at) AS detail
   FROM gifts g
  WHERE ((g.first_sent_at IS NULL) AND (g.bounced_at IS NULL) AND (g.send_at < now()) AND (NOT is_order_stopped(g.order_id)))
UNION ALL
 SELECT (s.id)::text AS subject,
    'its order is completed, but no mail is planned'::text AS detail
   FROM (shipments s
     JOIN orders o ON ((o.id = s.order_id)))
  WHERE ((o.status = 'COMPLETED'::text) AND (o.kind <> 'ACTIVATION'::text) AND (s.kind = 'DIGITAL'::text) AND (NOT (EXISTS ( SELECT
           FROM gifts g
          WHERE (g.shipment_id = s.id)))));

-- Columns: subject text, detail text
create view violation_failed_refund as
 SELECT p.reference AS subject,
    format('the refund of %s %s failed, reported at %s; %s was returned in another way'::text, p.amount_minor, p.currency, max(f.failed_at), max(r.minor)) AS detail
   FROM ((failed_refunds f
     JOIN payments p ON ((p.id = f.payment_id)))
     CROSS JOIN LATERAL ( SELECT COALESCE(sum(payment_returns.amount_minor), (0)::numeric) AS minor
           FROM payment_returns
          WHERE (payment_returns.payment_id = p.id)) r)
  WHERE ((f.retried_at IS NULL) AND (p.state = 'DUPLICATE'::text) AND (r.minor < (p.amount_minor)::numeric))
  GROUP BY p.id;

-- Columns: subject text, detail text
create view violation_frozen_card as
 SELECT (c.id)::text AS subject,
    format('frozen at %s, held at %s'::text, c.frozen_at, h.created_at) AS detail
   FROM (giftcards c
     JOIN giftcard_holds h ON ((h.card_id = c.id)))
  WHERE (h.created_at > c.frozen_at);

-- Columns: subject text, detail text
create view violation_fulfilled_too_much as
 SELECT (package_id)::text AS subject,
    format('%s made, %s paid'::text, made, wanted) AS detail
   FROM fulfilled_packages f
  WHERE (made > wanted);

-- Columns: subject text, detail text
create view violation_fulfilled_unpaid as
 SELECT (o.id)::text AS subject,
    format('%s has %s'::text, o.status, string_agg(done.what, ', '::text)) AS detail
   FROM (orders o
     JOIN LATERAL ( SELECT 'cards'::text AS what
          WHERE (EXISTS ( SELECT
                   FROM giftcards c
                  WHERE (c.order_id = o.id)))
        UNION ALL
         SELECT 'blank cards'::text
          WHERE (EXISTS ( SELECT
                   FROM blank_giftcards b
                  WHERE (b.order_id = o.id)))
        UNION ALL
         SELECT 'donations'::text
          WHERE (EXISTS ( SELECT
                   FROM donations d
                  WHERE (d.order_id = o.id)))
        UNION ALL
         SELECT 'gifts'::text
          WHERE (EXISTS ( SELECT
                   FROM gifts g
                  WHERE (g.order_id = o.id)))
        UNION ALL
         SELECT 'parcels'::text
          WHERE (EXISTS ( SELECT
                   FROM parcels p
                  WHERE (p.order_id = o.id)))
        UNION ALL
         SELECT 'an invoice'::text
          WHERE (EXISTS ( SELECT
                   FROM invoices i
                  WHERE (i.order_id = o.id)))) done ON (true))
  WHERE (o.status <> 'COMPLETED'::text)
  GROUP BY o.id;

-- Columns: subject text, detail text
create view violation_giftcard_part as
 SELECT (o.id)::text AS subject,
    format('%s paid with gift cards, %s captured from them'::text, paid.minor, taken.minor) AS detail
   FROM ((orders o
     CROSS JOIN LATERAL ( SELECT COALESCE(sum(p.amount_minor), (0)::numeric) AS minor
           FROM payments p
          WHERE ((p.order_id = o.id) AND (p.provider = 'giftcard'::text) AND (p.state = 'CAPTURED'::text))) paid)
     CROSS JOIN LATERAL ( SELECT COALESCE(sum(h.amount_minor), (0)::numeric) AS minor
           FROM giftcard_holds h
          WHERE ((h.order_id = o.id) AND (h.state = 'CAPTURED'::text))) taken)
  WHERE ((o.status = 'COMPLETED'::text) AND (paid.minor <> taken.minor));

-- Columns: subject text, detail text
create view violation_hold as
 SELECT COALESCE(a.code, h.code) AS subject,
    format('%s on the account, %s in open holds'::text, a.balance, h.minor) AS detail
   FROM (( SELECT ledger_accounts.code,
            ledger_accounts.balance
           FROM ledger_accounts
          WHERE (ledger_accounts.kind = 'hold'::text)) a
     FULL JOIN ( SELECT ((('hold:'::text || giftcard_holds.card_id) || ':'::text) || giftcard_holds.order_id) AS code,
            sum(giftcard_holds.amount_minor) AS minor
           FROM giftcard_holds
          WHERE (giftcard_holds.state = 'OPEN'::text)
          GROUP BY ((('hold:'::text || giftcard_holds.card_id) || ':'::text) || giftcard_holds.order_id)) h USING (code))
  WHERE ((COALESCE(a.balance, (0)::bigint))::numeric <> COALESCE(h.minor, (0)::numeric));

-- Columns: subject text, detail text
create view violation_hold_of_order as
 SELECT (h.id)::text AS subject,
    format('held for an order that is %s'::text, o.status) AS detail
   FROM (giftcard_holds h
     JOIN orders o ON ((o.id = h.order_id)))
  WHERE ((h.state = 'OPEN'::text) AND (o.status <> 'PENDING'::text) AND ((o.kind <> 'REDEEM'::text) OR (o.status <> 'CART'::text)));

-- Columns: subject text, detail text
create view violation_invoice_number as
 SELECT n.storefront AS subject,
    format('%s invoices up to number %s, the last one used is %s'::text, count(i.id), max(i.number), n.last_number) AS detail
   FROM (invoice_numbers n
     LEFT JOIN invoices i ON ((i.storefront = n.storefront)))
  GROUP BY n.storefront, n.last_number
 HAVING ((count(i.id) <> n.last_number) OR (max(i.number) IS DISTINCT FROM n.last_number));

-- Columns: subject text, detail text
create view violation_late_gift as
 SELECT (shipment_id)::text AS subject,
    format('due at %s, sent at %s'::text, send_at, first_sent_at) AS detail
   FROM gifts g
  WHERE ((LEAST(first_bounced_at, first_sent_at) > (send_at + '01:00:00'::interval)) AND (stopped_at IS NULL));

-- Columns: subject text, detail text
create view violation_order_total as
 SELECT (o.id)::text AS subject,
    format('%s less %s, but its packages sum to %s less %s'::text, o.subtotal_minor, o.discount_minor, lines.subtotal, lines.discount) AS detail
   FROM (orders o
     CROSS JOIN LATERAL ( SELECT COALESCE(sum((p.qty * ((p.value_minor + p.wrapper_minor) + p.packing_minor))), (0)::numeric) AS subtotal,
            COALESCE(sum(p.discount_minor), (0)::numeric) AS discount
           FROM (shipments s
             JOIN packages p ON ((p.shipment_id = s.id)))
          WHERE (s.order_id = o.id)) lines)
  WHERE ((o.status <> 'CART'::text) AND (((o.subtotal_minor)::numeric IS DISTINCT FROM lines.subtotal) OR ((o.discount_minor)::numeric IS DISTINCT FROM lines.discount)));

-- Columns: subject text, detail text
create view violation_pin_tries as
 SELECT (c.id)::text AS subject,
    format('%s wrong PINs in a row'::text, t.wrong_in_a_row) AS detail
   FROM (( SELECT giftcards.id
           FROM giftcards
          WHERE (giftcards.status = 'ACTIVE'::text)
        UNION ALL
         SELECT blank_giftcards.id
           FROM blank_giftcards) c
     JOIN giftcard_pin_tries t ON ((t.slot = ('card:'::text || c.id))))
  WHERE ((t.wrong_in_a_row >= 10) AND (t.blocked_until IS DISTINCT FROM 'infinity'::timestamp with time zone));

-- Columns: subject text, detail text
create view violation_receivable as
 SELECT COALESCE(booked.code, captured.code) AS subject,
    format('the ledger has %s, the payments have %s'::text, booked.minor, captured.minor) AS detail
   FROM (( SELECT a.code,
            (- sum(e.amount_minor)) AS minor
           FROM (ledger_accounts a
             JOIN ledger_entries e ON ((e.account_id = a.id)))
          WHERE (a.kind = ANY (ARRAY['provider'::text, 'invoice'::text]))
          GROUP BY a.code) booked
     FULL JOIN ( SELECT (
                CASE p.provider
                    WHEN 'invoice'::text THEN 'invoice:'::text
                    ELSE 'provider:'::text
                END || p.currency) AS code,
            sum(((
                CASE
                    WHEN ((p.state = ANY (ARRAY['CAPTURED'::text, 'DUPLICATE'::text])) AND (d.paid_at IS NULL)) THEN p.amount_minor
                    ELSE (0)::bigint
                END)::numeric - COALESCE(r.minor, (0)::numeric))) AS minor
           FROM ((payments p
             LEFT JOIN ( SELECT payment_returns.payment_id,
                    sum(payment_returns.amount_minor) AS minor
                   FROM payment_returns
                  GROUP BY payment_returns.payment_id) r ON ((r.payment_id = p.id)))
             LEFT JOIN invoice_debts d ON ((d.payment_id = p.id)))
          WHERE (p.provider = ANY (ARRAY['adyen'::text, 'invoice'::text]))
          GROUP BY (
                CASE p.provider
                    WHEN 'invoice'::text THEN 'invoice:'::text
                    ELSE 'provider:'::text
                END || p.currency)) captured USING (code))
  WHERE (COALESCE(booked.minor, (0)::numeric) <> COALESCE(captured.minor, (0)::numeric));

-- Columns: subject text, detail text
create view violation_redeem_hold as
 SELECT (c.id)::text AS subject,
    format('%s held by redeem orders, %s left'::text, held.minor, (paid_in.minor - spent.minor)) AS detail
   FROM (((giftcards c
     CROSS JOIN LATERAL ( SELECT COALESCE(sum(h.amount_minor), (0)::numeric) AS minor
           FROM (giftcard_holds h
             JOIN orders o ON ((o.id = h.order_id)))
          WHERE ((h.card_id = c.id) AND (h.state = 'OPEN'::text) AND (o.kind = 'REDEEM'::text))) held)
     CROSS JOIN LATERAL ( SELECT COALESCE(sum(e.amount_minor), (0)::numeric) AS minor
           FROM ((ledger_accounts a
             JOIN ledger_entries e ON ((e.account_id = a.id)))
             JOIN ledger_transactions t ON ((t.id = e.transaction_id)))
          WHERE ((a.code = ('card:'::text || c.id)) AND (t.kind <> ALL (ARRAY['hold-card'::text, 'release-hold'::text])))) paid_in)
     CROSS JOIN LATERAL ( SELECT COALESCE(sum(h.amount_minor), (0)::numeric) AS minor
           FROM giftcard_holds h
          WHERE ((h.card_id = c.id) AND (h.state = 'CAPTURED'::text))) spent)
  WHERE ((held.minor > (0)::numeric) AND (held.minor > (paid_in.minor - spent.minor)));

-- Columns: subject text, detail text
create view violation_redeem_value as
 SELECT (o.id)::text AS subject,
    format('%s given for %s of cards, %s paid and a bonus of %s'::text, given.minor, cards.minor, paid.minor, o.discount_minor) AS detail
   FROM (((orders o
     CROSS JOIN LATERAL ( SELECT COALESCE(sum((p.qty * p.value_minor)), (0)::numeric) AS minor
           FROM (shipments s
             JOIN packages p ON ((p.shipment_id = s.id)))
          WHERE (s.order_id = o.id)) given)
     CROSS JOIN LATERAL ( SELECT COALESCE(sum(h.amount_minor), (0)::numeric) AS minor
           FROM giftcard_holds h
          WHERE ((h.order_id = o.id) AND (h.state = 'CAPTURED'::text))) cards)
     CROSS JOIN LATERAL ( SELECT COALESCE(sum(p.amount_minor), (0)::numeric) AS minor
           FROM payments p
          WHERE ((p.order_id = o.id) AND (p.state = 'CAPTURED'::text) AND (p.provider <> 'giftcard'::text))) paid)
  WHERE ((o.kind = 'REDEEM'::text) AND (o.status = 'COMPLETED'::text) AND (given.minor <> ((cards.minor + paid.minor) + (o.discount_minor)::numeric)));

-- Columns: subject text, detail text
create view violation_refunded as
 SELECT t.reference AS subject,
    format('%s more returned than captured'::text, sum(e.amount_minor)) AS detail
   FROM ((ledger_transactions t
     JOIN ledger_entries e ON ((e.transaction_id = t.id)))
     JOIN ledger_accounts a ON ((a.id = e.account_id)))
  WHERE (a.kind = 'provider'::text)
  GROUP BY t.reference, e.currency
 HAVING (sum(e.amount_minor) > (0)::numeric);

-- Columns: subject text, detail text
create view violation_returned_order as
 WITH RECURSIVE returned AS (
         SELECT p.order_id
           FROM (payment_returns r
             JOIN payments p ON (((p.id = r.payment_id) AND (p.state = 'CAPTURED'::text))))
          GROUP BY p.id, p.order_id
         HAVING (sum(r.amount_minor) > (p.returns_accepted_minor)::numeric)
        UNION
         SELECT h.order_id
           FROM ((returned returned_1
             JOIN giftcards c_1 ON ((c_1.order_id = returned_1.order_id)))
             JOIN giftcard_holds h ON (((h.card_id = c_1.id) AND (h.state = 'CAPTURED'::text))))
        )
 SELECT (returned.order_id)::text AS subject,
    format('its money was returned, but %s of its cards can be spent'::text, count(*)) AS detail
   FROM (returned
     JOIN giftcards c ON (((c.order_id = returned.order_id) AND (c.status = 'ACTIVE'::text))))
  GROUP BY returned.order_id;

-- Columns: subject text, detail text
create view violation_settlement as
 SELECT COALESCE(a.code, h.code) AS subject,
    format('%s owed, %s captured'::text, COALESCE(a.minor, (0)::numeric), COALESCE(h.minor, (0)::numeric)) AS detail
   FROM (( SELECT a_1.code,
            sum(e.amount_minor) AS minor
           FROM (ledger_accounts a_1
             JOIN ledger_entries e ON ((e.account_id = a_1.id)))
          WHERE (a_1.kind = 'settlement'::text)
          GROUP BY a_1.code) a
     FULL JOIN ( SELECT ((('settlement:'::text || giftcard_holds.brand) || ':'::text) || giftcard_holds.currency) AS code,
            sum(giftcard_holds.amount_minor) AS minor
           FROM giftcard_holds
          WHERE ((giftcard_holds.state = 'CAPTURED'::text) AND (giftcard_holds.brand IS NOT NULL))
          GROUP BY ((('settlement:'::text || giftcard_holds.brand) || ':'::text) || giftcard_holds.currency)) h USING (code))
  WHERE (COALESCE(a.minor, (0)::numeric) <> COALESCE(h.minor, (0)::numeric));

-- Columns: subject text, detail text
create view violation_stock_reservation as
 SELECT (r.order_id)::text AS subject,
    format('%s of product %s reserved for %s in an order that is %s'::text, r.qty, r.product_id, ordered.qty, COALESCE(o.status, 'unknown'::text)) AS detail
   FROM ((stock_reservations r
     LEFT JOIN orders o ON ((o.id = r.order_id)))
     CROSS JOIN LATERAL ( SELECT COALESCE(sum(p.qty), (0)::bigint) AS qty
           FROM (shipments s
             JOIN packages p ON ((p.shipment_id = s.id)))
          WHERE ((s.order_id = r.order_id) AND (p.product_id = r.product_id))) ordered)
  WHERE ((o.status IS DISTINCT FROM 'PENDING'::text) OR (r.qty <> ordered.qty));

-- Columns: subject text, detail text
create view violation_stored_balance as
 SELECT a.code AS subject,
    format('stored %s, entries sum to %s'::text, a.balance, COALESCE(sum(e.amount_minor), (0)::numeric)) AS detail
   FROM (ledger_accounts a
     LEFT JOIN ledger_entries e ON ((e.account_id = a.id)))
  WHERE (a.balance IS NOT NULL)
  GROUP BY a.id
 HAVING ((a.balance)::numeric <> COALESCE(sum(e.amount_minor), (0)::numeric));

-- Columns: subject text, detail text
create view violation_unapproved_credit as
 SELECT p.reference AS subject,
    format('%s %s on credit, but for no approved company'::text, p.amount_minor, p.currency) AS detail
   FROM ((payments p
     LEFT JOIN invoice_debts d ON ((d.payment_id = p.id)))
     LEFT JOIN approved_companies c ON ((c.id = d.company_id)))
  WHERE ((p.provider = 'invoice'::text) AND (p.state = 'CAPTURED'::text) AND (d.paid_at IS NULL) AND (NOT COALESCE(((c.currency = p.currency) AND (c.approved_at <= p.settled_at) AND COALESCE((c.revoked_at >= (p.settled_at - '00:01:00'::interval)), true)), false)));

-- Columns: subject text, detail text
create view violation_unbalanced_transaction as
 SELECT (t.id)::text AS subject,
    format('%s entries sum to %s %s'::text, count(e.line), COALESCE(sum(e.amount_minor), (0)::numeric), e.currency) AS detail
   FROM (ledger_transactions t
     LEFT JOIN ledger_entries e ON ((e.transaction_id = t.id)))
  GROUP BY t.id, e.currency
 HAVING ((count(e.line) < 2) OR (sum(e.amount_minor) <> (0)::numeric));

-- Columns: subject text, detail text
create view violation_undone_card as
 SELECT (r.order_id)::text AS subject,
    format('undone, but %s of its cards are not closed'::text, count(*)) AS detail
   FROM (redeem_orders r
     JOIN giftcards c ON (((c.order_id = r.order_id) AND (c.closed_at IS NULL))))
  WHERE (r.undone_at IS NOT NULL)
  GROUP BY r.order_id
UNION ALL
 SELECT (r.order_id)::text AS subject,
    'undone, but one of its gifts was opened or can be opened'::text AS detail
   FROM redeem_orders r
  WHERE ((r.undone_at IS NOT NULL) AND (EXISTS ( SELECT
           FROM gifts g
          WHERE ((g.order_id = r.order_id) AND ((g.opened_at IS NOT NULL) OR (g.token_hash IS NOT NULL))))));

-- Columns: subject text, detail text
create view violation_world_sum as
 SELECT currency AS subject,
    format('all entries sum to %s'::text, sum(amount_minor)) AS detail
   FROM ledger_entries e
  GROUP BY currency
 HAVING (sum(amount_minor) <> (0)::numeric);

-- Columns: rule text, subject text, detail text, eventual boolean
create view violations as
 SELECT 'activated_card'::text AS rule,
    violation_activated_card.subject,
    violation_activated_card.detail,
    false AS eventual
   FROM violation_activated_card
UNION ALL
 SELECT 'balance_below_floor'::text AS rule,
    violation_balance_below_floor.subject,
    violation_balance_below_floor.detail,
    false AS eventual
   FROM violation_balance_below_floor
UNION ALL
 SELECT 'booked_total'::text AS rule,
    violation_booked_total.subject,
    violation_booked_total.detail,
    false AS eventual
   FROM violation_booked_total
UNION ALL
 SELECT 'brand_hold'::text AS rule,
    violation_brand_hold.subject,
    violation_brand_hold.detail,
    false AS eventual
   FROM violation_brand_hold
UNION ALL
 SELECT 'captured_total'::text AS rule,
    violation_captured_total.subject,
    violation_captured_total.detail,
    false AS eventual
   FROM violation_captured_total
UNION ALL
 SELECT 'card_account'::text AS rule,
    violation_card_account.subject,
    violation_card_account.detail,
    false AS eventual
   FROM violation_card_account
UNION ALL
 SELECT 'card_value'::text AS rule,
    violation_card_value.subject,
    violation_card_value.detail,
    false AS eventual
   FROM violation_card_value
UNION ALL
 SELECT 'closed_card'::text AS rule,
    violation_closed_card.subject,
    violation_closed_card.detail,
    false AS eventual
   FROM violation_closed_card
UNION ALL
 SELECT 'credit_limit'::text AS rule,
    violation_credit_limit.subject,
    violation_credit_limit.detail,
    false AS eventual
   FROM violation_credit_limit
UNION ALL
 SELECT 'deleted_customer'::text AS rule,
    violation_deleted_customer.subject,
    violation_deleted_customer.detail,
    false AS eventual
   FROM violation_deleted_customer
UNION ALL
 SELECT 'disputed_order'::text AS rule,
    violation_disputed_order.subject,
    violation_disputed_order.detail,
    false AS eventual
   FROM violation_disputed_order
UNION ALL
 SELECT 'doubler_credit'::text AS rule,
    violation_doubler_credit.subject,
    violation_doubler_credit.detail,
    false AS eventual
   FROM violation_doubler_credit
UNION ALL
 SELECT 'failed_refund'::text AS rule,
    violation_failed_refund.subject,
    violation_failed_refund.detail,
    false AS eventual
   FROM violation_failed_refund
UNION ALL
 SELECT 'fulfilled_too_much'::text AS rule,
    violation_fulfilled_too_much.subject,
    violation_fulfilled_too_much.detail,
    false AS eventual
   FROM violation_fulfilled_too_much
UNION ALL
 SELECT 'fulfilled_unpaid'::text AS rule,
    violation_fulfilled_unpaid.subject,
    violation_fulfilled_unpaid.detail,
    false AS eventual
   FROM violation_fulfilled_unpaid
UNION ALL
 SELECT 'giftcard_part'::text AS rule,
    violation_giftcard_part.subject,
    violation_giftcard_part.detail,
    false AS eventual
   FROM violation_giftcard_part
UNION ALL
 SELECT 'frozen_card'::text AS rule,
    violation_frozen_card.subject,
    violation_frozen_card.detail,
    false AS eventual
   FROM violation_frozen_card
UNION ALL
 SELECT 'hold'::text AS rule,
    violation_hold.subject,
    violation_hold.detail,
    false AS eventual
   FROM violation_hold
UNION ALL
 SELECT 'hold_of_order'::text AS rule,
    violation_hold_of_order.subject,
    violation_hold_of_order.detail,
    false AS eventual
   FROM violation_hold_of_order
UNION ALL
 SELECT 'invoice_number'::text AS rule,
    violation_invoice_number.subject,
    violation_invoice_number.detail,
    false AS eventual
   FROM violation_invoice_number
UNION ALL
 SELECT 'late_gift'::text AS rule,
    violation_late_gift.subject,
    violation_late_gift.detail,
    false AS eventual
   FROM violation_late_gift
UNION ALL
 SELECT 'order_total'::text AS rule,
    violation_order_total.subject,
    violation_order_total.detail,
    false AS eventual
   FROM violation_order_total
UNION ALL
 SELECT 'pin_tries'::text AS rule,
    violation_pin_tries.subject,
    violation_pin_tries.detail,
    false AS eventual
   FROM violation_pin_tries
UNION ALL
 SELECT 'captured_order'::text AS rule,
    violation_eventual_captured_order.subject,
    violation_eventual_captured_order.detail,
    true AS eventual
   FROM violation_eventual_captured_order
UNION ALL
 SELECT 'card_outside_fulfilment'::text AS rule,
    violation_eventual_card_outside_fulfilment.subject,
    violation_eventual_card_outside_fulfilment.detail,
    true AS eventual
   FROM violation_eventual_card_outside_fulfilment
UNION ALL
 SELECT 'clearing'::text AS rule,
    violation_eventual_clearing.subject,
    violation_eventual_clearing.detail,
    true AS eventual
   FROM violation_eventual_clearing
UNION ALL
 SELECT 'expired_hold'::text AS rule,
    violation_eventual_expired_hold.subject,
    violation_eventual_expired_hold.detail,
    true AS eventual
   FROM violation_eventual_expired_hold
UNION ALL
 SELECT 'fulfilled_quantity'::text AS rule,
    violation_eventual_fulfilled_quantity.subject,
    violation_eventual_fulfilled_quantity.detail,
    true AS eventual
   FROM violation_eventual_fulfilled_quantity
UNION ALL
 SELECT 'unrefunded_duplicate'::text AS rule,
    violation_eventual_unrefunded_duplicate.subject,
    violation_eventual_unrefunded_duplicate.detail,
    true AS eventual
   FROM violation_eventual_unrefunded_duplicate
UNION ALL
 SELECT 'overdue_checkout'::text AS rule,
    violation_eventual_overdue_checkout.subject,
    violation_eventual_overdue_checkout.detail,
    true AS eventual
   FROM violation_eventual_overdue_checkout
UNION ALL
 SELECT 'unconfirmed_order'::text AS rule,
    violation_eventual_unconfirmed_order.subject,
    violation_eventual_unconfirmed_order.detail,
    true AS eventual
   FROM violation_eventual_unconfirmed_order
UNION ALL
 SELECT 'unpacked_shipment'::text AS rule,
    violation_eventual_unpacked_shipment.subject,
    violation_eventual_unpacked_shipment.detail,
    true AS eventual
   FROM violation_eventual_unpacked_shipment
UNION ALL
 SELECT 'unprocessed_event'::text AS rule,
    violation_eventual_unprocessed_event.subject,
    violation_eventual_unprocessed_event.detail,
    true AS eventual
   FROM violation_eventual_unprocessed_event
UNION ALL
 SELECT 'unsent_gift'::text AS rule,
    violation_eventual_unsent_gift.subject,
    violation_eventual_unsent_gift.detail,
    true AS eventual
   FROM violation_eventual_unsent_gift
UNION ALL
 SELECT 'redeem_hold'::text AS rule,
    violation_redeem_hold.subject,
    violation_redeem_hold.detail,
    false AS eventual
   FROM violation_redeem_hold
UNION ALL
 SELECT 'redeem_value'::text AS rule,
    violation_redeem_value.subject,
    violation_redeem_value.detail,
    false AS eventual
   FROM violation_redeem_value
UNION ALL
 SELECT 'receivable'::text AS rule,
    violation_receivable.subject,
    violation_receivable.detail,
    false AS eventual
   FROM violation_receivable
UNION ALL
 SELECT 'refunded'::text AS rule,
    violation_refunded.subject,
    violation_refunded.detail,
    false AS eventual
   FROM violation_refunded
UNION ALL
 SELECT 'returned_order'::text AS rule,
    violation_returned_order.subject,
    violation_returned_order.detail,
    false AS eventual
   FROM violation_returned_order
UNION ALL
 SELECT 'settlement'::text AS rule,
    violation_settlement.subject,
    violation_settlement.detail,
    false AS eventual
   FROM violation_settlement
UNION ALL
 SELECT 'stock_reservation'::text AS rule,
    violation_stock_reservation.subject,
    violation_stock_reservation.detail,
    false AS eventual
   FROM violation_stock_reservation
UNION ALL
 SELECT 'stored_balance'::text AS rule,
    violation_stored_balance.subject,
    violation_stored_balance.detail,
    false AS eventual
   FROM violation_stored_balance
UNION ALL
 SELECT 'unapproved_credit'::text AS rule,
    violation_unapproved_credit.subject,
    violation_unapproved_credit.detail,
    false AS eventual
   FROM violation_unapproved_credit
UNION ALL
 SELECT 'unbalanced_transaction'::text AS rule,
    violation_unbalanced_transaction.subject,
    violation_unbalanced_transaction.detail,
    false AS eventual
   FROM violation_unbalanced_transaction
UNION ALL
 SELECT 'undone_card'::text AS rule,
    violation_undone_card.subject,
    violation_undone_card.detail,
    false AS eventual
   FROM violation_undone_card
UNION ALL
 SELECT 'world_sum'::text AS rule,
    violation_world_sum.subject,
    violation_world_sum.detail,
    false AS eventual
   FROM violation_world_sum;

CREATE TRIGGER codes_immutable BEFORE UPDATE OF number_index, number_sealed, pin_sealed, key_id ON public.blank_giftcards FOR EACH ROW WHEN (((new.key_id IS NULL) OR (NOT (new.key_id IS DISTINCT FROM old.key_id)))) EXECUTE FUNCTION refuse_change();

CREATE TRIGGER immutable BEFORE DELETE OR UPDATE OF id, order_id, package_id, unit_no, product_id, storefront, last_four, issued_at ON public.blank_giftcards FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TRIGGER immutable BEFORE DELETE OR UPDATE OF id, brand, created_at, created_by ON public.brand_keys FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TRIGGER revoked_immutable BEFORE UPDATE ON public.brand_keys FOR EACH ROW WHEN (((old.revoked_at IS NOT NULL) AND (new.revoked_at IS DISTINCT FROM old.revoked_at))) EXECUTE FUNCTION refuse_change();

CREATE TRIGGER immutable BEFORE DELETE OR UPDATE ON public.brand_reservations FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TRIGGER immutable BEFORE DELETE OR UPDATE ON public.card_readings FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TRIGGER no_truncate BEFORE TRUNCATE ON public.card_readings FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER mark BEFORE UPDATE ON public.categories FOR EACH ROW EXECUTE FUNCTION mark_operator_change();

CREATE TRIGGER notify AFTER INSERT OR DELETE OR UPDATE ON public.categories FOR EACH ROW EXECUTE FUNCTION notify_change('category', 'key');

CREATE TRIGGER mark AFTER INSERT OR DELETE OR UPDATE ON public.category_texts FOR EACH ROW EXECUTE FUNCTION mark_operator_change_of('categories', 'key', 'category_key');

CREATE TRIGGER search_deleted AFTER DELETE ON public.category_texts REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_search('refresh_category_search', 'category_key');

CREATE TRIGGER search_inserted AFTER INSERT ON public.category_texts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_search('refresh_category_search', 'category_key');

CREATE TRIGGER search_updated AFTER UPDATE ON public.category_texts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_search('refresh_category_search', 'category_key');

CREATE TRIGGER mark AFTER INSERT OR DELETE OR UPDATE ON public.category_top_products FOR EACH ROW EXECUTE FUNCTION mark_operator_change_of('products', 'id', 'product_id');

CREATE CONSTRAINT TRIGGER count AFTER INSERT ON public.changed_products DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_changed_products();

CREATE TRIGGER immutable BEFORE DELETE OR UPDATE ON public.donations FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TRIGGER immutable BEFORE DELETE OR UPDATE OF id, storefront, draw_on, closes_at, draw_at ON public.doubler_draws FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TRIGGER list_immutable BEFORE UPDATE ON public.doubler_draws FOR EACH ROW WHEN (((old.closed_at IS NOT NULL) AND ((((((new.closed_at IS DISTINCT FROM old.closed_at) OR (new.entry_hashes IS DISTINCT FROM old.entry_hashes)) OR (new.entry_count IS DISTINCT FROM old.entry_count)) OR (new.list_hash IS DISTINCT FROM old.list_hash)) OR (new.seed_sealed IS DISTINCT FROM old.seed_sealed)) OR (new.seed_hash IS DISTINCT FROM old.seed_hash)))) EXECUTE FUNCTION refuse_change();

CREATE TRIGGER result_immutable BEFORE UPDATE ON public.doubler_draws FOR EACH ROW WHEN ((old.drawn_at IS NOT NULL)) EXECUTE FUNCTION refuse_change();

CREATE TRIGGER mark BEFORE UPDATE ON public.gift_packings FOR EACH ROW EXECUTE FUNCTION mark_operator_change();

CREATE TRIGGER notify AFTER INSERT OR DELETE OR UPDATE ON public.gift_packings FOR EACH ROW EXECUTE FUNCTION notify_change('gift-packing', 'key');

CREATE TRIGGER closed_immutable BEFORE UPDATE ON public.giftcard_holds FOR EACH ROW WHEN ((old.state <> 'OPEN'::text)) EXECUTE FUNCTION refuse_change();

CREATE TRIGGER immutable BEFORE DELETE OR UPDATE OF id, card_id, order_id, brand, currency ON public.giftcard_holds FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TRIGGER closed_immutable BEFORE UPDATE ON public.giftcards FOR EACH ROW WHEN (((old.closed_at IS NOT NULL) AND (new.closed_at IS DISTINCT FROM old.closed_at))) EXECUTE FUNCTION refuse_change();

CREATE TRIGGER codes_immutable BEFORE UPDATE OF number_index, number_sealed, pin_sealed, key_id ON public.giftcards FOR EACH ROW WHEN (((new.key_id IS NULL) OR (NOT (new.key_id IS DISTINCT FROM old.key_id)))) EXECUTE FUNCTION refuse_change();

CREATE TRIGGER immutable BEFORE DELETE OR UPDATE OF id, order_id, package_id, unit_no, product_id, currency, value_minor, last_four, replaces, replaced_for ON public.giftcards FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TRIGGER mark BEFORE UPDATE ON public.highlighted_blocks FOR EACH ROW EXECUTE FUNCTION mark_operator_change();

CREATE TRIGGER notify AFTER INSERT OR DELETE OR UPDATE ON public.highlighted_blocks FOR EACH ROW EXECUTE FUNCTION notify_change('popular-search', 'key');

CREATE TRIGGER immutable BEFORE DELETE OR UPDATE OF id, order_id, storefront, number, issued_on, body, created_at ON public.invoices FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TRIGGER link_immutable BEFORE UPDATE OF token_hash ON public.invoices FOR EACH ROW WHEN ((new.token_hash IS NOT NULL)) EXECUTE FUNCTION refuse_change();

CREATE TRIGGER immutable BEFORE DELETE OR UPDATE OF id, code, currency, floor ON public.ledger_accounts FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TRIGGER no_truncate BEFORE TRUNCATE ON public.ledger_accounts FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER balanced AFTER INSERT ON public.ledger_entries REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION refuse_unbalanced_entries();

CREATE TRIGGER immutable BEFORE DELETE OR UPDATE ON public.ledger_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TRIGGER no_truncate BEFORE TRUNCATE ON public.ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE CONSTRAINT TRIGGER balanced AFTER INSERT ON public.ledger_transactions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_unbalanced();

CREATE TRIGGER immutable BEFORE DELETE OR UPDATE ON public.ledger_transactions FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TRIGGER no_truncate BEFORE TRUNCATE ON public.ledger_transactions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER mark BEFORE UPDATE ON public.locations FOR EACH ROW EXECUTE FUNCTION mark_operator_change();

CREATE TRIGGER notify AFTER INSERT OR DELETE OR UPDATE ON public.locations FOR EACH ROW EXECUTE FUNCTION notify_change('location', 'slug');

CREATE TRIGGER search_deleted AFTER DELETE ON public.locations REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_search('refresh_product_search', 'product_id');

CREATE TRIGGER search_inserted AFTER INSERT ON public.locations REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_search('refresh_product_search', 'product_id');

CREATE TRIGGER search_updated AFTER UPDATE ON public.locations REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_search('refresh_product_search', 'product_id');

CREATE TRIGGER mark AFTER INSERT OR DELETE OR UPDATE ON public.occasion_texts FOR EACH ROW EXECUTE FUNCTION mark_operator_change_of('occasions', 'key', 'occasion_key');

CREATE TRIGGER search_deleted AFTER DELETE ON public.occasion_texts REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_search('refresh_occasion_search', 'occasion_key');

CREATE TRIGGER search_inserted AFTER INSERT ON public.occasion_texts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_search('refresh_occasion_search', 'occasion_key');

CREATE TRIGGER search_updated AFTER UPDATE ON public.occasion_texts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_search('refresh_occasion_search', 'occasion_key');

CREATE TRIGGER mark BEFORE UPDATE ON public.occasions FOR EACH ROW EXECUTE FUNCTION mark_operator_change();

CREATE TRIGGER notify AFTER INSERT OR DELETE OR UPDATE ON public.occasions FOR EACH ROW EXECUTE FUNCTION notify_change('occasion', 'key');

CREATE TRIGGER mark BEFORE UPDATE ON public.pages FOR EACH ROW EXECUTE FUNCTION mark_operator_change();

CREATE TRIGGER notify AFTER INSERT OR DELETE OR UPDATE ON public.pages FOR EACH ROW EXECUTE FUNCTION notify_change('page', 'key');

CREATE TRIGGER search_deleted AFTER DELETE ON public.pages REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_search('refresh_page_search', 'key');

CREATE TRIGGER search_inserted AFTER INSERT ON public.pages REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_search('refresh_page_search', 'key');

CREATE TRIGGER search_updated AFTER UPDATE ON public.pages REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_search('refresh_page_search', 'key');

CREATE TRIGGER payments_move_forward BEFORE UPDATE ON public.payments FOR EACH ROW EXECUTE FUNCTION payments_move_forward();

CREATE TRIGGER refuse_payment_delete BEFORE DELETE ON public.payments FOR EACH ROW EXECUTE FUNCTION refuse_payment_delete();

CREATE TRIGGER mark BEFORE UPDATE ON public.popular_products FOR EACH ROW EXECUTE FUNCTION mark_operator_change();

CREATE TRIGGER notify AFTER INSERT OR DELETE OR UPDATE ON public.popular_products FOR EACH ROW EXECUTE FUNCTION notify_change('popular-search', 'product_slug');

CREATE TRIGGER mark BEFORE UPDATE ON public.popular_searches FOR EACH ROW EXECUTE FUNCTION mark_operator_change();

CREATE TRIGGER notify AFTER INSERT OR DELETE OR UPDATE ON public.popular_searches FOR EACH ROW EXECUTE FUNCTION notify_change('popular-search', 'key');

CREATE TRIGGER mark AFTER INSERT OR DELETE OR UPDATE ON public.product_categories FOR EACH ROW EXECUTE FUNCTION mark_operator_change_of('products', 'id', 'product_id');

CREATE TRIGGER note_deleted AFTER DELETE ON public.product_categories REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_products();

CREATE TRIGGER note_inserted AFTER INSERT ON public.product_categories REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_products();

CREATE TRIGGER note_updated_from AFTER UPDATE ON public.product_categories REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_products();

CREATE TRIGGER note_updated_to AFTER UPDATE ON public.product_categories REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_products();

CREATE TRIGGER search_deleted AFTER DELETE ON public.product_categories REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_search('refresh_product_search', 'product_id');

CREATE TRIGGER search_inserted AFTER INSERT ON public.product_categories REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_search('refresh_product_search', 'product_id');

CREATE TRIGGER search_updated AFTER UPDATE ON public.product_categories REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_search('refresh_product_search', 'product_id');

CREATE TRIGGER mark AFTER INSERT OR DELETE OR UPDATE ON public.product_occasions FOR EACH ROW EXECUTE FUNCTION mark_operator_change_of('products', 'id', 'product_id');

CREATE TRIGGER note_deleted AFTER DELETE ON public.product_occasions REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_products();

CREATE TRIGGER note_inserted AFTER INSERT ON public.product_occasions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_products();

CREATE TRIGGER note_updated_from AFTER UPDATE ON public.product_occasions REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_products();

CREATE TRIGGER note_updated_to AFTER UPDATE ON public.product_occasions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_products();

CREATE TRIGGER search_deleted AFTER DELETE ON public.product_occasions REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_search('refresh_product_search', 'product_id');

CREATE TRIGGER search_inserted AFTER INSERT ON public.product_occasions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_search('refresh_product_search', 'product_id');

CREATE TRIGGER search_updated AFTER UPDATE ON public.product_occasions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_search('refresh_product_search', 'product_id');

CREATE TRIGGER mark AFTER INSERT OR DELETE OR UPDATE ON public.product_texts FOR EACH ROW EXECUTE FUNCTION mark_operator_change_of('products', 'id', 'product_id');

CREATE TRIGGER search_deleted AFTER DELETE ON public.product_texts REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_search('refresh_product_search', 'product_id');

CREATE TRIGGER search_inserted AFTER INSERT ON public.product_texts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_search('refresh_product_search', 'product_id');

CREATE TRIGGER search_updated AFTER UPDATE ON public.product_texts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_search('refresh_product_search', 'product_id');

CREATE TRIGGER mark BEFORE UPDATE ON public.products FOR EACH ROW EXECUTE FUNCTION mark_operator_change();

CREATE TRIGGER notify AFTER INSERT OR DELETE ON public.products FOR EACH ROW EXECUTE FUNCTION notify_change('product', 'slug');

CREATE TRIGGER notify_update AFTER UPDATE ON public.products FOR EACH ROW WHEN ((((to_jsonb(old.*) - 'stock'::text) IS DISTINCT FROM (to_jsonb(new.*) - 'stock'::text)) OR ((old.stock = 0) IS DISTINCT FROM (new.stock = 0)))) EXECUTE FUNCTION notify_change('product', 'slug');

CREATE TRIGGER mark AFTER INSERT OR DELETE OR UPDATE ON public.promotion_products FOR EACH ROW EXECUTE FUNCTION mark_operator_change_of('promotions', 'key', 'promotion_key');

CREATE TRIGGER mark BEFORE UPDATE ON public.promotions FOR EACH ROW EXECUTE FUNCTION mark_operator_change();

CREATE TRIGGER notify AFTER INSERT OR DELETE OR UPDATE ON public.promotions FOR EACH ROW EXECUTE FUNCTION notify_change('promotion', 'key');

CREATE TRIGGER mark AFTER INSERT OR DELETE OR UPDATE ON public.redeem_amounts FOR EACH ROW EXECUTE FUNCTION mark_operator_change_of('products', 'id', 'product_id');

CREATE TRIGGER mark BEFORE UPDATE ON public.redeem_brands FOR EACH ROW EXECUTE FUNCTION mark_operator_change();

CREATE TRIGGER mark BEFORE UPDATE ON public.redeem_campaigns FOR EACH ROW EXECUTE FUNCTION mark_operator_change();

CREATE TRIGGER notify AFTER INSERT OR DELETE OR UPDATE ON public.redeem_campaigns FOR EACH ROW EXECUTE FUNCTION notify_change('redeem-campaign', 'slug');

CREATE TRIGGER mark BEFORE UPDATE ON public.redeem_offers FOR EACH ROW EXECUTE FUNCTION mark_operator_change();

CREATE TRIGGER undone_immutable BEFORE UPDATE ON public.redeem_orders FOR EACH ROW WHEN (((old.undone_at IS NOT NULL) AND (new.undone_at IS DISTINCT FROM old.undone_at))) EXECUTE FUNCTION refuse_change();

CREATE TRIGGER mark BEFORE UPDATE ON public.reviews FOR EACH ROW EXECUTE FUNCTION mark_operator_change();

CREATE TRIGGER notify AFTER INSERT OR DELETE OR UPDATE ON public.reviews FOR EACH ROW EXECUTE FUNCTION notify_change('review', 'product_id');

CREATE TRIGGER note_inserted AFTER INSERT ON public.search_entries REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_words();

CREATE TRIGGER note_updated AFTER UPDATE ON public.search_entries REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_words();

CREATE TRIGGER immutable BEFORE UPDATE ON public.security_log FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TRIGGER no_early_delete BEFORE DELETE ON public.security_log FOR EACH ROW WHEN ((old.at > (now() - '365 days'::interval))) EXECUTE FUNCTION refuse_change();

CREATE TRIGGER no_truncate BEFORE TRUNCATE ON public.security_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER mark AFTER INSERT OR DELETE OR UPDATE ON public.storefront_products FOR EACH ROW EXECUTE FUNCTION mark_operator_change_of('products', 'id', 'product_id');

CREATE TRIGGER note_deleted AFTER DELETE ON public.storefront_products REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_products();

CREATE TRIGGER note_inserted AFTER INSERT ON public.storefront_products REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_products();

CREATE TRIGGER note_updated_from AFTER UPDATE ON public.storefront_products REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_products();

CREATE TRIGGER note_updated_to AFTER UPDATE ON public.storefront_products REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_products();

CREATE TRIGGER search_deleted AFTER DELETE ON public.storefront_products REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_search('refresh_product_search', 'product_id');

CREATE TRIGGER search_inserted AFTER INSERT ON public.storefront_products REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_search('refresh_product_search', 'product_id');

CREATE TRIGGER search_updated AFTER UPDATE ON public.storefront_products REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_search('refresh_product_search', 'product_id');

CREATE TRIGGER mark AFTER INSERT OR DELETE OR UPDATE ON public.variations FOR EACH ROW EXECUTE FUNCTION mark_operator_change_of('products', 'id', 'product_id');

CREATE TRIGGER note_deleted AFTER DELETE ON public.variations REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_products();

CREATE TRIGGER note_inserted AFTER INSERT ON public.variations REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_products();

CREATE TRIGGER note_updated_from AFTER UPDATE ON public.variations REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_products();

CREATE TRIGGER note_updated_to AFTER UPDATE ON public.variations REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_products();

CREATE TRIGGER mark BEFORE UPDATE ON public.wrappers FOR EACH ROW EXECUTE FUNCTION mark_operator_change();

CREATE TRIGGER notify AFTER INSERT OR DELETE OR UPDATE ON public.wrappers FOR EACH ROW EXECUTE FUNCTION notify_change('wrapper', 'key');
