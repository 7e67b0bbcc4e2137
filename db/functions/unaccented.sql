-- unaccent() may change with its dictionary, so PostgreSQL will not index it; naming the dictionary makes it fixed.
create or replace function unaccented(value text) returns text
  language sql immutable parallel safe strict
  return public.unaccent('public.unaccent'::regdictionary, value);
