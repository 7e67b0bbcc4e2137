-- The value of the cards from an exchange equals the redeemed cards, the extra payment and the bonus of the shop.
create view violation_redeem_value as
select o.id::text as subject, format('%s given for %s of cards, %s paid and a bonus of %s', given.minor, cards.minor, paid.minor, o.discount_minor) as detail
from orders o
cross join lateral (
  select coalesce(sum(p.qty * p.value_minor), 0) as minor from shipments s join packages p on p.shipment_id = s.id where s.order_id = o.id
) given
cross join lateral (
  select coalesce(sum(h.amount_minor), 0) as minor from giftcard_holds h where h.order_id = o.id and h.state = 'CAPTURED'
) cards
cross join lateral (
  select coalesce(sum(p.amount_minor), 0) as minor from payments p where p.order_id = o.id and p.state = 'CAPTURED' and p.provider <> 'giftcard'
) paid
where o.kind = 'REDEEM' and o.status = 'COMPLETED' and given.minor <> cards.minor + paid.minor + o.discount_minor;
