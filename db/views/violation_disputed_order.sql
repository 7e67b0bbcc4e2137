-- Cards that were bought with disputed money cannot be spent.
create view violation_disputed_order as
select p.order_id::text as subject, format('its money is disputed, but %s of its cards can be spent', count(*)) as detail
from payments p join giftcards c on c.order_id = p.order_id and c.status = 'ACTIVE'
where p.state = 'CAPTURED' and p.is_disputed
group by p.order_id;
