create or replace function search_entry(
  kind text, key text, part integer, language text, family text, translated_to text[], storefronts text[], visible_from date,
  title text, related text, body text, popularity integer, name_text text default null
) returns search_entries language sql immutable as $$
  select row(
    kind, key, part, language, family, translated_to, storefronts, visible_from, folded(title),
    to_tsvector('simple', folded(coalesce(name_text, title))),
    to_tsvector('simple', folded(title || ' ' || related)),
    to_tsvector('simple', folded(title || ' ' || related || ' ' || body)),
    popularity)::search_entries
$$;
