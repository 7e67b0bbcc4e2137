-- Tables, indexes, constraints, triggers and fixed rows. Functions and views are in db/functions and db/views.
-- Each heading "-- == name" names the module that owns the tables below it (or the platform); npm run check holds modules to it.

create extension if not exists pg_trgm; -- search that forgives a typing error
create extension if not exists unaccent; -- and a missing accent
create extension if not exists citext; -- letter case does not matter in e-mail addresses
create extension if not exists btree_gin; -- a word index that is also split by storefront

-- == platform

create table seed_rows (
  kind text not null,
  key text not null,
  hash text not null, -- of the seed as it was last written
  primary key (kind, key)
);

-- How often somebody did something. The key is a keyed hash, so no IP or e-mail address is stored in clear.
create table rate_limits (
  key text primary key,
  points integer not null default 0,
  expire double precision -- milliseconds since 1970, as the limiter counts
);
create index on rate_limits (expire);

-- Solved puzzles, kept until they expire: each solution counts once.
create table used_captchas (
  signature bytea primary key,
  expires_at timestamptz not null
);
create index on used_captchas (expires_at);

-- Requests that move money carry a key of the caller: the same key and the same request again get the same answer.
create table idempotency_keys (
  scope text not null, -- which request of whom
  key text not null,
  body_hash bytea not null,
  answer jsonb, -- written in the transaction that claims the key
  created_at timestamptz not null,
  primary key (scope, key)
);
create index on idempotency_keys (created_at);

-- Who opened or changed an account, and what staff did: never changed, and kept for 400 days. Only ids and keyed hashes, so nothing personal is left of
-- a deleted account.
create table security_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  event text not null check (event ~ '^[A-Z_]{3,40}$'),
  account_id uuid, -- whose account; null when there is none. Not a reference: it outlives the account.
  staff text check (staff <> ''), -- the name that a member of staff gave
  command text check (length(command) <= 500), -- what they asked for
  source_hash bytea, -- keyed hash of where the request came from
  check ((event = 'STAFF_COMMAND') = (staff is not null and command is not null))
);
create index on security_log (at);
create index on security_log (account_id, at) where account_id is not null;
create trigger keep before update on security_log for each row execute function refuse_change();
create trigger keep_all before truncate on security_log for each statement execute function refuse_change();
-- A job deletes lines after 400 days; nobody can delete one that is younger than a year.
create trigger keep_young before delete on security_log for each row when (old.at > now() - interval '365 days') execute function refuse_change();

-- Secrets that outlive SECRET_KEY, because links in mails and hashes in tables are derived from them. They are stored sealed with it.
create table shop_secrets (
  name text primary key,
  key_id text not null,
  sealed bytea not null
);

-- == accounts

create table users (
  id uuid primary key,
  email citext not null unique,
  first_name text not null,
  last_name text not null,
  invoice_email citext,
  phone_number text,
  vat_number text,
  created_at timestamptz not null,
  password_hash text, -- argon2id; null: no password was chosen, so nobody logs in with one
  email_confirmed_at timestamptz, -- null: the address may belong to somebody else
  customer_type text not null default 'PRIVATE' check (customer_type in ('PRIVATE', 'BUSINESS')),
  company_name text,
  kvk_number text
);

create table sessions (
  token_hash bytea primary key, -- SHA-256: reading this table opens no session
  user_id uuid not null references users on delete cascade,
  expires_at timestamptz not null, -- at most 90 days after the login, however often it is used
  id uuid not null unique, -- names a device to its owner; opens nothing
  browser text,
  system text,
  created_at timestamptz not null,
  last_seen_at timestamptz not null
);
create index on sessions (user_id);
create index on sessions (expires_at);

-- The links in mails. A customer has one link to confirm an address, but several to choose a new password: otherwise a stranger who asks for one would
-- end the link that the owner was sent before.
create table account_links (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('CONFIRM_EMAIL', 'NEW_PASSWORD')),
  email citext not null, -- where it is sent, and what it confirms
  token_hash bytea not null unique, -- SHA-256
  storefront text not null,
  language text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index on account_links (expires_at);
create index account_links_of_user on account_links (user_id);
create unique index account_links_confirmation on account_links (user_id) where purpose = 'CONFIRM_EMAIL';

-- A request for a new password takes the same time whether or not the address is known: a job looks it up later and deletes the row.
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

-- Warnings to the owner of an account, with the address that it had at that moment: a thief who changes the address later does not get them. No reference to
-- the account, which may be deleted before its owner is warned. A row goes when its mail is sent.
create table account_notices (
  id uuid primary key,
  email citext not null,
  notice text not null,
  storefront text not null,
  language text not null,
  created_at timestamptz not null
);

-- == catalog

create table products (
  id integer generated always as identity primary key,
  slug text not null unique,
  product_type text not null check (product_type in ('GIFTCARD', 'DONATION', 'BLANK_GIFT_CARD_PACK')),
  art text not null,
  background_color text not null check (background_color ~ '^#[0-9a-f]{6}$'),
  show_hand boolean not null,
  show_shadow boolean not null,
  validity_months integer not null check (validity_months > 0),
  spend_place text not null check (spend_place in ('ONLINE', 'IN_STORE', 'ONLINE_AND_IN_STORE')),
  stock integer check (stock >= 0), -- null is unlimited
  operator_changed_at timestamptz,
  is_spent_here boolean not null default false, -- a Choice Gift Card pays in the checkout; all other cards are spent at their brand
  unique (id, product_type),
  unique (id, is_spent_here)
);

-- English always exists; other languages where translated.
create table product_texts (
  product_id integer not null references products on delete cascade,
  language text not null,
  title text not null,
  tagline text not null,
  description text not null,
  redeem_title text not null,
  redeem_description text not null,
  primary key (product_id, language)
);
-- The listing orders that a shopper may choose, so that a page of a listing walks an index and sorts nothing.
create index product_texts_name on product_texts (language, lower(title), product_id);

-- What is sold: one row for each kind and currency. A free amount lies between the bounds; with fixed prices only those are sold.
create table variations (
  id integer generated always as identity primary key,
  product_id integer not null references products on delete cascade,
  variation_type text not null check (variation_type in ('DIGITAL', 'PHYSICAL')),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  sku text not null unique,
  has_fixed_prices boolean not null,
  prices_minor integer[] not null check (cardinality(prices_minor) > 0),
  min_minor integer not null check (min_minor > 0),
  max_minor integer not null,
  check (min_minor <= max_minor),
  unique (product_id, currency, variation_type)
);
create index variations_lowest_value on variations (currency, min_minor, product_id);

create table redeem_amounts (
  product_id integer not null references products on delete cascade,
  currency text not null,
  minimum_remaining_minor integer,
  min_custom_minor integer,
  max_custom_minor integer,
  primary key (product_id, currency)
);

