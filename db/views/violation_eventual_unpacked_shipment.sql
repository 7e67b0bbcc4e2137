create view violation_eventual_unpacked_shipment as
select s.id::text as subject, 'its order is completed, but it is in no parcel' as detail
from shipments s join orders o on o.id = s.order_id
where o.status = 'COMPLETED' and s.kind = 'PHYSICAL' and not exists (select from parcel_shipments p where p.shipment_id = s.id);
