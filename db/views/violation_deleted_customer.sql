-- Names and addresses of a deleted customer are erased within a day after the order is finished.
create view violation_deleted_customer as
select o.id::text as subject,
  case when o.status = 'CART' then 'is the cart of a deleted customer' when o.is_to_erase then 'still has names and addresses' else 'is not marked to be erased' end as detail
from orders o
where o.user_id is not null and not exists (select from users u where u.id = o.user_id)
  and (o.billing_address is not null or exists (select from shipments s where s.order_id = o.id and s.receiver <> '{}'))
  and (not o.is_to_erase or o.status = 'CART' or exists (select from finished_orders e where e.id = o.id and e.since < now() - interval '1 day'));
