create view violation_eventual_card_outside_fulfilment as
select c.id::text as subject, 'belongs to no package of a completed order' as detail
from giftcards c where not exists (
  select from packages p join shipments s on s.id = p.shipment_id join orders o on o.id = s.order_id
  where p.id = c.package_id and o.id = c.order_id and o.status = 'COMPLETED');
