-- A blank card has value only when its activation was paid: one completed activation order gave it the value that was paid.
create view violation_activated_card as
select c.id::text as subject, 'active, but no activation was paid for it' as detail
from giftcards c join blank_giftcards b on b.id = c.id
where not exists (
  select from activation_cards a
  join packages k on k.id = a.package_id
  join orders o on o.id = a.order_id
  join payments p on p.order_id = o.id and p.state = 'CAPTURED'
  where a.card_id = c.id and a.package_id = c.package_id and a.unit_no = c.unit_no and k.value_minor = c.value_minor
    and o.id = c.order_id and o.kind = 'ACTIVATION' and o.status = 'COMPLETED')
union all
select a.card_id::text, format('paid by order %s, but not active', o.number)
from orders o join activation_cards a on a.order_id = o.id
where o.status = 'COMPLETED' and not exists (select from giftcards c where c.id = a.card_id and c.order_id = o.id);