-- Which storefront sells what, in which order. The type is repeated so that lists and counts read this index alone.
create table storefront_products (
  storefront text not null,
  product_id integer not null,
  product_type text not null,
  rank integer not null,
  primary key (storefront, product_id),
  foreign key (product_id, product_type) references products (id, product_type) on delete cascade on update cascade
);
create index on storefront_products (storefront, rank, product_id) include (product_type);
create index on storefront_products (product_id);

create table categories (
  key text primary key,
  icon text not null,
  rank integer not null,
  operator_changed_at timestamptz
);

create table category_texts (
  category_key text not null references categories on delete cascade,
  language text not null,
  title text not null,
  slug text not null,
  intro text not null,
  primary key (category_key, language),
  unique (language, slug)
);

create table product_categories (
  product_id integer not null references products on delete cascade,
  category_key text not null references categories on delete cascade,
  primary key (product_id, category_key)
);
create index on product_categories (category_key, product_id);

create table category_top_products (
  category_key text not null references categories on delete cascade,
  product_id integer not null references products on delete cascade,
  rank integer not null,
  primary key (category_key, product_id)
);
create index on category_top_products (product_id);

create table occasions (
  key text primary key,
  scene text not null,
  rank integer not null,
  operator_changed_at timestamptz
);

create table occasion_texts (
  occasion_key text not null references occasions on delete cascade,
  language text not null,
  title text not null,
  cards_title text not null, -- "Birthday gift cards"
  popular_title text not null, -- "Most popular for birthdays"
  slug text not null,
  intro text not null,
  body_html text not null,
  messages text[] not null,
  primary key (occasion_key, language),
  unique (language, slug)
);

create table product_occasions (
  product_id integer not null references products on delete cascade,
  occasion_key text not null references occasions on delete cascade,
  primary key (product_id, occasion_key)
);
create index on product_occasions (occasion_key, product_id);

create table locations (
  id integer generated always as identity primary key,
  product_id integer not null references products on delete cascade,
  slug text not null,
  name text not null,
  street text not null,
  house_number text not null,
  post_code text not null,
  city text not null,
  country_code text not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  website text,
  phone text,
  operator_changed_at timestamptz,
  unique (product_id, slug)
);
create index on locations (country_code, latitude, longitude);

create table wrappers (
  key text primary key,
  art text not null,
  kinds text[] not null check (kinds <@ array['PHYSICAL', 'DIGITAL'] and cardinality(kinds) > 0),
  occasions text[] not null,
  titles jsonb not null, -- by language
  prices_minor jsonb not null, -- by currency
  rank integer not null,
  operator_changed_at timestamptz
);

create table gift_packings (
  key text primary key,
  art text not null,
  titles jsonb not null, -- by language
  descriptions jsonb not null, -- by language
  prices_minor jsonb not null, -- by currency
  rank integer not null,
  operator_changed_at timestamptz
);

create table promotions (
  key text primary key,
  titles jsonb not null, -- by language
  descriptions jsonb not null, -- by language
  discount_type text not null check (discount_type in ('ABSOLUTE', 'RELATIVE')),
  percent numeric check (percent > 0 and percent <= 100),
  amounts_minor jsonb, -- by currency
  starts_on date not null,
  ends_on date not null,
  operator_changed_at timestamptz,
  check ((discount_type = 'RELATIVE') = (percent is not null)),
  check ((discount_type = 'ABSOLUTE') = (amounts_minor is not null)),
  check (starts_on <= ends_on)
);

-- A card that pays like money is never sold below its value: the foreign key lets no promotion name one.
create table promotion_products (
  promotion_key text not null references promotions on delete cascade,
  product_id integer not null,
  is_spent_here boolean not null generated always as (false) stored,
  primary key (promotion_key, product_id),
  foreign key (product_id, is_spent_here) references products (id, is_spent_here) on delete cascade
);
create index on promotion_products (product_id);

create table popular_searches (
  key text primary key,
  titles jsonb not null, -- by language
  href text not null, -- canonical path, localised when shown
  rank integer not null,
  operator_changed_at timestamptz
);

create table popular_products (
  product_slug text primary key references products (slug) on delete cascade on update cascade,
  rank integer not null,
  operator_changed_at timestamptz
);

create table highlighted_blocks (
  key text primary key,
  titles jsonb not null, -- by language
  descriptions jsonb not null, -- by language
  product_slug text references products (slug) on delete set null on update cascade,
  href text not null, -- canonical path, localised when shown
  show_hand boolean not null,
  rank integer not null,
  operator_changed_at timestamptz,
  scene text -- the drawing behind the block; null shows the card alone
);

-- What buyers say about a product. A review belongs to the product, not to the storefront it was bought from.
create table reviews (
  id integer generated always as identity primary key,
  product_id integer not null references products on delete cascade,
  language text not null, -- of the review
  author text not null, -- first name and initial
  stars integer not null check (stars between 1 and 5),
  title text,
  body text not null,
  written_on date not null,
  is_verified_buyer boolean not null,
  operator_changed_at timestamptz,
  unique (product_id, language, author, written_on)
);
create index on reviews (product_id, language, written_on desc, id desc);

-- The stock that an order reserves while it is being paid. Products with unlimited stock have no rows.
create table stock_reservations (
  order_id uuid not null, -- no foreign key: orders stand above the catalogue
  product_id integer not null references products on delete cascade,
  qty integer not null check (qty > 0),
  expires_at timestamptz not null,
  network_hash bytea, -- keyed hash of the network that an unpaid order came from: limits what its orders reserve together
  primary key (order_id, product_id)
);
create index on stock_reservations (product_id, expires_at);
create index on stock_reservations (expires_at);

-- What an order has taken out of limited stock, so that it can go back if the order is undone.
create table stock_sales (
  order_id uuid not null, -- no foreign key: orders stand above the catalogue
  product_id integer not null references products on delete cascade,
  qty integer not null check (qty > 0),
  primary key (order_id, product_id)
);
create index on stock_sales (product_id);

-- Seeds leave alone what an operator changed, and caches hear of every change.
do $$
declare
  part text[];
