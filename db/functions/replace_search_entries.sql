-- The entries of these keys become exactly the given ones; entries that do not change are not written.
create or replace function replace_search_entries(kind text, keys text[], entries search_entries[]) returns void language plpgsql as $$
begin
  delete from search_entries s where s.group_type = kind and s.item_key = any(keys) and not exists (
    select from unnest(entries) e where e.item_key = s.item_key and e.part = s.part and e.language = s.language
      and e.family is not distinct from s.family);
  insert into search_entries select * from unnest(entries)
  on conflict (group_type, item_key, part, language, family) do update set
    translated_to = excluded.translated_to, storefronts = excluded.storefronts, visible_from = excluded.visible_from,
    title = excluded.title, title_words = excluded.title_words, related_words = excluded.related_words, all_words = excluded.all_words,
    popularity = excluded.popularity
  where search_entries is distinct from excluded;
end $$;
