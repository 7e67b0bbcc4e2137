-- What the search looks through: one row a thing and language, kept current by triggers, so that whoever changes a text changes its finding too.

-- Lower case, without accents, apostrophes and punctuation, as src/modules/catalog/search/search-words.ts folds what a shopper types.
create function folded(value text) returns text
  language sql immutable parallel safe strict
  return btrim(regexp_replace(replace(lower(public.unaccented(value)), '''', ''), '[[:punct:][:space:]]+', ' ', 'g'));

create table search_entries (
  group_type text not null,
  item_key text not null, -- product id, category, occasion or page key
  part integer not null default 0, -- of a page with many questions
  language text not null,
  family text, -- null: every family
  translated_to text[] not null, -- of an English row: where another one stands for it
  storefronts text[], -- null: every storefront
  visible_from date, -- null: always
  title text collate "C" not null, -- folded
  title_words tsvector not null,
  near_words tsvector not null, -- the title, and what stands beside it: tagline, categories, occasions, cities
  all_words tsvector not null, -- and the whole text
  popularity integer not null, -- lowest first
  unique nulls not distinct (group_type, item_key, part, language, family)
);
create index on search_entries (group_type, title);
create index on search_entries (group_type, popularity, item_key, part, language);
create index on search_entries using gin (group_type, title_words, near_words, all_words) with (fastupdate = off);

-- Every word there is to find, for those who mistype one. A word nobody uses any more finds nothing and does no harm.
create table search_words (
  word text primary key,
  slips text[] not null -- the word, and what is left of it without one letter
);
create index on search_words using gin (slips);
create index on search_words using gin (word gin_trgm_ops);

-- Two words that are the same but for a letter left out, added, mistaken or swapped share one of their slips.
create function word_slips(word text) returns text[] language sql immutable parallel safe strict as $$
  select array_agg(distinct left(word, place - 1) || substr(word, place + 1)) || word from generate_series(1, length(word)) place
$$;

create function note_search_words() returns trigger language plpgsql as $$
begin
  insert into search_words (word, slips)
  select lexeme, word_slips(lexeme) from (select distinct lexeme from changed cross join unnest(all_words)) words
  where length(lexeme) between 3 and 40 and lexeme !~ '^[0-9]' and not exists (select from search_words where word = lexeme)
  on conflict do nothing;
  return null;
end $$;
create trigger note_inserted after insert on search_entries referencing new table as changed
  for each statement execute function note_search_words();
create trigger note_updated after update on search_entries referencing new table as changed
  for each statement execute function note_search_words();

-- The entries of these things become exactly the given ones; those that stay as they are are not written.
create function replace_search_entries(kind text, keys text[], entries search_entries[]) returns void language plpgsql as $$
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
end $$;

create function search_entry(
  kind text, key text, part integer, language text, family text, translated_to text[], storefronts text[], visible_from date,
  title text, near text, body text, popularity integer
) returns search_entries language sql immutable as $$
  select row(
    kind, key, part, language, family, translated_to, storefronts, visible_from, folded(title),
    to_tsvector('simple', folded(title)),
    to_tsvector('simple', folded(title || ' ' || near)),
    to_tsvector('simple', folded(title || ' ' || near || ' ' || body)),
    popularity)::search_entries
$$;

create function refresh_product_search(ids integer[]) returns void language plpgsql as $$
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
end $$;

create function refresh_category_search(keys text[]) returns void language plpgsql as $$
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
end $$;

create function refresh_occasion_search(keys text[]) returns void language plpgsql as $$
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
end $$;

-- Argument: the function that refreshes, and the column that names what to refresh.
create function refresh_search() returns trigger language plpgsql as $$
begin
  execute format('select %I(array_agg(distinct %I)) from changed', tg_argv[0], tg_argv[1]);
  return null;
end $$;

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

select refresh_category_search(array_agg(key)) from categories;
select refresh_occasion_search(array_agg(key)) from occasions;
select refresh_product_search(array_agg(id)) from products;
