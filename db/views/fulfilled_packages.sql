-- How many cards or donations each paid package should have (wanted), and how many it has (made).
create view fulfilled_packages as
select s.order_id, s.id as shipment_id, s.kind, p.id as package_id, p.product_type,
  case p.product_type when 'BLANK_GIFT_CARD_PACK' then 3 * p.qty else p.qty end as wanted,
  case p.product_type
    when 'GIFTCARD' then (select count(*) from giftcards c where c.package_id = p.id and c.replaces is null)
    when 'BLANK_GIFT_CARD_PACK' then (select count(*) from blank_giftcards b where b.package_id = p.id)
    else coalesce((select d.qty from donations d where d.package_id = p.id), 0)
  end as made
from packages p join shipments s on s.id = p.shipment_id;
