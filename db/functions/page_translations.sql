-- The languages that have a translation of this English page.
create or replace function page_translations(page pages) returns text[] language sql stable as $$
  select case when page.language = 'en'
    then array(select distinct o.language from pages o where o.key = page.key and o.language <> 'en' order by 1)
    else '{}' end
$$;
