-- The shop of a brand holds and captures only cards of its own brand, and no more than it reserved.
create view violation_brand_hold as
select h.id::text as subject, format('%s %s of a card of %s, held by %s', h.amount_minor, h.currency, coalesce(p.slug, 'nobody'), h.brand) as detail
from giftcard_holds h
join giftcards c on c.id = h.card_id
left join products p on p.id = c.product_id and not p.is_choice_card
left join brand_reservations r on r.id = h.order_id and r.brand = h.brand and r.currency = h.currency
where h.brand is not null and (p.slug is distinct from h.brand or r.id is null or h.amount_minor > r.reserved_minor);
