-- Lower case, without accents, apostrophes and punctuation. src/modules/catalog/search/search-words.ts does the same with what a shopper types.
create or replace function folded(value text) returns text
  language sql immutable parallel safe strict
  return btrim(regexp_replace(replace(lower(public.unaccented(value)), '''', ''), '[[:punct:][:space:]]+', ' ', 'g'));
