-- PostgreSQL does not index unaccent(), because its default dictionary may change. With a named dictionary the function is immutable.
create or replace function unaccented(value text) returns text
  language sql immutable parallel safe strict
  return public.unaccent('public.unaccent'::regdictionary, value);
