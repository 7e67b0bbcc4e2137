create or replace function refresh_product_search(ids integer[]) returns void language plpgsql as $$
begin
  perform replace_search_entries('PRODUCT', ids::text[], (
    select array_agg(search_entry(
      'PRODUCT', t.product_id::text, 0, t.language, null,
      case when t.language = 'en'
        then array(select o.language from product_texts o where o.product_id = t.product_id and o.language <> 'en' order by 1)
        else '{}' end,
      sold.storefronts, null, t.title,
      -- A translation also has the English words, because many shoppers know both names.
      concat_ws(' ', t.tagline, related.words, case when t.language <> 'en' then e.title || ' ' || e.tagline end,
        case when p.product_type = 'DONATION' then 'donation donatie' end),
      t.description, sold.rank,
      -- The title of a pack ends with its occasion ("Blank cards, Birthday"). It is left out, so that a search for the occasion finds gifts first.
      case when p.product_type = 'BLANK_GIFT_CARD_PACK' then split_part(t.title, ',', 1) end))
    from product_texts t
    join product_texts e on e.product_id = t.product_id and e.language = 'en'
    join products p on p.id = t.product_id
    cross join lateral (
      select array_agg(sp.storefront order by sp.storefront) as storefronts, min(sp.rank) as rank
      from storefront_products sp where sp.product_id = t.product_id
    ) sold
    cross join lateral (
      select string_agg(title, ' ' order by title) as words from (
        select c.title from product_categories pc join category_texts c using (category_key)
        where pc.product_id = t.product_id and c.language in (t.language, 'en')
        union select o.title from product_occasions po join occasion_texts o using (occasion_key)
        where po.product_id = t.product_id and o.language in (t.language, 'en')
        union select l.city from locations l where l.product_id = t.product_id
      ) titles
    ) related
    where t.product_id = any(ids) and sold.storefronts is not null));
end $$;
