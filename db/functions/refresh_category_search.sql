-- Search entries of these categories and of their products, which are also found by the name of the category.
create or replace function refresh_category_search(keys text[]) returns void language plpgsql as $$
begin
  perform replace_search_entries('CATEGORY', keys, (
    select array_agg(search_entry(
      'CATEGORY', t.category_key, 0, t.language, null,
      case when t.language = 'en'
        then array(select o.language from category_texts o where o.category_key = t.category_key and o.language <> 'en' order by 1)
        else '{}' end,
      null, null, t.title, case when t.language <> 'en' then e.title else '' end, t.intro, c.rank))
    from category_texts t join category_texts e on e.category_key = t.category_key and e.language = 'en'
    join categories c on c.key = t.category_key where t.category_key = any(keys)));
  perform refresh_product_search(
    (select array_agg(distinct product_id) from product_categories where category_key = any(keys)));
end $$;
