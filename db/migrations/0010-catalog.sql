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
  unique (id, product_type)
);

-- English is always there; other languages where translated.
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

-- What is sold: one row a kind and currency. A free amount lies between the bounds; fixed values are all there is.
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

create table promotion_products (
  promotion_key text not null references promotions on delete cascade,
  product_id integer not null references products on delete cascade,
  primary key (promotion_key, product_id)
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
  operator_changed_at timestamptz
);

do $$
declare
  part text[];
begin
  foreach part slice 1 in array array[
    -- table, kind of the message, key column
    ['products', 'product', 'slug'], ['categories', 'category', 'key'], ['occasions', 'occasion', 'key'],
    ['locations', 'location', 'slug'], ['wrappers', 'wrapper', 'key'], ['gift_packings', 'gift-packing', 'key'],
    ['promotions', 'promotion', 'key'], ['popular_searches', 'popular-search', 'key'],
    ['popular_products', 'popular-search', 'product_slug'], ['highlighted_blocks', 'popular-search', 'key']
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
    -- The mark is an update of the whole, whose own trigger tells listeners.
    execute format('create trigger mark after insert or update or delete on %I for each row
      execute function mark_operator_change_of(%L, %L, %L)', part[1], part[2], part[3], part[4]);
  end loop;
end $$;
