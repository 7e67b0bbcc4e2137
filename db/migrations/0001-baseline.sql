-- Tables, indexes, constraints, triggers and fixed rows. Functions and views are in db/functions and db/views.
-- Each heading "-- == name" names the module that owns the tables below it (or the platform); npm run check refuses a module that uses a table of another.

create extension if not exists pg_trgm; -- search that accepts typing errors
create extension if not exists unaccent; -- search that ignores accents
create extension if not exists citext; -- letter case does not matter in e-mail addresses
create extension if not exists btree_gin; -- a word index that is also split by storefront

-- == platform

create table seed_rows (
  kind text not null,
  key text not null,
  hash text not null, -- of the seed when it was last written
  primary key (kind, key)
);

-- Points used of each rate limit. The key is a keyed hash, so no IP or e-mail address is stored in clear.
create table rate_limits (
  key text primary key,
  points integer not null default 0,
  expire double precision -- milliseconds since 1970, the unit of rate-limiter-flexible
);
create index on rate_limits (expire);

-- Solved captchas, stored until they expire: each solution counts once.
create table used_captchas (
  signature bytea primary key,
  expires_at timestamptz not null
);
create index on used_captchas (expires_at);

-- Requests that move money carry an idempotency key: the same key with the same request returns the stored answer.
create table idempotency_keys (
  scope text not null, -- the operation and its caller
  key text not null,
  body_hash bytea not null,
  answer jsonb, -- written in the transaction that claims the key
  created_at timestamptz not null,
  primary key (scope, key)
);
create index on idempotency_keys (created_at);

-- Logins, account changes and staff commands: never changed, and stored for 400 days. It holds only ids and keyed hashes, so no personal data of a
-- deleted account is left.
create table security_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  event text not null check (event ~ '^[A-Z_]{3,40}$'),
  account_id uuid, -- null when there is none; no foreign key, because the row outlives the account
  staff text check (staff <> ''), -- the name that the member of staff typed
  command text check (length(command) <= 500), -- the command line
  source_hash bytea, -- keyed hash of the source of the request
  check ((event = 'STAFF_COMMAND') = (staff is not null and command is not null))
);
create index on security_log (at);
create index on security_log (account_id, at) where account_id is not null;
create trigger immutable before update on security_log for each row execute function refuse_change();
create trigger no_truncate before truncate on security_log for each statement execute function refuse_change();
-- A job deletes rows after 400 days; a row younger than a year cannot be deleted.
create trigger no_early_delete before delete on security_log for each row when (old.at > now() - interval '365 days') execute function refuse_change();

-- Secrets that stay the same when SECRET_KEY changes, because links in mails and hashes in tables are derived from them. They are stored sealed with it.
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
  password_hash text, -- argon2id; null: no password was chosen, so a login with a password fails
  email_confirmed_at timestamptz, -- null: not confirmed, so the address may belong to somebody else
  customer_type text not null default 'PRIVATE' check (customer_type in ('PRIVATE', 'BUSINESS')),
  company_name text,
  kvk_number text
);

create table sessions (
  token_hash bytea primary key, -- SHA-256, so that a copy of this table opens no session
  user_id uuid not null references users on delete cascade,
  expires_at timestamptz not null, -- at most 90 days after the login, however often it is used
  id uuid not null unique, -- identifies the device in the account; it cannot open the session
  browser text,
  system text,
  created_at timestamptz not null,
  last_seen_at timestamptz not null
);
create index on sessions (user_id);
create index on sessions (expires_at);

-- The links in mails. A customer has one link to confirm an address, but may have several to choose a new password: otherwise a stranger's request would
-- end the link that the owner already received.
create table account_links (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('CONFIRM_EMAIL', 'NEW_PASSWORD')),
  email citext not null, -- receives the link, and is confirmed by it
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
  requested_at timestamptz not null
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

-- Warnings to the owner of an account, with its address at that moment: a thief who changes the address later does not get them. No foreign key, because
-- the account may be deleted before its owner is warned. A row is deleted when its mail is sent.
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
  is_choice_card boolean not null default false, -- its cards are Choice Gift Cards, which pay in this shop; all other cards are spent at their brand
  unique (id, product_type),
  unique (id, is_choice_card)
);

-- English always exists; other languages are optional.
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
-- The sort orders of a listing have an index each, so that reading one page sorts nothing.
create index product_texts_name on product_texts (language, lower(title), product_id);

-- One row for each kind and currency that is sold. A free amount lies between min_minor and max_minor; with fixed prices only those are sold.
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

-- The products of each storefront, in their order. The type is repeated so that lists and counts read only this index.
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

-- A card that pays like money is never sold below its value: the foreign key refuses it in a promotion.
create table promotion_products (
  promotion_key text not null references promotions on delete cascade,
  product_id integer not null,
  is_choice_card boolean not null generated always as (false) stored,
  primary key (promotion_key, product_id),
  foreign key (product_id, is_choice_card) references products (id, is_choice_card) on delete cascade
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
  scene text -- the drawing behind the block; null shows only the card
);

