-- Articles of the blog, and the questions of the help pages, each found by itself.
create function refresh_page_search(keys text[]) returns void language plpgsql as $$
begin
  perform replace_search_entries('BLOG_ARTICLE', keys, (
    select array_agg(search_entry(
      'BLOG_ARTICLE', p.key, 0, p.language, p.family, page_translations(p), null, p.published_on, p.title,
      p.summary || ' ' || p.topic, coalesce(bodies.text, ''), 0))
    from pages p
    cross join lateral (
      select regexp_replace(string_agg(body #>> '{}', ' '), '<[^>]*>', ' ', 'g') as text
      from jsonb_path_query(p.blocks, '$[*].bodyHtml') body
    ) bodies
    where p.key = any(keys) and p.page_type = 'BLOG_ARTICLE'));
  perform replace_search_entries('HELPDESK', keys, (
    select array_agg(search_entry(
      'HELPDESK', p.key, q.part::integer, p.language, p.family, page_translations(p), null, null, q.item ->> 'question',
      -- Whoever asks for delivery wants the answer that speaks of it before a card that mentions it.
      regexp_replace(q.item ->> 'answerHtml', '<[^>]*>', ' ', 'g'), '', q.part::integer))
    from pages p
    cross join lateral jsonb_path_query(p.blocks, '$[*] ? (@.blockType == "FAQ").questions[*]') with ordinality q (item, part)
    where p.key = any(keys) and p.page_type = 'HELPDESK'));
end $$;

-- The languages in which another page stands for an English one.
create function page_translations(page pages) returns text[] language sql stable as $$
  select case when page.language = 'en'
    then array(select distinct o.language from pages o where o.key = page.key and o.language <> 'en' order by 1)
    else '{}' end
$$;

create trigger search_inserted after insert on pages referencing new table as changed
  for each statement execute function refresh_search('refresh_page_search', 'key');
create trigger search_updated after update on pages referencing new table as changed
  for each statement execute function refresh_search('refresh_page_search', 'key');
create trigger search_deleted after delete on pages referencing old table as changed
  for each statement execute function refresh_search('refresh_page_search', 'key');

select refresh_page_search(array_agg(distinct key)) from pages;
