-- A completed order has all cards and donations that were paid.
create view violation_eventual_fulfilled_quantity as
select f.package_id::text as subject, format('%s made, %s paid', f.made, f.wanted) as detail
from fulfilled_packages f join orders o on o.id = f.order_id
where o.status = 'COMPLETED' and f.made <> f.wanted;
