-- Lower case, without accents, apostrophes and punctuation: the same folding that src/modules/catalog/search/search-words.ts applies to what a shopper types.
create or replace function folded(value text) returns text
  language sql immutable parallel safe strict
  return btrim(regexp_replace(replace(lower(public.unaccented(value)), '''', ''), '[[:punct:][:space:]]+', ' ', 'g'));