begin
  foreach part slice 1 in array array[
    -- table, kind of the message, key column
    ['categories', 'category', 'key'], ['occasions', 'occasion', 'key'],
    ['locations', 'location', 'slug'], ['wrappers', 'wrapper', 'key'], ['gift_packings', 'gift-packing', 'key'],
    ['promotions', 'promotion', 'key'], ['popular_searches', 'popular-search', 'key'],
    ['popular_products', 'popular-search', 'product_slug'], ['highlighted_blocks', 'popular-search', 'key'],
    ['reviews', 'review', 'product_id']
  ] loop
    execute format('create trigger mark before update on %I for each row execute function mark_operator_change()', part[1]);
    execute format('create trigger tell after insert or update or delete on %I for each row execute function tell_change(%L, %L)',
      part[1], part[2], part[3]);
  end loop;
  foreach part slice 1 in array array[
    -- part, whole, key of the whole, column here
    ['product_texts', 'products', 'id', 'product_id'], ['variations', 'products', 'id', 'product_id'],
    ['redeem_amounts', 'products', 'id', 'product_id'], ['storefront_products', 'products', 'id', 'product_id'],
    ['product_categories', 'products', 'id', 'product_id'], ['product_occasions', 'products', 'id', 'product_id'],
    ['category_texts', 'categories', 'key', 'category_key'],
    ['category_top_products', 'products', 'id', 'product_id'], ['occasion_texts', 'occasions', 'key', 'occasion_key'],
    ['promotion_products', 'promotions', 'key', 'promotion_key']
  ] loop
    -- The mark is an update of the whole, whose own trigger notifies listeners.
    execute format('create trigger mark after insert or update or delete on %I for each row
      execute function mark_operator_change_of(%L, %L, %L)', part[1], part[2], part[3], part[4]);
  end loop;
end $$;

create trigger mark before update on products for each row execute function mark_operator_change();
create trigger tell after insert or delete on products for each row execute function tell_change('product', 'slug');
-- A sale changes nothing that pages show until the last one is sold: only then are pages rendered again.
create trigger tell_update after update on products for each row
  when (to_jsonb(old) - 'stock' is distinct from to_jsonb(new) - 'stock' or (old.stock = 0) is distinct from (new.stock = 0))
  execute function tell_change('product', 'slug');

-- What the search looks through: one row for each thing and language. Triggers keep it up to date, so that changing a text changes what is found.
create table search_entries (
  group_type text not null,
  item_key text not null, -- product id, category, occasion or page key
  part integer not null default 0, -- of a page with many questions
  language text not null,
  family text, -- null: every family
  translated_to text[] not null, -- of an English row: the languages that have a row of their own
  storefronts text[], -- null: every storefront
  visible_from date, -- null: always
  title text collate "C" not null, -- folded
  title_words tsvector not null,
  near_words tsvector not null, -- the title, and the tagline, categories, occasions and cities
  all_words tsvector not null, -- and the whole text
  popularity integer not null, -- lowest first
  unique nulls not distinct (group_type, item_key, part, language, family)
);
create index on search_entries (group_type, title);
create index on search_entries (group_type, popularity, item_key, part, language);
create index on search_entries using gin (group_type, title_words, near_words, all_words) with (fastupdate = off);

-- Every word that can be found, to correct a mistyped one. A word that is no longer used finds nothing and does no harm.
-- New words go straight into the indexes: in a pending list they would be read one by one for each mistyped word.
create table search_words (
  word text primary key,
  slips text[] not null -- the word, and what is left of it without one letter
);
create index on search_words using gin (slips) with (fastupdate = off);
create index on search_words using gin (word gin_trgm_ops) with (fastupdate = off);

create trigger note_inserted after insert on search_entries referencing new table as changed
  for each statement execute function note_search_words();
create trigger note_updated after update on search_entries referencing new table as changed
  for each statement execute function note_search_words();

do $$
declare
  part text[];
begin
  foreach part slice 1 in array array[
    ['product_texts', 'refresh_product_search', 'product_id'], ['storefront_products', 'refresh_product_search', 'product_id'],
    ['product_categories', 'refresh_product_search', 'product_id'], ['product_occasions', 'refresh_product_search', 'product_id'],
    ['locations', 'refresh_product_search', 'product_id'], ['category_texts', 'refresh_category_search', 'category_key'],
    ['occasion_texts', 'refresh_occasion_search', 'occasion_key']
  ] loop
    execute format('create trigger search_inserted after insert on %I referencing new table as changed
      for each statement execute function refresh_search(%L, %L)', part[1], part[2], part[3]);
    execute format('create trigger search_updated after update on %I referencing new table as changed
      for each statement execute function refresh_search(%L, %L)', part[1], part[2], part[3]);
    execute format('create trigger search_deleted after delete on %I referencing old table as changed
      for each statement execute function refresh_search(%L, %L)', part[1], part[2], part[3]);
  end loop;
end $$;

-- How many products of every sort each storefront sells, so that a list knows its length without counting thousands of products.
-- A sort is a combination of everything that a list can be narrowed by, except the occasion: products suit many, in too many combinations.
create table product_sorts (
  id integer generated always as identity primary key,
  product_type text not null,
  offers text[] not null, -- "GIFTCARD:DIGITAL GBP"
  categories text[] not null,
  unique (product_type, offers, categories)
);

create table product_tallies (
  storefront text not null,
  occasion_key text, -- null: all products
  sort_id integer not null references product_sorts,
  products integer not null,
  unique nulls not distinct (storefront, occasion_key, sort_id) include (products)
);
create index product_tallies_empty on product_tallies (sort_id) where products = 0;

-- How each product was counted.
create table tallied_products (
  product_id integer primary key,
  sort_id integer not null references product_sorts,
  storefronts text[] not null,
  occasions text[] not null -- and null, for the count of all products
);

-- The products that this transaction touched: they are counted again once, when it commits.
create table touched_products (product_id integer primary key);

create constraint trigger tally after insert on touched_products deferrable initially deferred
  for each row execute function tally_touched_products();

do $$
declare
  part text;
begin
  foreach part in array array['storefront_products', 'variations', 'product_categories', 'product_occasions'] loop
    execute format('create trigger touch_inserted after insert on %I referencing new table as changed
      for each statement execute function note_touched_products()', part);
    -- Before and after: a part may have moved from one product to another.
    execute format('create trigger touch_updated_from after update on %I referencing old table as changed
      for each statement execute function note_touched_products()', part);
    execute format('create trigger touch_updated_to after update on %I referencing new table as changed
      for each statement execute function note_touched_products()', part);
    execute format('create trigger touch_deleted after delete on %I referencing old table as changed
      for each statement execute function note_touched_products()', part);
  end loop;
end $$;

-- == content

create table pages (
  id integer generated always as identity primary key,
  key text not null, -- the same for every translation
  language text not null,
  family text, -- null: every family
  path text not null check (path ~ '^/(.*/)?$'), -- in the language's own words
  page_type text not null,
  title text not null,
  meta_title text not null,
  meta_description text not null,
  meta_keywords text not null default '',
  noindex boolean not null default false,
  nofollow boolean not null default false,
  -- Articles of the blog only.
  published_on date,
  author text,
  topic text,
  scene text,
  summary text,
  blocks jsonb not null check (jsonb_typeof(blocks) = 'array'),
  operator_changed_at timestamptz,
  check ((page_type = 'BLOG_ARTICLE') = (published_on is not null)),
  check (published_on is null or (author is not null and topic is not null and scene is not null and summary is not null)),
  unique nulls not distinct (key, language, family),
  unique nulls not distinct (language, path, family)
);
create index on pages (language, published_on desc) where page_type = 'BLOG_ARTICLE';

create trigger mark before update on pages for each row execute function mark_operator_change();
create trigger tell after insert or update or delete on pages for each row execute function tell_change('page', 'key');

create trigger search_inserted after insert on pages referencing new table as changed
  for each statement execute function refresh_search('refresh_page_search', 'key');
create trigger search_updated after update on pages referencing new table as changed
  for each statement execute function refresh_search('refresh_page_search', 'key');
create trigger search_deleted after delete on pages referencing old table as changed
  for each statement execute function refresh_search('refresh_page_search', 'key');

-- == giftcards

-- A double-entry ledger in minor units. Plus is credit, minus is debit; post() is the only writer, and nothing is ever changed.
create table ledger_account_kinds (
  kind text primary key, -- the first part of an account's code
  floor bigint -- null: none. Then no balance is stored either, because every posting would wait for that one row
);
insert into ledger_account_kinds (kind, floor) values
  ('provider', null), -- provider:<currency>, what the payment provider owes the shop
  ('invoice', null), -- invoice:<currency>, what business buyers owe the shop
  ('bank', null), -- bank:<currency>, invoices that were paid to the shop's own bank account
  ('order', 0), -- order:<order id>, paid for one order and not yet turned into cards and fees
  ('card', 0), -- card:<card id>, the value of a gift card
  ('hold', 0), -- hold:<card id>:<order id>, what one checkout holds of a card
  ('fees', null), -- fees:<currency>, service fee, shipping and wrapping sold
  ('discounts', null), -- discounts:<currency>, given by the shop
  ('doubler', null), -- doubler:<currency>, won in the monthly draw
  ('brand', null), -- brand:<currency>, given to good causes
  ('settlement', null), -- settlement:<brand>:<currency>, spent in the shop of a brand and owed to it
  ('duplicates', null), -- duplicates:<currency>, charged twice and to be refunded
  ('returned', null); -- returned:<currency>, taken back by the buyer's bank or the provider after delivery

create table ledger_accounts (
  id bigint generated always as identity primary key,
  code text not null unique check (code ~ '^[a-z]+(:[A-Za-z0-9-]+){1,2}$'),
  kind text generated always as (split_part(code, ':', 1)) stored references ledger_account_kinds,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  floor bigint,
  balance bigint,
  check ((floor is null) = (balance is null)),
  constraint ledger_floor check (balance >= floor),
  -- An account without a floor belongs to the whole shop or to a brand, one for each currency.
  check (floor is not null or code = split_part(code, ':', 1) || ':' || currency or code like 'settlement:%:' || currency),
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

create constraint trigger balanced after insert on ledger_transactions deferrable initially deferred
  for each row execute function refuse_unbalanced();
create trigger balanced after insert on ledger_entries referencing new table as added
  for each statement execute function refuse_unbalanced_entries();
create trigger keep before update or delete on ledger_entries for each row execute function refuse_change();
create trigger keep_all before truncate on ledger_entries for each statement execute function refuse_change();
create trigger keep before update or delete on ledger_transactions for each row execute function refuse_change();
create trigger keep_all before truncate on ledger_transactions for each statement execute function refuse_change();
create trigger keep before delete or update of id, code, currency, floor on ledger_accounts
  for each row execute function refuse_change();
create trigger keep_all before truncate on ledger_accounts for each statement execute function refuse_change();

-- Gift cards are cash. Numbers and PINs are never stored in clear: the keys are kept outside of the database.
create table giftcards (
  id uuid primary key,
  order_id uuid not null,
  package_id uuid not null,
  unit_no integer not null check (unit_no >= 1), -- 1 to the quantity of its package
  product_id integer not null,
  storefront text not null,
  currency text not null,
  value_minor bigint not null check (value_minor > 0), -- when issued; the ledger knows what is left
  expires_on date not null, -- the last day
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'BLOCKED')),
  number_index bytea not null unique, -- keyed hash, to find a card by its number
  number_sealed bytea not null, -- AES-256-GCM
  pin_sealed bytea not null, -- AES-256-GCM
  last_four text not null check (last_four ~ '^[0-9]{4}$'),
  issued_at timestamptz not null,
  key_id text, -- the SECRET_KEY that sealed it; null: sealed before keys had an id, so every listed key is tried
  frozen_at timestamptz, -- its holder or owner lost it: it spends nothing
  closed_at timestamptz, -- replaced by another card, or its exchange was undone: empty for good
  replaces uuid unique references giftcards, -- it has the balance of a card that was lost
  replaced_for text check (replaced_for in ('BUYER', 'HOLDER')), -- who was given its number and PIN
  check (num_nonnulls(replaces, replaced_for) in (0, 2))
);
create unique index giftcards_of_unit on giftcards (package_id, unit_no) where replaces is null;
create index giftcards_replacing on giftcards (package_id) where replaces is not null;
create index on giftcards (order_id);
create index giftcards_expiring on giftcards (storefront, expires_on) where status = 'ACTIVE' and closed_at is null and frozen_at is null;
create trigger keep_closed before update on giftcards for each row
  when (old.closed_at is not null and new.closed_at is distinct from old.closed_at) execute function refuse_change();
create trigger keep before delete or update of id, order_id, package_id, unit_no, product_id, currency, value_minor, last_four, replaces, replaced_for
  on giftcards for each row execute function refuse_change();
-- Secrets never change; they are only sealed again with another key.
create trigger keep_sealed before update of number_index, number_sealed, pin_sealed, key_id on giftcards
  for each row when (new.key_id is null or new.key_id is not distinct from old.key_id) execute function refuse_change();

-- Cards without value until somebody activates them.
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
  key_id text, -- as of gift cards
  unique (package_id, unit_no)
);
create index on blank_giftcards (order_id);
create trigger keep before delete or update of id, order_id, package_id, unit_no, product_id, storefront, last_four, issued_at
  on blank_giftcards for each row execute function refuse_change();
create trigger keep_sealed before update of number_index, number_sealed, pin_sealed, key_id on blank_giftcards
  for each row when (new.key_id is null or new.key_id is not distinct from old.key_id) execute function refuse_change();

-- Wrong PINs in a row, counted before a PIN is checked. Numbers that no card has are counted too, in a fixed number of decoys, so that trying one
-- takes the same time.
create table giftcard_pin_tries (
  slot text primary key, -- card:<card id> or decoy:<number>
  wrong_in_a_row integer not null,
  blocked_until timestamptz -- infinity: until staff lift it
);

-- What one checkout, or the shop of a brand, holds of a card until it is paid, cancelled or expired.
create table giftcard_holds (
  id uuid primary key,
  card_id uuid not null references giftcards,
  order_id uuid not null, -- or the reservation of a brand's shop
  brand text check (brand <> ''), -- whose shop holds it; null: an order of ours
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
create index on giftcard_holds (card_id) where state = 'CAPTURED';
create trigger keep_closed before update on giftcard_holds for each row when (old.state <> 'OPEN') execute function refuse_change();
create trigger keep before delete or update of id, card_id, order_id, brand, currency on giftcard_holds
  for each row execute function refuse_change();

-- == payments

create table payments (
  id uuid primary key,
  order_id uuid not null, -- no foreign key: orders stand above payments
  attempt integer not null check (attempt > 0),
  reference text not null unique check (reference = order_id || ':' || attempt and length(reference) <= 64), -- also the provider's idempotency key
  -- bank: the buyer transfers money to the shop before anything is sent (pro forma invoice).
  provider text not null check (provider in ('adyen', 'invoice', 'bank', 'giftcard')),
  method text not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  state text not null default 'NEW' check (state in ('NEW', 'REFUSED', 'CAPTURED', 'DUPLICATE', 'REFUNDED')),
  reason text check (reason in ('REFUSED', 'FRAUD', 'CANCELLED', 'REPLACED', 'EXPIRED', 'ERROR')),
  session_id text unique,
  session_result text, -- what the shopper brings back from the provider's page: the key to ask for the outcome
  redirect_url text,
  session_expires_at timestamptz,
  psp_reference text unique,
  created_at timestamptz not null,
  settled_at timestamptz,
  transfer jsonb, -- where a bank transfer goes, according to the provider
  refunded_by text, -- the event of the refund that settled it: only the failure of that refund opens it again
  disputed_at timestamptz,
  asked_at timestamptz, -- when the reconciler last asked the provider about it: the next time it begins with the others
  dispute_lifted_at timestamptz, -- when staff looked into the dispute and let go what it bought
  returns_accepted_minor bigint not null default 0, -- how much of it staff accept as lost
  is_disputed boolean generated always as (coalesce(disputed_at > coalesce(dispute_lifted_at, '-infinity'), false)) virtual,
  unique (order_id, attempt),
  check ((state = 'NEW') = (settled_at is null)),
  check (state <> 'REFUSED' or reason is not null),
  constraint payments_refunded_by_check check ((state = 'REFUNDED') = (refunded_by is not null))
);

-- Whatever arrives twice, late or in parallel, an order is paid once; several gift cards may pay parts of it.
create unique index payments_one_captured on payments (order_id) where state = 'CAPTURED' and provider <> 'giftcard';
create index payments_open on payments (created_at) where state = 'NEW';
create trigger payments_move_forward before update on payments for each row execute function payments_move_forward();
create trigger payments_stay before delete on payments for each row execute function payments_stay();

-- Money that is returned after it paid an order, without the shop having asked for it: refunded or charged back at the provider.
create table payment_returns (
  event_id text primary key, -- of the provider: reported twice, it is booked once
  payment_id uuid not null references payments,
  amount_minor bigint not null check (amount_minor <> 0), -- negative: a return that was reversed, so the money is back
  returned_at timestamptz not null,
  never_came boolean not null default false -- the money never arrived although it was reported as captured
);
create index on payment_returns (payment_id);

-- Refunds that the provider could not make: the money is still or again with the shop, and waits for staff.
create table failed_refunds (
  reference text not null, -- of the request: <payment>:refund, then <payment>:refund:2 and so on
  payment_id uuid not null references payments,
  failed_at timestamptz not null,
  asked_again_at timestamptz,
  refund text primary key -- the event that reports the refund as done; one that was refused at once has its own name
);
create index on failed_refunds (payment_id);

-- The inbox of webhooks: stored before they are acknowledged, handled by a job afterwards.
create table provider_events (
  id uuid primary key,
  provider text not null check (provider = 'adyen'),
  dedup_key text not null unique,
  body jsonb not null,
  received_at timestamptz not null,
  processed_at timestamptz,
  attempts integer not null default 0,
  error text
);
create index provider_events_unprocessed on provider_events (received_at) where processed_at is null;

-- == orders

-- Cart and order are one: a row starts as CART and is frozen when it is placed.
create table orders (
  id uuid primary key,
  number bigint generated always as identity (start with 10000001) unique, -- the number that people see
  storefront text not null,
  kind text not null default 'REGULAR' check (kind in ('REGULAR', 'ACTIVATION', 'REDEEM', 'REORDER')),
  status text not null default 'CART' check (status in ('CART', 'PENDING', 'COMPLETED', 'CANCELED')),
  cart_token_hash bytea, -- SHA-256 of the visitor's cookie: reading this table opens no cart
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
  is_to_forget boolean not null default false, -- of a deleted customer: names and addresses go when the order is over
  erased_at timestamptz, -- names and addresses were erased: nobody knows where the rest of it should go
  check (total_minor = subtotal_minor + shipping_minor + service_fee_minor - discount_minor),
  check (status = 'CART' or (placed_at is not null and num_nulls(
    subtotal_minor, shipping_minor, service_fee_minor, discount_minor, tax_minor, total_minor) = 0)),
  check ((status = 'COMPLETED') = (completed_at is not null))
);
-- One cart for each visitor and storefront. These indexes leave out finished orders, so that a cart is found at once however many there are.
create unique index orders_cart_of_visitor on orders (cart_token_hash, storefront) where status = 'CART';
create unique index orders_cart_of_customer on orders (user_id, storefront) where status = 'CART' and user_id is not null;
create index orders_old_carts on orders (updated_at) where status = 'CART';
create index orders_of_customer on orders (user_id, placed_at desc) where status <> 'CART';
create index orders_open on orders (placed_at) where status = 'PENDING';
create index orders_to_forget on orders (id) where is_to_forget;
create index orders_canceled_of_guests on orders (canceled_at) where status = 'CANCELED' and user_id is null and erased_at is null;
create index orders_erased on orders (id) where erased_at is not null;
-- The orders of a guest are found by the address they were placed with, a gift by the address it was sent to.
create index orders_of_guest on orders (lower(billing_address ->> 'email')) where user_id is null and status <> 'CART';
create index orders_by_email on orders (lower(billing_address ->> 'email')) where status = 'COMPLETED';
-- The last order of a visitor who is not logged in: the cart shows it while it is not paid.
create index orders_of_browser on orders (cart_token_hash, placed_at desc) where user_id is null and status <> 'CART';

-- What goes to one receiver at one time. The shipments that one submission of the builder added share a tag: a package group.
create table shipments (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  tag text not null,
  kind text not null check (kind in ('DIGITAL', 'PHYSICAL')),
  receiver_kind text not null check (receiver_kind in ('ME', 'RECEIVER')),
  receiver jsonb not null,
  deliver_at timestamptz check (deliver_at is null or kind = 'DIGITAL'), -- null: as soon as it is paid
  deliver_on date check (deliver_on is null or kind = 'PHYSICAL'),
  -- By post: the days that the buyer was promised; null while it is a cart.
  promised_from date check (promised_from is null or kind = 'PHYSICAL'),
  promised_until date,
  position integer not null,
  unique (order_id, position),
  check ((promised_from is null) = (promised_until is null) and promised_from <= promised_until)
);
create index shipments_by_email on shipments (lower(receiver ->> 'email')) where kind = 'DIGITAL';

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
  -- What was chosen, in the language of the buyer: readable when the catalogue no longer sells it.
  product_type text not null check (product_type in ('GIFTCARD', 'DONATION', 'BLANK_GIFT_CARD_PACK')),
  title text not null,
  -- Frozen when the order is placed.
  wrapper_minor bigint check (wrapper_minor >= 0), -- for one card
  packing_minor bigint check (packing_minor >= 0), -- for one card
  discount_minor bigint check (discount_minor >= 0), -- for all cards of the package
  position integer not null,
  unique (shipment_id, position)
);

-- The blank cards that an activation order pays for, each a unit of a package. Several unpaid orders may name one card: the first that is paid activates it.
create table activation_cards (
  package_id uuid not null references packages on delete cascade,
  unit_no integer not null check (unit_no >= 1),
  order_id uuid not null references orders on delete cascade,
  card_id uuid not null references blank_giftcards,
  primary key (package_id, unit_no),
  unique (order_id, card_id)
);
create index on activation_cards (card_id);

-- One row for each form that was sent: the same form sent twice adds once. A cart has its newest hundred.
create table cart_submissions (
  id bigint generated always as identity,
  order_id uuid not null references orders on delete cascade,
  key text not null check (char_length(key) between 1 and 100),
  body_hash bytea not null,
  tag text not null,
  primary key (order_id, key)
);

-- What was taken out of a cart, exactly as it was, so that "Undo" can put it back. Only for a short time: it holds names and addresses.
create table cart_removals (
  order_id uuid not null references orders on delete cascade,
  tag text not null,
  package_id uuid, -- null: the whole group
  shipments jsonb not null,
  removed_at timestamptz not null,
  unique nulls not distinct (order_id, tag, package_id)
);
create index cart_removals_by_age on cart_removals (removed_at);

-- The fulfilment of a paid order.
create table fulfilments (
  order_id uuid primary key references orders,
  completed_at timestamptz not null,
  token_hash bytea unique, -- SHA-256 of the link to the buyer's page; null until it is made, and when it is revoked
  issued_at timestamptz, -- when its cards were made
  confirmation text check (confirmation in ('SENT', 'REFUSED')), -- the outcome of the mail to the buyer
  confirmed_at timestamptz,
  tell_when_opened boolean not null default false, -- the buyer wants a mail when somebody opens a gift
  check ((confirmation is null) = (confirmed_at is null))
);

-- The mail to one receiver: it has a link, never a card number. Each attempt is a mail of its own; a mail that is refused is tried again.
create table gifts (
  shipment_id uuid primary key references shipments,
  order_id uuid not null references orders,
  state text not null default 'PLANNED' check (state in ('PLANNED', 'SENT', 'BOUNCED')),
  send_at timestamptz not null,
  attempt integer not null default 1 check (attempt > 0),
  refusals integer not null default 0, -- of this attempt
  claimed_until timestamptz, -- a worker is sending it
  link integer not null default 1 check (link > 0), -- a corrected address gets another link
  token_hash bytea unique, -- SHA-256 of the link; null: revoked
  first_sent_at timestamptz,
  sent_at timestamptz,
  bounced_at timestamptz,
  buyer_told_at timestamptz, -- when the buyer was told that it cannot be delivered
  opened_at timestamptz,
  stopped_at timestamptz, -- it was due while its order was stopped: it is late for a reason
  first_bounced_at timestamptz, -- stays when the buyer corrects the address
  answered integer not null default 0, -- how many of its attempts a mail server accepted or refused
  put_off_since timestamptz, -- when a mail server first said "later" to this attempt
  thanks text check (char_length(thanks) between 1 and 150), -- from its recipient to the buyer; erased with the order
  thanked_at timestamptz,
  check (state <> 'SENT' or sent_at is not null),
  check (thanks is null or thanked_at is not null),
  check (thanked_at is null or opened_at is not null)
);
create index on gifts (order_id);
create index gifts_unsent on gifts (send_at) where state <> 'SENT';

-- The mails that cards of a gift expire soon: one of each kind for each last day. A row is inserted with its job.
create table expiry_reminders (
  shipment_id uuid not null references gifts,
  expires_on date not null, -- the last day
  days integer not null check (days in (30, 7)), -- before the last day
  created_at timestamptz not null,
  claimed_until timestamptz, -- a worker is sending it
  sent_at timestamptz,
  token_hash bytea not null unique, -- SHA-256 of the link that stops reminders
  primary key (shipment_id, expires_on, days)
);
-- Addresses that want no reminder, as a keyed hash of storefront and address.
create table reminder_stops (
  address_hash bytea primary key,
  stopped_at timestamptz not null
);

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

-- What goes by post to one address on one day.
create table parcels (
  id uuid primary key,
  order_id uuid not null references orders,
  position integer not null check (position > 0), -- 1, 2, … of its order
  storefront text not null,
  state text not null default 'TO_PACK' check (state in ('TO_PACK', 'SHIPPED')),
  ship_on date not null, -- the day it is to be shipped
  carrier text not null,
  created_at timestamptz not null,
  shipped_at timestamptz,
  -- Only a parcel with a packing slip was packed, and a slip with an old address does not count.
  slip_at timestamptz, -- of the slip with its present address
  has_old_slip boolean not null default false, -- a packed parcel may still have it
  unique (order_id, position),
  check ((state = 'SHIPPED') = (shipped_at is not null))
);
create index parcels_to_pack on parcels (ship_on) where state = 'TO_PACK';
create table parcel_shipments (
  shipment_id uuid primary key references shipments,
  parcel_id uuid not null references parcels
);
create index on parcel_shipments (parcel_id);

-- Staff who read the numbers and PINs of a parcel's cards for printing could spend them, so each reading is recorded.
create table card_readings (
  id bigint generated always as identity primary key,
  parcel_id uuid not null references parcels,
  read_by text not null check (read_by <> ''),
  read_at timestamptz not null
);
create index on card_readings (parcel_id);
create trigger keep before update or delete on card_readings for each row execute function refuse_change();
create trigger keep_all before truncate on card_readings for each statement execute function refuse_change();

-- The last invoice number of each storefront. Taking the next one locks the row until that invoice is written.
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
  body jsonb not null, -- its whole content: it reads the same in ten years
  token_hash bytea unique, -- SHA-256 of the link to it; the link ends when its order is erased
  created_at timestamptz not null,
  unique (storefront, number)
);
create trigger keep before delete or update of id, order_id, storefront, number, issued_on, body, created_at on invoices
  for each row execute function refuse_change();
create trigger keep_link before update of token_hash on invoices for each row when (new.token_hash is not null) execute function refuse_change();

-- == checkout

-- A placed order while it is being paid.
create table checkouts (
  order_id uuid primary key references orders on delete cascade,
  kept_until timestamptz not null, -- then it expires: stock and gift cards are free again
  awaits_transfer boolean not null default false,
  closed_at timestamptz, -- paid or expired
  discarded_at timestamptz, -- cancelled by the shopper: the items are back in the cart
  source_hash bytea, -- keyed hash of where the order came from while it is unpaid: limits the stock that one source can reserve
  source text -- whose limit an attempt counts against, until ten minutes after closing, because a refusal may come late; a successful attempt is taken off again
);
create index on checkouts (kept_until) where closed_at is null;
create index on checkouts (source_hash) where closed_at is null and source_hash is not null;
create index checkouts_closed_source_idx on checkouts (closed_at) where source is not null and closed_at is not null;

-- Gift cards that pay a part of an order. A cart only remembers the card; placing the order decides on the amount and holds it.
create table checkout_giftcards (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  card_id uuid not null references giftcards,
  position integer not null,
  amount_minor bigint check (amount_minor > 0), -- null on a cart
  unique (order_id, card_id)
);

-- Companies that staff approved to buy now and pay an invoice later. All other orders wait for the money.
create table approved_companies (
  id uuid primary key,
  storefront text not null,
  company_name text not null,
  vat_number text not null, -- with the letters of its country
  registration_number text,
  invoice_email text not null, -- every invoice on credit goes here, whatever the buyer typed
  credit_limit_minor bigint not null check (credit_limit_minor > 0),
  currency text not null,
  demands_reference boolean not null, -- the company refuses invoices without its own reference
  approved_by text not null,
  approved_at timestamptz not null,
  revoked_by text,
  revoked_at timestamptz,
  check ((revoked_by is null) = (revoked_at is null))
);
create unique index approved_companies_active on approved_companies (storefront, vat_number) where revoked_at is null;

-- Who buys for a company: an account counts once it has confirmed one of these addresses.
create table approved_members (
  company_id uuid not null references approved_companies,
  email text not null check (email = lower(email)),
  primary key (company_id, email)
);
create index on approved_members (email);

-- Guests who want to order blank packs again. A job looks for the order and mails a link, so that the answer does not tell whether there is one.
create table reorder_requests (
  id uuid primary key,
  order_number text not null, -- as it was typed
  email text not null, -- as it was typed
  storefront text not null,
  language text not null,
  asked_at timestamptz not null
);

-- Each order on credit locks the row of its storefront and day, so that all of them are counted.
create table credit_days (
  storefront text not null,
  day date not null, -- in the calendar of the storefront
  alarmed_at timestamptz, -- when an order first exceeded the daily cap
  primary key (storefront, day)
);

-- Orders on credit: the company has the cards before the shop has the money.
create table invoice_debts (
  payment_id uuid primary key references payments,
  paid_at timestamptz, -- when staff saw the money
  company_id uuid references approved_companies, -- null: bought before companies were approved
  given_on date -- the day in the calendar of the storefront, for the daily cap
);
create index on invoice_debts (company_id) where paid_at is null;
create index on invoice_debts (given_on);

-- == redeem

-- The redeem orders: orders of that kind, and what only they have.
create table redeem_orders (
  order_id uuid primary key references orders on delete cascade,
  campaign_slug text, -- the company page that the visitor came from
  undone_at timestamptz -- the exchange was taken back: its cards are closed
);
create trigger keep_undone before update on redeem_orders for each row
  when (old.undone_at is not null and new.undone_at is distinct from old.undone_at) execute function refuse_change();

-- Cards that a customer has added to the account by number and PIN: gift cards and blank cards.
create table customer_giftcards (
  user_id uuid not null,
  card_id uuid not null,
  added_at timestamptz not null,
  primary key (user_id, card_id)
);
create index on customer_giftcards (card_id);

-- Offers add a bonus to what a Choice Gift Card is exchanged for; its price is never lowered.
create table redeem_offers (
  key text primary key,
  titles jsonb not null, -- by language
  percent integer not null check (percent between 1 and 50), -- of the value, added to it
  product_slugs text[] not null, -- what it is given for; empty: everything but donations
  starts_on date not null,
  ends_on date not null,
  operator_changed_at timestamptz,
  check (starts_on <= ends_on)
);

-- Company pages: their look and their selection.
create table redeem_campaigns (
  slug text primary key check (slug ~ '^[a-z][a-z0-9-]{1,60}$'), -- begins with a letter, so that a number stays a page
  titles jsonb not null, -- by language
  welcomes jsonb not null, -- by language
  emblem text not null, -- stands in for a logo
  background_color text not null check (background_color ~ '^#[0-9a-f]{6}$'),
  text_color text not null check (text_color ~ '^#[0-9a-f]{6}$'),
  accent_color text not null check (accent_color ~ '^#[0-9a-f]{6}$'),
  storefronts text[] not null, -- empty: every storefront
  product_slugs text[] not null check (cardinality(product_slugs) > 0), -- its selection, in its order
  card_product_slugs text[] not null check (cardinality(card_product_slugs) > 0), -- its cards
  operator_changed_at timestamptz
);

-- Where a brand card is spent.
create table redeem_brands (
  product_slug text primary key,
  iframe_url text check (iframe_url ~ '^(https://|http://localhost:)'), -- on this machine: the simulated shop of a brand
  redirect_url text check (redirect_url ~ '^(https://|http://localhost:)'),
  redirect_seconds integer check (redirect_seconds between 3 and 60),
  link_titles jsonb, -- by language
  link_url text check (link_url ~ '^https://'),
  operator_changed_at timestamptz,
  check ((redirect_url is null) = (redirect_seconds is null)),
  check ((link_url is null) = (link_titles is null))
);

create trigger mark before update on redeem_offers for each row execute function mark_operator_change();
create trigger mark before update on redeem_campaigns for each row execute function mark_operator_change();
create trigger tell after insert or update or delete on redeem_campaigns for each row execute function tell_change('redeem-campaign', 'slug');
create trigger mark before update on redeem_brands for each row execute function mark_operator_change();

-- == brands

-- With which the shop of a brand signs its requests. A brand is named by the slug of its product.
create table brand_keys (
  id text primary key check (id ~ '^[a-z0-9-]{8,60}$'),
  brand text not null,
  secret_sealed bytea not null, -- AES-256-GCM
  sealed_with text not null, -- the id of the SECRET_KEY that sealed it
  created_at timestamptz not null,
  created_by text not null check (created_by <> ''),
  revoked_at timestamptz,
  revoked_by text,
  check ((revoked_at is null) = (revoked_by is null))
);
create trigger keep before delete or update of id, brand, created_at, created_by on brand_keys for each row execute function refuse_change();
create trigger keep_revoked before update on brand_keys for each row
  when (old.revoked_at is not null and new.revoked_at is distinct from old.revoked_at) execute function refuse_change();

-- Signed requests, kept until their time stamp is too old: each counts once.
create table brand_nonces (
  key_id text not null references brand_keys,
  nonce text not null,
  expires_at timestamptz not null,
  primary key (key_id, nonce)
);
create index on brand_nonces (expires_at);

-- What the shop of a brand asked to reserve. Its hold (giftcard_holds) says what became of it.
create table brand_reservations (
  id uuid primary key,
  brand text not null,
  key_id text not null references brand_keys,
  reference text not null, -- the brand's own
  currency text not null,
  reserved_minor bigint not null check (reserved_minor > 0),
  created_at timestamptz not null
);
create trigger keep before delete or update on brand_reservations for each row execute function refuse_change();

-- == doubler

-- The monthly draws, one for each storefront and month. What proves a draw is kept; who entered is not.
create table doubler_draws (
  id uuid primary key,
  storefront text not null,
  draw_on date not null check (extract(isodow from draw_on) = 1 and extract(day from draw_on) <= 7), -- the first Monday of its month
  closes_at timestamptz not null,
  draw_at timestamptz not null,
  closed_at timestamptz, -- then the list is published, and the hash of the seed
  entry_hashes text[], -- in the order of the list
  entry_count integer,
  list_hash text,
  seed_sealed bytea, -- AES-256-GCM: nobody who reads the table knows the winner before the draw
  seed_hash text,
  drawn_at timestamptz, -- then the seed is published
  seed text,
  skipped_hashes text[], -- drawn first, but their cards could not win
  winner_hash text,
  winner_initials text,
  currency text,
  prize_minor bigint check (prize_minor > 0),
  unique (storefront, draw_on),
  check (closes_at < draw_at),
  check (num_nonnulls(closed_at, entry_hashes, entry_count, list_hash, seed_sealed, seed_hash) in (0, 6)),
  check (num_nonnulls(drawn_at, seed, skipped_hashes) in (0, 3) and (drawn_at is null or (closed_at is not null and drawn_at >= draw_at))),
  check (num_nonnulls(winner_hash, winner_initials, currency, prize_minor) in (0, 4) and (winner_hash is null or drawn_at is not null))
);
create index on doubler_draws (draw_at) where drawn_at is null;
-- A published list and its seed never change, nor does a result.
create trigger keep_list before update on doubler_draws for each row when (old.closed_at is not null and
  row (new.closed_at, new.entry_hashes, new.entry_count, new.list_hash, new.seed_sealed, new.seed_hash)
  is distinct from row (old.closed_at, old.entry_hashes, old.entry_count, old.list_hash, old.seed_sealed, old.seed_hash))
  execute function refuse_change();
create trigger keep_result before update on doubler_draws for each row when (old.drawn_at is not null) execute function refuse_change();
create trigger keep before delete or update of id, storefront, draw_on, closes_at, draw_at on doubler_draws for each row execute function refuse_change();

-- Deleted three months after their draw.
create table doubler_entries (
  id uuid primary key,
  draw_id uuid not null references doubler_draws,
  card_hash bytea not null, -- keyed hash of the number: one entry for each card and draw
  number_sealed bytea not null, -- AES-256-GCM
  last_four text not null check (last_four ~ '^[0-9]{4}$'),
  name text not null,
  email citext not null,
  language text not null,
  ticket text not null, -- mailed to the entrant, who finds the entry's hash with it
  hash text not null,
  entered_at timestamptz not null,
  unique (draw_id, card_hash),
  unique (draw_id, hash)
);
create index on doubler_entries (email);

-- == enquiries

-- Newsletter subscriptions. One counts once its address has confirmed it.

create table newsletter_subscriptions (
  id uuid primary key,
  storefront text not null,
  email citext not null,
  language text not null,
  confirm_token_hash bytea unique, -- SHA-256; null once used
  leave_token_hash bytea not null unique, -- SHA-256
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  unique (storefront, email)
);

-- Companies ask for a quote. Rows are deleted after a year; the receiver list after a month.

create table quote_requests (
  id uuid primary key, -- opens the confirmation page, which shows nothing personal
  number bigint generated always as identity (start with 100001) unique, -- people see it as Q100001
  storefront text not null,
  language text not null,
  email citext not null,
  details jsonb not null, -- what was typed: message, remark, company, person, wished products, day
  received_at timestamptz not null,
  answer_by timestamptz not null, -- one hour later, counted in opening hours
  closed_at timestamptz,
  closed_by text, -- staff name
  check ((closed_at is null) = (closed_by is null))
);
create index quote_requests_open on quote_requests (answer_by) where closed_at is null;
create index on quote_requests (email);
create index on quote_requests (received_at);

-- Receiver lists. A file is uploaded first and then claimed by one request; unclaimed files are deleted after a day.
create table quote_attachments (
  id uuid primary key,
  storefront text not null,
  file_type text not null check (file_type in ('csv', 'xlsx', 'pdf')), -- found in the content, never taken from the file name
  content bytea not null check (octet_length(content) <= 5242880),
  byte_length integer not null,
  uploaded_at timestamptz not null,
  quote_request_id uuid unique references quote_requests on delete cascade
);
create index on quote_attachments (uploaded_at);
create index quote_attachments_unclaimed on quote_attachments (byte_length) where quote_request_id is null;

-- Messages of the contact form. Deleted after two years, as conversations with customer support are.
create table contact_messages (
  id uuid primary key,
  storefront text not null,
  language text not null,
  email citext not null,
  name text not null,
  topic text not null,
  order_number text,
  message text not null,
  received_at timestamptz not null
);
create index on contact_messages (email);
create index on contact_messages (received_at);
