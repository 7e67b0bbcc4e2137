-- Search entries of these occasions and of their products, which are also found by the name of the occasion.
create or replace function refresh_occasion_search(keys text[]) returns void language plpgsql as $$
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