-- Reviews by buyers. A review belongs to the product, not to the storefront it was bought from.
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
  order_id uuid not null, -- no foreign key: the orders module comes after the catalog
  product_id integer not null references products on delete cascade,
  qty integer not null check (qty > 0),
  expires_at timestamptz not null,
  network_hash bytea, -- keyed hash of the network that placed an unpaid order: limits the stock that all its orders reserve
  primary key (order_id, product_id)
);
create index on stock_reservations (product_id, expires_at);
create index on stock_reservations (expires_at);

-- The limited stock that an order has sold, so that it can be returned when the order is undone.
create table stock_sales (
  order_id uuid not null, -- no foreign key: the orders module comes after the catalog
  product_id integer not null references products on delete cascade,
  qty integer not null check (qty > 0),
  primary key (order_id, product_id)
);
create index on stock_sales (product_id);

-- Seeds never overwrite an operator's change, and caches are notified of every change.
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
    execute format('create trigger notify after insert or update or delete on %I for each row execute function notify_change(%L, %L)',
      part[1], part[2], part[3]);
  end loop;
  foreach part slice 1 in array array[
    -- table, parent table, key column of the parent, foreign key column
    ['product_texts', 'products', 'id', 'product_id'], ['variations', 'products', 'id', 'product_id'],
    ['redeem_amounts', 'products', 'id', 'product_id'], ['storefront_products', 'products', 'id', 'product_id'],
    ['product_categories', 'products', 'id', 'product_id'], ['product_occasions', 'products', 'id', 'product_id'],
    ['category_texts', 'categories', 'key', 'category_key'],
    ['category_top_products', 'products', 'id', 'product_id'], ['occasion_texts', 'occasions', 'key', 'occasion_key'],
    ['promotion_products', 'promotions', 'key', 'promotion_key']
  ] loop
    -- The trigger updates the parent row, whose own trigger notifies listeners.
    execute format('create trigger mark after insert or update or delete on %I for each row
      execute function mark_operator_change_of(%L, %L, %L)', part[1], part[2], part[3], part[4]);
  end loop;
end $$;

create trigger mark before update on products for each row execute function mark_operator_change();
create trigger notify after insert or delete on products for each row execute function notify_change('product', 'slug');
-- Pages do not show the stock, only whether it is 0: a sale does not re-render pages until the product is sold out.
create trigger notify_update after update on products for each row
  when (to_jsonb(old) - 'stock' is distinct from to_jsonb(new) - 'stock' or (old.stock = 0) is distinct from (new.stock = 0))
  execute function notify_change('product', 'slug');

-- The search index: one row for each item and language. Triggers update it when a text changes.
create table search_entries (
  group_type text not null,
  item_key text not null, -- product id, category, occasion or page key
  part integer not null default 0, -- the question of a help page
  language text not null,
  family text, -- null: every family
  translated_to text[] not null, -- on an English row: the languages that have their own row
  storefronts text[], -- null: every storefront
  visible_from date, -- null: always
  title text collate "C" not null, -- as folded() returns it
  title_words tsvector not null,
  related_words tsvector not null, -- words of the title, tagline, categories, occasions and cities
  all_words tsvector not null, -- the related words and the whole text
  popularity integer not null, -- a lower number comes first
  unique nulls not distinct (group_type, item_key, part, language, family)
);
create index on search_entries (group_type, title);
create index on search_entries (group_type, popularity, item_key, part, language);
create index on search_entries using gin (group_type, title_words, related_words, all_words) with (fastupdate = off);

-- All words of the search index, to correct a mistyped word. A word that is no longer used finds nothing and does no harm.
-- fastupdate is off because each search would read a pending list of new words one by one.
create table search_words (
  word text primary key,
  deletions text[] not null -- the word, and the word without each one of its letters
);
create index on search_words using gin (deletions) with (fastupdate = off);
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

-- Products with the same values in every filter of a listing share a row here, so that a listing gets its length from a few rows of product_counts.
-- The occasion is not part of it: products have many occasions, which would make too many combinations.
create table facet_combinations (
  id integer generated always as identity primary key,
  product_type text not null,
  offers text[] not null, -- "GIFTCARD:DIGITAL GBP"
  categories text[] not null,
  unique (product_type, offers, categories)
);

-- How many products of each combination a storefront sells.
create table product_counts (
  storefront text not null,
  occasion_key text, -- null: all products
  combination_id integer not null references facet_combinations,
  products integer not null,
  unique nulls not distinct (storefront, occasion_key, combination_id) include (products)
);
create index product_counts_empty on product_counts (combination_id) where products = 0;

-- The values with which each product was counted, to subtract it when they change.
create table counted_products (
  product_id integer primary key,
  combination_id integer not null references facet_combinations,
  storefronts text[] not null,
  occasions text[] not null -- also null, for the count of all products
);

-- The products that this transaction changed: they are counted once, when it commits.
create table changed_products (product_id integer primary key);

create constraint trigger count after insert on changed_products deferrable initially deferred
  for each row execute function count_changed_products();

do $$
declare
  part text;
begin
  foreach part in array array['storefront_products', 'variations', 'product_categories', 'product_occasions'] loop
    execute format('create trigger note_inserted after insert on %I referencing new table as changed
      for each statement execute function note_changed_products()', part);
    -- Two triggers for an update: the row may have moved from one product to another.
    execute format('create trigger note_updated_from after update on %I referencing old table as changed
      for each statement execute function note_changed_products()', part);
    execute format('create trigger note_updated_to after update on %I referencing new table as changed
      for each statement execute function note_changed_products()', part);
    execute format('create trigger note_deleted after delete on %I referencing old table as changed
      for each statement execute function note_changed_products()', part);
  end loop;
end $$;

-- == content

create table pages (
  id integer generated always as identity primary key,
  key text not null, -- the same for every translation
  language text not null,
  family text, -- null: every family
  path text not null check (path ~ '^/(.*/)?$'), -- with the URL words of the language
  page_type text not null,
  title text not null,
  meta_title text not null,
  meta_description text not null,
  meta_keywords text not null default '',
  noindex boolean not null default false,
  nofollow boolean not null default false,
  -- Only for articles of the blog.
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
create trigger notify after insert or update or delete on pages for each row execute function notify_change('page', 'key');

create trigger search_inserted after insert on pages referencing new table as changed
  for each statement execute function refresh_search('refresh_page_search', 'key');
create trigger search_updated after update on pages referencing new table as changed
  for each statement execute function refresh_search('refresh_page_search', 'key');
create trigger search_deleted after delete on pages referencing old table as changed
  for each statement execute function refresh_search('refresh_page_search', 'key');

-- == giftcards

-- A double-entry ledger in minor units. A positive amount is credit, a negative one is debit. Only post() writes, and no entry is ever changed.
create table ledger_account_kinds (
  kind text primary key, -- the first part of an account's code
  floor bigint -- null: no lower bound. Then no balance is stored, because every posting would wait for the lock on that one row
);
insert into ledger_account_kinds (kind, floor) values
  ('provider', null), -- provider:<currency>, owed to the shop by the payment provider
  ('invoice', null), -- invoice:<currency>, owed to the shop by business buyers
  ('bank', null), -- bank:<currency>, invoices that were paid to the shop's own bank account
  ('order', 0), -- order:<order id>, paid for one order and not yet posted to cards and fees
  ('card', 0), -- card:<card id>, the value of a gift card
  ('hold', 0), -- hold:<card id>:<order id>, the part of a card that one checkout holds
  ('fees', null), -- fees:<currency>, income from service fee, shipping and wrapping
  ('discounts', null), -- discounts:<currency>, given by the shop
  ('doubler', null), -- doubler:<currency>, won in the monthly draw
  ('brand', null), -- brand:<currency>, given to good causes
  ('settlement', null), -- settlement:<brand>:<currency>, spent in the shop of a brand and due to it
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
  -- An account without a floor belongs to the whole shop or to a brand, with one account for each currency.
  check (floor is not null or code = split_part(code, ':', 1) || ':' || currency or code like 'settlement:%:' || currency),
  unique (id, currency)
);

create table ledger_transactions (
  id bigint generated always as identity primary key,
  idempotency_key text not null unique,
  kind text not null,
  reference text not null, -- the order, card or payment it is about
  body_hash bytea not null, -- SHA-256 of the posting with this key
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
create trigger immutable before update or delete on ledger_entries for each row execute function refuse_change();
create trigger no_truncate before truncate on ledger_entries for each statement execute function refuse_change();
create trigger immutable before update or delete on ledger_transactions for each row execute function refuse_change();
create trigger no_truncate before truncate on ledger_transactions for each statement execute function refuse_change();
create trigger immutable before delete or update of id, code, currency, floor on ledger_accounts
  for each row execute function refuse_change();
create trigger no_truncate before truncate on ledger_accounts for each statement execute function refuse_change();

-- Gift cards are worth money, so numbers and PINs are never stored in clear, and the keys are stored outside the database.
create table giftcards (
  id uuid primary key,
  order_id uuid not null,
  package_id uuid not null,
  unit_no integer not null check (unit_no >= 1), -- 1 to the quantity of its package
  product_id integer not null,
  storefront text not null,
  currency text not null,
  value_minor bigint not null check (value_minor > 0), -- when issued; the ledger has the balance
  expires_on date not null, -- the last day of its validity
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'BLOCKED')),
  number_index bytea not null unique, -- keyed hash, to find a card by its number
  number_sealed bytea not null, -- AES-256-GCM
  pin_sealed bytea not null, -- AES-256-GCM
  last_four text not null check (last_four ~ '^[0-9]{4}$'),
  issued_at timestamptz not null,
  key_id text, -- of the SECRET_KEY that sealed it; null: sealed before keys had an id, so every configured key is tried
  frozen_at timestamptz, -- its holder or buyer lost it: it cannot be spent
  closed_at timestamptz, -- replaced by another card, or its exchange was undone: empty for ever
  replaces uuid unique references giftcards, -- the lost card whose balance it received
  replaced_for text check (replaced_for in ('BUYER', 'HOLDER')), -- who received its number and PIN
  check (num_nonnulls(replaces, replaced_for) in (0, 2))
);
create unique index giftcards_of_unit on giftcards (package_id, unit_no) where replaces is null;
create index giftcards_replacing on giftcards (package_id) where replaces is not null;
create index on giftcards (order_id);
create index giftcards_expiring on giftcards (storefront, expires_on) where status = 'ACTIVE' and closed_at is null and frozen_at is null;
create trigger closed_immutable before update on giftcards for each row
  when (old.closed_at is not null and new.closed_at is distinct from old.closed_at) execute function refuse_change();
create trigger immutable before delete or update of id, order_id, package_id, unit_no, product_id, currency, value_minor, last_four, replaces, replaced_for
  on giftcards for each row execute function refuse_change();
-- Number and PIN never change; they are only sealed again with another key.
create trigger codes_immutable before update of number_index, number_sealed, pin_sealed, key_id on giftcards
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
  key_id text, -- as in giftcards
  unique (package_id, unit_no)
);
create index on blank_giftcards (order_id);
create trigger immutable before delete or update of id, order_id, package_id, unit_no, product_id, storefront, last_four, issued_at
  on blank_giftcards for each row execute function refuse_change();
create trigger codes_immutable before update of number_index, number_sealed, pin_sealed, key_id on blank_giftcards
  for each row when (new.key_id is null or new.key_id is not distinct from old.key_id) execute function refuse_change();

-- Wrong PINs in a row, counted before a PIN is checked. Attempts with an unknown number are counted too, in a fixed number of decoy rows, so that they take
-- the same time.
create table giftcard_pin_tries (
  slot text primary key, -- card:<card id> or decoy:<number>
  wrong_in_a_row integer not null,
  blocked_until timestamptz -- infinity: until staff unblock it
);

-- An amount of a card that a checkout or the shop of a brand holds until it is captured, released or expired.
create table giftcard_holds (
  id uuid primary key,
  card_id uuid not null references giftcards,
  order_id uuid not null, -- or the id of a brand reservation
  brand text check (brand <> ''), -- the brand whose shop holds it; null: an order of this shop
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
create trigger closed_immutable before update on giftcard_holds for each row when (old.state <> 'OPEN') execute function refuse_change();
create trigger immutable before delete or update of id, card_id, order_id, brand, currency on giftcard_holds
  for each row execute function refuse_change();

-- == payments

create table payments (
  id uuid primary key,
  order_id uuid not null, -- no foreign key: the orders module comes after payments
  attempt integer not null check (attempt > 0),
  reference text not null unique check (reference = order_id || ':' || attempt and length(reference) <= 64), -- also the provider's idempotency key
  -- bank: the buyer transfers the money before the order is sent (pro forma invoice).
  provider text not null check (provider in ('adyen', 'invoice', 'bank', 'giftcard')),
  method text not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  state text not null default 'NEW' check (state in ('NEW', 'REFUSED', 'CAPTURED', 'DUPLICATE', 'REFUNDED')),
  reason text check (reason in ('REFUSED', 'FRAUD', 'CANCELLED', 'REPLACED', 'EXPIRED', 'ERROR')),
  session_id text unique,
  session_result text, -- comes back from the provider's page with the shopper; asks for the outcome
  redirect_url text,
  session_expires_at timestamptz,
  psp_reference text unique,
  created_at timestamptz not null,
  settled_at timestamptz,
  transfer jsonb, -- the bank details for a transfer, from the provider
  refunded_by text, -- the event of the refund that settled it: only a failure of that refund reopens the payment
  disputed_at timestamptz,
  checked_at timestamptz, -- when the reconciler last asked the provider about it; the payments with the oldest check come first
  dispute_lifted_at timestamptz, -- when staff checked the dispute and released the order
  returns_accepted_minor bigint not null default 0, -- the part that staff accepted as lost
  is_disputed boolean generated always as (coalesce(disputed_at > coalesce(dispute_lifted_at, '-infinity'), false)) virtual,
  unique (order_id, attempt),
  check ((state = 'NEW') = (settled_at is null)),
  check (state <> 'REFUSED' or reason is not null),
  constraint payments_refunded_by_check check ((state = 'REFUNDED') = (refunded_by is not null))
);

-- An order is paid once, even when webhooks arrive twice, late or in parallel. Several gift cards may pay parts of it.
create unique index payments_one_captured on payments (order_id) where state = 'CAPTURED' and provider <> 'giftcard';
create index payments_open on payments (created_at) where state = 'NEW';
create trigger payments_move_forward before update on payments for each row execute function payments_move_forward();
create trigger refuse_payment_delete before delete on payments for each row execute function refuse_payment_delete();

-- Money returned after it paid an order, without a request of the shop: refunded or charged back at the provider.
create table payment_returns (
  event_id text primary key, -- of the provider; an event that is reported twice is booked once
  payment_id uuid not null references payments,
  amount_minor bigint not null check (amount_minor <> 0), -- negative: a return was reversed, so the shop has the money again
  returned_at timestamptz not null,
  never_arrived boolean not null default false -- the provider reported the money as captured, but it never arrived
);
create index on payment_returns (payment_id);

-- Refunds that failed at the provider: the shop has the money, and staff must act.
create table failed_refunds (
  reference text not null, -- of the request: <payment>:refund, then <payment>:refund:2 and so on
  payment_id uuid not null references payments,
  failed_at timestamptz not null,
  retried_at timestamptz,
  refund text primary key -- the event that reports the refund as done; a refund that is refused at once has a name made by the shop
);
create index on failed_refunds (payment_id);

-- Webhooks of the provider: stored before they are acknowledged, processed later by a job.
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

-- Carts and orders: a row starts as CART, and its totals are frozen when it is placed.
create table orders (
  id uuid primary key,
  number bigint generated always as identity (start with 10000001) unique, -- the order number
  storefront text not null,
  kind text not null default 'REGULAR' check (kind in ('REGULAR', 'ACTIVATION', 'REDEEM', 'REORDER')),
  status text not null default 'CART' check (status in ('CART', 'PENDING', 'COMPLETED', 'CANCELED')),
  cart_token_hash bytea, -- SHA-256 of the visitor's cookie, so that a copy of this table opens no cart
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
  is_to_erase boolean not null default false, -- of a deleted customer: names and addresses are erased when the order is finished
  erased_at timestamptz, -- names and addresses were erased, so nothing more of it can be sent
  check (total_minor = subtotal_minor + shipping_minor + service_fee_minor - discount_minor),
  check (status = 'CART' or (placed_at is not null and num_nulls(
    subtotal_minor, shipping_minor, service_fee_minor, discount_minor, tax_minor, total_minor) = 0)),
  check ((status = 'COMPLETED') = (completed_at is not null))
);
-- One cart for each visitor and storefront. These indexes leave out placed orders, so that finding a cart is fast with any number of orders.
create unique index orders_cart_of_visitor on orders (cart_token_hash, storefront) where status = 'CART';
create unique index orders_cart_of_customer on orders (user_id, storefront) where status = 'CART' and user_id is not null;
create index orders_old_carts on orders (updated_at) where status = 'CART';
create index orders_of_customer on orders (user_id, placed_at desc) where status <> 'CART';
create index orders_open on orders (placed_at) where status = 'PENDING';
create index orders_to_erase on orders (id) where is_to_erase;
create index orders_canceled_of_guests on orders (canceled_at) where status = 'CANCELED' and user_id is null and erased_at is null;
create index orders_erased on orders (id) where erased_at is not null;
-- Finds the orders of a guest by the buyer's address.
create index orders_of_guest on orders (lower(billing_address ->> 'email')) where user_id is null and status <> 'CART';
create index orders_by_email on orders (lower(billing_address ->> 'email')) where status = 'COMPLETED';
-- The last order of a visitor who is not logged in: the cart shows it while it is not paid.
create index orders_of_browser on orders (cart_token_hash, placed_at desc) where user_id is null and status <> 'CART';

-- One delivery to one receiver. Shipments from the same submission of the gift builder share a tag: they are a package group.
create table shipments (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  tag text not null,
  kind text not null check (kind in ('DIGITAL', 'PHYSICAL')),
  receiver_kind text not null check (receiver_kind in ('ME', 'RECEIVER')),
  receiver jsonb not null,
  deliver_at timestamptz check (deliver_at is null or kind = 'DIGITAL'), -- null: as soon as it is paid
  deliver_on date check (deliver_on is null or kind = 'PHYSICAL'),
  -- By post: the delivery days promised to the buyer; null while it is a cart.
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
  variation_id integer not null, -- no foreign key: an order outlives its products
  product_id integer not null,
  qty integer not null check (qty between 1 and 99),
  value_minor bigint not null check (value_minor > 0),
  wrapper_key text,
  gift_packing_key text,
  message text check (char_length(message) between 1 and 150),
  -- A copy in the language of the buyer, because the product may be removed from the catalogue.
  product_type text not null check (product_type in ('GIFTCARD', 'DONATION', 'BLANK_GIFT_CARD_PACK')),
  title text not null,
  -- Frozen when the order is placed.
  wrapper_minor bigint check (wrapper_minor >= 0), -- for one card
  packing_minor bigint check (packing_minor >= 0), -- for one card
  discount_minor bigint check (discount_minor >= 0), -- for all cards of the package
  position integer not null,
  unique (shipment_id, position)
);

-- The blank cards of an activation order, each a unit of a package. Several unpaid orders may name the same card: the first one paid activates it.
create table activation_cards (
  package_id uuid not null references packages on delete cascade,
  unit_no integer not null check (unit_no >= 1),
  order_id uuid not null references orders on delete cascade,
  card_id uuid not null references blank_giftcards,
  primary key (package_id, unit_no),
  unique (order_id, card_id)
);
create index on activation_cards (card_id);

-- One row for each submitted form, so that a form sent twice adds its items once. Only the newest hundred of a cart are stored.
create table cart_submissions (
  id bigint generated always as identity,
  order_id uuid not null references orders on delete cascade,
  key text not null check (char_length(key) between 1 and 100),
  body_hash bytea not null,
  tag text not null,
  primary key (order_id, key)
);

-- Copies of removed cart items, so that "Undo" can restore them. Deleted soon, because they hold names and addresses.
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
  token_hash bytea unique, -- SHA-256 of the link to the buyer's page; null before it is made and after it is revoked
  issued_at timestamptz, -- when its cards were issued
  confirmation text check (confirmation in ('SENT', 'REFUSED')), -- the outcome of the mail to the buyer
  confirmed_at timestamptz,
  notify_when_opened boolean not null default false, -- the buyer wants a mail when somebody opens a gift
  check ((confirmation is null) = (confirmed_at is null))
);

-- The mail to one receiver: it has a link, never a card number. Each attempt is a separate mail; a refused mail is sent again.
create table gifts (
  shipment_id uuid primary key references shipments,
  order_id uuid not null references orders,
  state text not null default 'PLANNED' check (state in ('PLANNED', 'SENT', 'BOUNCED')),
  send_at timestamptz not null,
  attempt integer not null default 1 check (attempt > 0),
  refusals integer not null default 0, -- how often a mail server refused this attempt
  claimed_until timestamptz, -- a worker is sending it
  link integer not null default 1 check (link > 0), -- the version of the link: a corrected address gets a new one
  token_hash bytea unique, -- SHA-256 of the link; null: revoked
  first_sent_at timestamptz,
  sent_at timestamptz,
  bounced_at timestamptz,
  buyer_notified_at timestamptz, -- when the buyer got the mail that it cannot be delivered
  opened_at timestamptz,
  stopped_at timestamptz, -- when it was first due while its order was stopped, so being late is no violation
  first_bounced_at timestamptz, -- not cleared when the buyer corrects the address
  answered integer not null default 0, -- how many of its attempts a mail server accepted or refused
  deferred_since timestamptz, -- when a mail server first deferred this attempt
  thanks text check (char_length(thanks) between 1 and 150), -- the recipient's message to the buyer; erased with the order
  thanked_at timestamptz,
  check (state <> 'SENT' or sent_at is not null),
  check (thanks is null or thanked_at is not null),
  check (thanked_at is null or opened_at is not null)
);
create index on gifts (order_id);
create index gifts_unsent on gifts (send_at) where state <> 'SENT';

-- Mails that the cards of a gift expire soon: one of each kind for each expiry date. A row is inserted together with its job.
create table expiry_reminders (
  shipment_id uuid not null references gifts,
  expires_on date not null, -- the last day of the cards
  days integer not null check (days in (30, 7)), -- how long before that day
  created_at timestamptz not null,
  claimed_until timestamptz, -- a worker is sending it
  sent_at timestamptz,
  token_hash bytea not null unique, -- SHA-256 of the link that stops reminders
  primary key (shipment_id, expires_on, days)
);
-- Addresses that get no reminders, as a keyed hash of storefront and address.
create table reminder_stops (
  address_hash bytea primary key,
  stopped_at timestamptz not null
);

create table donations (
  package_id uuid primary key references packages,
  order_id uuid not null references orders,
  product_id integer not null,
  qty integer not null check (qty > 0),
  amount_minor bigint not null check (amount_minor > 0), -- for the whole quantity
  currency text not null,
  donated_at timestamptz not null
);
create index on donations (order_id);
create trigger immutable before update or delete on donations for each row execute function refuse_change();

-- What is shipped to one address on one day.
create table parcels (
  id uuid primary key,
  order_id uuid not null references orders,
  position integer not null check (position > 0), -- numbers the parcels of an order from 1
  storefront text not null,
  state text not null default 'TO_PACK' check (state in ('TO_PACK', 'SHIPPED')),
  ship_on date not null, -- the day it is to be shipped
  carrier text not null,
  created_at timestamptz not null,
  shipped_at timestamptz,
  -- A parcel can be shipped only with a packing slip that has its current address.
  slip_at timestamptz, -- when the slip with the current address was printed
  has_old_slip boolean not null default false, -- a slip with an old address was printed, and the parcel may still carry it
  unique (order_id, position),
  check ((state = 'SHIPPED') = (shipped_at is not null))
);
create index parcels_to_pack on parcels (ship_on) where state = 'TO_PACK';
create table parcel_shipments (
  shipment_id uuid primary key references shipments,
  parcel_id uuid not null references parcels
);
create index on parcel_shipments (parcel_id);

-- Staff who print the numbers and PINs of a parcel's cards could spend them, so each reading is recorded.
create table card_readings (
  id bigint generated always as identity primary key,
  parcel_id uuid not null references parcels,
  read_by text not null check (read_by <> ''),
  read_at timestamptz not null
);
create index on card_readings (parcel_id);
create trigger immutable before update or delete on card_readings for each row execute function refuse_change();
create trigger no_truncate before truncate on card_readings for each statement execute function refuse_change();

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
  body jsonb not null, -- the whole content, so that the invoice never changes
  token_hash bytea unique, -- SHA-256 of the link to it; the link ends when its order is erased
  created_at timestamptz not null,
  unique (storefront, number)
);
create trigger immutable before delete or update of id, order_id, storefront, number, issued_on, body, created_at on invoices
  for each row execute function refuse_change();
create trigger link_immutable before update of token_hash on invoices for each row when (new.token_hash is not null) execute function refuse_change();

-- == checkout

-- A placed order while it is being paid.
create table checkouts (
  order_id uuid primary key references orders on delete cascade,
  reserved_until timestamptz not null, -- then it expires, and its stock and gift cards are released
  awaits_transfer boolean not null default false,
  closed_at timestamptz, -- paid or expired
  discarded_at timestamptz, -- cancelled by the shopper: the items are back in the cart
  source_hash bytea, -- keyed hash of the source of the order while it is unpaid: limits the stock that one source can reserve
  -- The source whose limit counts the payment attempts; a successful attempt is subtracted again. Cleared ten minutes after closing, because a refusal may
  -- come late.
  source text
);
create index on checkouts (reserved_until) where closed_at is null;
create index on checkouts (source_hash) where closed_at is null and source_hash is not null;
create index checkouts_closed_source_idx on checkouts (closed_at) where source is not null and closed_at is not null;

-- Gift cards that pay a part of an order. A cart stores only the card; placing the order sets the amount and holds it.
create table checkout_giftcards (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  card_id uuid not null references giftcards,
  position integer not null,
  amount_minor bigint check (amount_minor > 0), -- null on a cart
  unique (order_id, card_id)
);

-- Companies that staff approved to buy on credit. All other orders are sent after they are paid.
create table approved_companies (
  id uuid primary key,
  storefront text not null,
  company_name text not null,
  vat_number text not null, -- with the letters of its country
  registration_number text,
  invoice_email text not null, -- receives every invoice on credit, even when the buyer typed another address
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

-- Who may buy for a company: an account that has confirmed one of these addresses.
create table approved_members (
  company_id uuid not null references approved_companies,
  email text not null check (email = lower(email)),
  primary key (company_id, email)
);
create index on approved_members (email);

-- Guests who want to order blank packs again. A job looks for the order and mails a link, so that the response does not reveal whether the order exists.
create table reorder_requests (
  id uuid primary key,
  order_number text not null, -- as it was typed
  email text not null, -- as it was typed
  storefront text not null,
  language text not null,
  requested_at timestamptz not null
);

-- Each order on credit locks the row of its storefront and day, so that two orders at once cannot exceed the daily cap.
create table credit_days (
  storefront text not null,
  day date not null, -- in the calendar of the storefront
  alerted_at timestamptz, -- when an order first exceeded the daily cap
  primary key (storefront, day)
);

-- Orders on credit: the company gets the cards before it pays.
create table invoice_debts (
  payment_id uuid primary key references payments,
  paid_at timestamptz, -- when staff recorded the money
  company_id uuid references approved_companies, -- null: bought before the shop had approved companies
  given_on date -- the day in the calendar of the storefront, for the daily cap
);
create index on invoice_debts (company_id) where paid_at is null;
create index on invoice_debts (given_on);

-- == redeem

-- The columns that only redeem orders have.
create table redeem_orders (
  order_id uuid primary key references orders on delete cascade,
  campaign_slug text, -- the company page that the visitor came from
  undone_at timestamptz -- when the exchange was undone; its cards are closed
);
create trigger undone_immutable before update on redeem_orders for each row
  when (old.undone_at is not null and new.undone_at is distinct from old.undone_at) execute function refuse_change();

-- Gift cards and blank cards that a customer has added to the account by number and PIN.
create table customer_giftcards (
  user_id uuid not null,
  card_id uuid not null,
  added_at timestamptz not null,
  primary key (user_id, card_id)
);
create index on customer_giftcards (card_id);

-- Offers add a bonus to the card that a Choice Gift Card is exchanged for; they never lower its price.
create table redeem_offers (
  key text primary key,
  titles jsonb not null, -- by language
  percent integer not null check (percent between 1 and 50), -- of the value, added to it
  product_slugs text[] not null, -- the products with the bonus; empty: all but donations
  starts_on date not null,
  ends_on date not null,
  operator_changed_at timestamptz,
  check (starts_on <= ends_on)
);

-- Company pages: their look and their selection.
create table redeem_campaigns (
  slug text primary key check (slug ~ '^[a-z][a-z0-9-]{1,60}$'), -- begins with a letter, because a number in the URL is a page of the listing
  titles jsonb not null, -- by language
  welcomes jsonb not null, -- by language
  emblem text not null, -- stands in for a logo
  background_color text not null check (background_color ~ '^#[0-9a-f]{6}$'),
  text_color text not null check (text_color ~ '^#[0-9a-f]{6}$'),
  accent_color text not null check (accent_color ~ '^#[0-9a-f]{6}$'),
  storefronts text[] not null, -- empty: every storefront
  product_slugs text[] not null check (cardinality(product_slugs) > 0), -- the products it offers, in this order
  card_product_slugs text[] not null check (cardinality(card_product_slugs) > 0), -- the products whose cards can be redeemed on it
  operator_changed_at timestamptz
);

-- Where a brand card is spent.
create table redeem_brands (
  product_slug text primary key,
  iframe_url text check (iframe_url ~ '^(https://|http://localhost:)'), -- localhost: the simulated shop of a brand
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
create trigger notify after insert or update or delete on redeem_campaigns for each row execute function notify_change('redeem-campaign', 'slug');
create trigger mark before update on redeem_brands for each row execute function mark_operator_change();

-- == brands

-- The keys with which the shops of brands sign their requests. A brand is identified by the slug of its product.
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
create trigger immutable before delete or update of id, brand, created_at, created_by on brand_keys for each row execute function refuse_change();
create trigger revoked_immutable before update on brand_keys for each row
  when (old.revoked_at is not null and new.revoked_at is distinct from old.revoked_at) execute function refuse_change();

-- Nonces of signed requests, stored until their time stamp is too old, so that a request cannot be replayed.
create table brand_nonces (
  key_id text not null references brand_keys,
  nonce text not null,
  expires_at timestamptz not null,
  primary key (key_id, nonce)
);
create index on brand_nonces (expires_at);

-- Reservations by the shop of a brand. The hold in giftcard_holds has the outcome.
create table brand_reservations (
  id uuid primary key,
  brand text not null,
  key_id text not null references brand_keys,
  reference text not null, -- given by the brand
  currency text not null,
  reserved_minor bigint not null check (reserved_minor > 0),
  created_at timestamptz not null
);
create trigger immutable before delete or update on brand_reservations for each row execute function refuse_change();

-- == doubler

-- The monthly draws, one for each storefront and month. The proof of a draw is stored for ever; its entries are deleted.
create table doubler_draws (
  id uuid primary key,
  storefront text not null,
  draw_on date not null check (extract(isodow from draw_on) = 1 and extract(day from draw_on) <= 7), -- the first Monday of its month
  closes_at timestamptz not null,
  draw_at timestamptz not null,
  closed_at timestamptz, -- when the list and the hash of the seed were published
  entry_hashes text[], -- in the order of the list
  entry_count integer,
  list_hash text,
  seed_sealed bytea, -- AES-256-GCM, so that a copy of the table does not reveal the winner before the draw
  seed_hash text,
  drawn_at timestamptz, -- when the seed was published
  seed text,
  skipped_hashes text[], -- drawn before the winner, but their cards could not win
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
-- A published list, its seed and a result never change.
create trigger list_immutable before update on doubler_draws for each row when (old.closed_at is not null and
  row (new.closed_at, new.entry_hashes, new.entry_count, new.list_hash, new.seed_sealed, new.seed_hash)
  is distinct from row (old.closed_at, old.entry_hashes, old.entry_count, old.list_hash, old.seed_sealed, old.seed_hash))
  execute function refuse_change();
create trigger result_immutable before update on doubler_draws for each row when (old.drawn_at is not null) execute function refuse_change();
create trigger immutable before delete or update of id, storefront, draw_on, closes_at, draw_at on doubler_draws for each row execute function refuse_change();

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
  ticket text not null, -- mailed to the entrant, who can compute the hash of the entry with it
  hash text not null,
  entered_at timestamptz not null,
  unique (draw_id, card_hash),
  unique (draw_id, hash)
);
create index on doubler_entries (email);

-- == enquiries

-- Newsletter subscriptions. A subscription is active after its address has confirmed it.

create table newsletter_subscriptions (
  id uuid primary key,
  storefront text not null,
  email citext not null,
  language text not null,
  confirm_token_hash bytea unique, -- SHA-256; null once used
  unsubscribe_token_hash bytea not null unique, -- SHA-256
  requested_at timestamptz not null,
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  unique (storefront, email)
);

-- Companies ask for a quote. Rows are deleted after a year; the receiver list after a month.

create table quote_requests (
  id uuid primary key, -- opens the confirmation page, which shows nothing personal
  number bigint generated always as identity (start with 100001) unique, -- shown as Q100001
  storefront text not null,
  language text not null,
  email citext not null,
  details jsonb not null, -- the form: message, remark, company, person, wanted products, day
  received_at timestamptz not null,
  answer_by timestamptz not null, -- one hour later, counted in opening hours
  closed_at timestamptz,
  closed_by text, -- staff name
  check ((closed_at is null) = (closed_by is null))
);
create index quote_requests_open on quote_requests (answer_by) where closed_at is null;
create index on quote_requests (email);
create index on quote_requests (received_at);

-- Receiver lists. A file is uploaded first and claimed by one request later; unclaimed files are deleted after a day.
create table quote_attachments (
  id uuid primary key,
  storefront text not null,
  file_type text not null check (file_type in ('csv', 'xlsx', 'pdf')), -- detected from the content, never from the file name
  content bytea not null check (octet_length(content) <= 5242880),
  byte_length integer not null,
  uploaded_at timestamptz not null,
  quote_request_id uuid unique references quote_requests on delete cascade
);
create index on quote_attachments (uploaded_at);
create index quote_attachments_unclaimed on quote_attachments (byte_length) where quote_request_id is null;

-- Messages of the contact form. Deleted after two years, like all conversations with customer support.
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
