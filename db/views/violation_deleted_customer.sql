-- Names and addresses of a deleted customer go a day after the order is over at the latest.
create view violation_deleted_customer as
select o.id::text as subject,
  case when o.status = 'CART' then 'a cart of nobody' when o.is_to_forget then 'has names and addresses still' else 'is kept for nobody' end as detail
from orders o
where o.user_id is not null and not exists (select from users u where u.id = o.user_id)
  and (o.billing_address is not null or exists (select from shipments s where s.order_id = o.id and s.receiver <> '{}'))
  and (not o.is_to_forget or o.status = 'CART' or exists (select from orders_over e where e.id = o.id and e.since < now() - interval '1 day'));
