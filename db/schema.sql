-- What all migrations together come to. Written by tools/dump-schema.ts; a test compares.

create extension btree_gin;

create extension citext;

create extension pg_trgm;

create extension unaccent;

CREATE OR REPLACE FUNCTION public.folded(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN btrim(regexp_replace(replace(lower(unaccented(value)), ''''::text, ''::text), '[[:punct:][:space:]]+'::text, ' '::text, 'g'::text));

CREATE OR REPLACE FUNCTION public.is_seeding()
 RETURNS boolean
 LANGUAGE sql
 STABLE
RETURN (COALESCE(current_setting('ribbon.seeding'::text, true), ''::text) = 'on'::text);

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

CREATE OR REPLACE FUNCTION public.note_search_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into search_words (word, slips)
  select lexeme, word_slips(lexeme) from (select distinct lexeme from changed cross join unnest(all_words)) words
  where length(lexeme) between 3 and 40 and lexeme !~ '^[0-9]' and not exists (select from search_words where word = lexeme)
  on conflict do nothing;
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
      -- Whoever asks for delivery wants the answer that speaks of it before a card that mentions it.
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
      -- The English words stand beside a translation: many shoppers know a thing by both names.
      concat_ws(' ', t.tagline, nearby.words, case when t.language <> 'en' then e.title || ' ' || e.tagline end,
        case when p.product_type = 'DONATION' then 'donation donatie' end),
      t.description, sold.rank))
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
    ) nearby
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
    title = excluded.title, title_words = excluded.title_words, near_words = excluded.near_words, all_words = excluded.all_words,
    popularity = excluded.popularity
  where search_entries is distinct from excluded;
end $function$;

CREATE OR REPLACE FUNCTION public.search_entry(kind text, key text, part integer, language text, family text, translated_to text[], storefronts text[], visible_from date, title text, near text, body text, popularity integer)
 RETURNS search_entries
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select row(
    kind, key, part, language, family, translated_to, storefronts, visible_from, folded(title),
    to_tsvector('simple', folded(title)),
    to_tsvector('simple', folded(title || ' ' || near)),
    to_tsvector('simple', folded(title || ' ' || near || ' ' || body)),
    popularity)::search_entries
$function$;

CREATE OR REPLACE FUNCTION public.tell_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('shop_changed', tg_argv[0] || ':' || (to_jsonb(coalesce(new, old)) ->> tg_argv[1]));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.unaccented(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN unaccent('unaccent'::regdictionary, value);

CREATE OR REPLACE FUNCTION public.word_slips(word text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select array_agg(distinct left(word, place - 1) || substr(word, place + 1)) || word from generate_series(1, length(word)) place
$function$;

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

create table highlighted_blocks (
  key text not null,
  titles jsonb not null,
  descriptions jsonb not null,
  product_slug text,
  href text not null,
  show_hand boolean not null,
  rank integer not null,
  operator_changed_at timestamp with time zone,
  constraint highlighted_blocks_pkey PRIMARY KEY (key),
  constraint highlighted_blocks_product_slug_fkey FOREIGN KEY (product_slug) REFERENCES products(slug) ON UPDATE CASCADE ON DELETE SET NULL
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
  leave_token_hash bytea not null,
  asked_at timestamp with time zone not null,
  confirmed_at timestamp with time zone,
  unsubscribed_at timestamp with time zone,
  constraint newsletter_subscriptions_confirm_token_hash_key UNIQUE (confirm_token_hash),
  constraint newsletter_subscriptions_leave_token_hash_key UNIQUE (leave_token_hash),
  constraint newsletter_subscriptions_pkey PRIMARY KEY (id),
  constraint newsletter_subscriptions_storefront_email_key UNIQUE (storefront, email)
);

create table occasion_texts (
  occasion_key text not null,
  language text not null,
  title text not null,
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
  constraint products_background_color_check CHECK ((background_color ~ '^#[0-9a-f]{6}$'::text)),
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
  constraint promotion_products_pkey PRIMARY KEY (promotion_key, product_id),
  constraint promotion_products_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
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
  near_words tsvector not null,
  all_words tsvector not null,
  popularity integer not null,
  constraint search_entries_group_type_item_key_part_language_family_key UNIQUE NULLS NOT DISTINCT (group_type, item_key, part, language, family)
);

create table search_words (
  word text not null,
  slips text[] not null,
  constraint search_words_pkey PRIMARY KEY (word)
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
  constraint sessions_pkey PRIMARY KEY (token_hash),
  constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
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
  address jsonb,
  subscribed boolean default false not null,
  created_at timestamp with time zone not null,
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

CREATE INDEX category_top_products_product_id_idx ON public.category_top_products USING btree (product_id);

CREATE INDEX locations_country_code_latitude_longitude_idx ON public.locations USING btree (country_code, latitude, longitude);

CREATE INDEX pages_language_published_on_idx ON public.pages USING btree (language, published_on DESC) WHERE (page_type = 'BLOG_ARTICLE'::text);

CREATE INDEX product_categories_category_key_product_id_idx ON public.product_categories USING btree (category_key, product_id);

CREATE INDEX product_occasions_occasion_key_product_id_idx ON public.product_occasions USING btree (occasion_key, product_id);

CREATE INDEX product_texts_name ON public.product_texts USING btree (language, lower(title), product_id);

CREATE INDEX promotion_products_product_id_idx ON public.promotion_products USING btree (product_id);

CREATE INDEX rate_limits_expire_idx ON public.rate_limits USING btree (expire);

CREATE INDEX search_entries_group_type_popularity_item_key_part_language_idx ON public.search_entries USING btree (group_type, popularity, item_key, part, language);

CREATE INDEX search_entries_group_type_title_idx ON public.search_entries USING btree (group_type, title);

CREATE INDEX search_entries_group_type_title_words_near_words_all_words_idx ON public.search_entries USING gin (group_type, title_words, near_words, all_words) WITH (fastupdate=off);

CREATE INDEX search_words_slips_idx ON public.search_words USING gin (slips);

CREATE INDEX search_words_word_idx ON public.search_words USING gin (word gin_trgm_ops);

CREATE INDEX sessions_expires_at_idx ON public.sessions USING btree (expires_at);

CREATE INDEX sessions_user_id_idx ON public.sessions USING btree (user_id);

CREATE INDEX storefront_products_product_id_idx ON public.storefront_products USING btree (product_id);

CREATE INDEX storefront_products_storefront_rank_product_id_product_type_idx ON public.storefront_products USING btree (storefront, rank, product_id) INCLUDE (product_type);

CREATE INDEX used_captchas_expires_at_idx ON public.used_captchas USING btree (expires_at);

CREATE INDEX variations_lowest_value ON public.variations USING btree (currency, min_minor, product_id);

CREATE TRIGGER mark BEFORE UPDATE ON public.categories FOR EACH ROW EXECUTE FUNCTION mark_operator_change();

CREATE TRIGGER tell AFTER INSERT OR DELETE OR UPDATE ON public.categories FOR EACH ROW EXECUTE FUNCTION tell_change('category', 'key');

CREATE TRIGGER mark AFTER INSERT OR DELETE OR UPDATE ON public.category_texts FOR EACH ROW EXECUTE FUNCTION mark_operator_change_of('categories', 'key', 'category_key');

CREATE TRIGGER search_deleted AFTER DELETE ON public.category_texts REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_search('refresh_category_search', 'category_key');

CREATE TRIGGER search_inserted AFTER INSERT ON public.category_texts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_search('refresh_category_search', 'category_key');

CREATE TRIGGER search_updated AFTER UPDATE ON public.category_texts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_search('refresh_category_search', 'category_key');

CREATE TRIGGER mark AFTER INSERT OR DELETE OR UPDATE ON public.category_top_products FOR EACH ROW EXECUTE FUNCTION mark_operator_change_of('products', 'id', 'product_id');

CREATE TRIGGER mark BEFORE UPDATE ON public.gift_packings FOR EACH ROW EXECUTE FUNCTION mark_operator_change();

CREATE TRIGGER tell AFTER INSERT OR DELETE OR UPDATE ON public.gift_packings FOR EACH ROW EXECUTE FUNCTION tell_change('gift-packing', 'key');

CREATE TRIGGER mark BEFORE UPDATE ON public.highlighted_blocks FOR EACH ROW EXECUTE FUNCTION mark_operator_change();

CREATE TRIGGER tell AFTER INSERT OR DELETE OR UPDATE ON public.highlighted_blocks FOR EACH ROW EXECUTE FUNCTION tell_change('popular-search', 'key');

CREATE TRIGGER mark BEFORE UPDATE ON public.locations FOR EACH ROW EXECUTE FUNCTION mark_operator_change();

CREATE TRIGGER search_deleted AFTER DELETE ON public.locations REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_search('refresh_product_search', 'product_id');

CREATE TRIGGER search_inserted AFTER INSERT ON public.locations REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_search('refresh_product_search', 'product_id');

CREATE TRIGGER search_updated AFTER UPDATE ON public.locations REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_search('refresh_product_search', 'product_id');

CREATE TRIGGER tell AFTER INSERT OR DELETE OR UPDATE ON public.locations FOR EACH ROW EXECUTE FUNCTION tell_change('location', 'slug');

CREATE TRIGGER mark AFTER INSERT OR DELETE OR UPDATE ON public.occasion_texts FOR EACH ROW EXECUTE FUNCTION mark_operator_change_of('occasions', 'key', 'occasion_key');

CREATE TRIGGER search_deleted AFTER DELETE ON public.occasion_texts REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_search('refresh_occasion_search', 'occasion_key');

CREATE TRIGGER search_inserted AFTER INSERT ON public.occasion_texts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_search('refresh_occasion_search', 'occasion_key');

CREATE TRIGGER search_updated AFTER UPDATE ON public.occasion_texts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_search('refresh_occasion_search', 'occasion_key');

CREATE TRIGGER mark BEFORE UPDATE ON public.occasions FOR EACH ROW EXECUTE FUNCTION mark_operator_change();

CREATE TRIGGER tell AFTER INSERT OR DELETE OR UPDATE ON public.occasions FOR EACH ROW EXECUTE FUNCTION tell_change('occasion', 'key');

CREATE TRIGGER mark BEFORE UPDATE ON public.pages FOR EACH ROW EXECUTE FUNCTION mark_operator_change();

CREATE TRIGGER search_deleted AFTER DELETE ON public.pages REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_search('refresh_page_search', 'key');

CREATE TRIGGER search_inserted AFTER INSERT ON public.pages REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_search('refresh_page_search', 'key');

CREATE TRIGGER search_updated AFTER UPDATE ON public.pages REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_search('refresh_page_search', 'key');

CREATE TRIGGER tell AFTER INSERT OR DELETE OR UPDATE ON public.pages FOR EACH ROW EXECUTE FUNCTION tell_change('page', 'key');

CREATE TRIGGER mark BEFORE UPDATE ON public.popular_products FOR EACH ROW EXECUTE FUNCTION mark_operator_change();

CREATE TRIGGER tell AFTER INSERT OR DELETE OR UPDATE ON public.popular_products FOR EACH ROW EXECUTE FUNCTION tell_change('popular-search', 'product_slug');

CREATE TRIGGER mark BEFORE UPDATE ON public.popular_searches FOR EACH ROW EXECUTE FUNCTION mark_operator_change();

CREATE TRIGGER tell AFTER INSERT OR DELETE OR UPDATE ON public.popular_searches FOR EACH ROW EXECUTE FUNCTION tell_change('popular-search', 'key');

CREATE TRIGGER mark AFTER INSERT OR DELETE OR UPDATE ON public.product_categories FOR EACH ROW EXECUTE FUNCTION mark_operator_change_of('products', 'id', 'product_id');

CREATE TRIGGER search_deleted AFTER DELETE ON public.product_categories REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_search('refresh_product_search', 'product_id');

CREATE TRIGGER search_inserted AFTER INSERT ON public.product_categories REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_search('refresh_product_search', 'product_id');

CREATE TRIGGER search_updated AFTER UPDATE ON public.product_categories REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_search('refresh_product_search', 'product_id');

CREATE TRIGGER mark AFTER INSERT OR DELETE OR UPDATE ON public.product_occasions FOR EACH ROW EXECUTE FUNCTION mark_operator_change_of('products', 'id', 'product_id');

CREATE TRIGGER search_deleted AFTER DELETE ON public.product_occasions REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_search('refresh_product_search', 'product_id');

CREATE TRIGGER search_inserted AFTER INSERT ON public.product_occasions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_search('refresh_product_search', 'product_id');

CREATE TRIGGER search_updated AFTER UPDATE ON public.product_occasions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_search('refresh_product_search', 'product_id');

CREATE TRIGGER mark AFTER INSERT OR DELETE OR UPDATE ON public.product_texts FOR EACH ROW EXECUTE FUNCTION mark_operator_change_of('products', 'id', 'product_id');

CREATE TRIGGER search_deleted AFTER DELETE ON public.product_texts REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_search('refresh_product_search', 'product_id');

CREATE TRIGGER search_inserted AFTER INSERT ON public.product_texts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_search('refresh_product_search', 'product_id');

CREATE TRIGGER search_updated AFTER UPDATE ON public.product_texts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_search('refresh_product_search', 'product_id');

CREATE TRIGGER mark BEFORE UPDATE ON public.products FOR EACH ROW EXECUTE FUNCTION mark_operator_change();

CREATE TRIGGER tell AFTER INSERT OR DELETE OR UPDATE ON public.products FOR EACH ROW EXECUTE FUNCTION tell_change('product', 'slug');

CREATE TRIGGER mark AFTER INSERT OR DELETE OR UPDATE ON public.promotion_products FOR EACH ROW EXECUTE FUNCTION mark_operator_change_of('promotions', 'key', 'promotion_key');

CREATE TRIGGER mark BEFORE UPDATE ON public.promotions FOR EACH ROW EXECUTE FUNCTION mark_operator_change();

CREATE TRIGGER tell AFTER INSERT OR DELETE OR UPDATE ON public.promotions FOR EACH ROW EXECUTE FUNCTION tell_change('promotion', 'key');

CREATE TRIGGER mark AFTER INSERT OR DELETE OR UPDATE ON public.redeem_amounts FOR EACH ROW EXECUTE FUNCTION mark_operator_change_of('products', 'id', 'product_id');

CREATE TRIGGER note_inserted AFTER INSERT ON public.search_entries REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_words();

CREATE TRIGGER note_updated AFTER UPDATE ON public.search_entries REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_words();

CREATE TRIGGER mark AFTER INSERT OR DELETE OR UPDATE ON public.storefront_products FOR EACH ROW EXECUTE FUNCTION mark_operator_change_of('products', 'id', 'product_id');

CREATE TRIGGER search_deleted AFTER DELETE ON public.storefront_products REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_search('refresh_product_search', 'product_id');

CREATE TRIGGER search_inserted AFTER INSERT ON public.storefront_products REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_search('refresh_product_search', 'product_id');

CREATE TRIGGER search_updated AFTER UPDATE ON public.storefront_products REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_search('refresh_product_search', 'product_id');

CREATE TRIGGER mark AFTER INSERT OR DELETE OR UPDATE ON public.variations FOR EACH ROW EXECUTE FUNCTION mark_operator_change_of('products', 'id', 'product_id');

CREATE TRIGGER mark BEFORE UPDATE ON public.wrappers FOR EACH ROW EXECUTE FUNCTION mark_operator_change();

CREATE TRIGGER tell AFTER INSERT OR DELETE OR UPDATE ON public.wrappers FOR EACH ROW EXECUTE FUNCTION tell_change('wrapper', 'key');
