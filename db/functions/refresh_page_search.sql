-- Search entries of blog articles, and of each question on the help pages.
create or replace function refresh_page_search(keys text[]) returns void language plpgsql as $$
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
      -- The answer counts as related words, so that a search for "delivery" finds it before a card that only mentions delivery.
      regexp_replace(q.item ->> 'answerHtml', '<[^>]*>', ' ', 'g'), '', q.part::integer))
    from pages p
    cross join lateral jsonb_path_query(p.blocks, '$[*] ? (@.blockType == "FAQ").questions[*]') with ordinality q (item, part)
    where p.key = any(keys) and p.page_type = 'HELPDESK'));
end $$;
