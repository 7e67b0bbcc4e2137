-- What the tables of all modules may lean on.

create extension if not exists pg_trgm; -- search that forgives a typing error
create extension if not exists unaccent; -- and a missing accent
create extension if not exists citext; -- e-mail addresses differ in letter case alone for no one
create extension if not exists btree_gin; -- a word index that is also split by storefront

-- unaccent() may change with its dictionary, so PostgreSQL will not index it; naming the dictionary makes it fixed.
create function unaccented(value text) returns text
  language sql immutable parallel safe strict
  return public.unaccent('public.unaccent'::regdictionary, value);
