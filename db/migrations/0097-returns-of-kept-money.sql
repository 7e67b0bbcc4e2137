-- Only money that we keep buys cards: a second payment of the same order that is taken back leaves them as they are.
create or replace view violation_returned_order as
select p.order_id::text as subject, format('%s of its money went back, and %s of its cards can be spent', sum(r.amount_minor), cards.active) as detail
from payment_returns r
join payments p on p.id = r.payment_id and p.state = 'CAPTURED'
cross join lateral (select count(*) as active from giftcards c where c.order_id = p.order_id and c.status = 'ACTIVE') cards
where cards.active > 0
group by p.order_id, cards.active having sum(r.amount_minor) > 0;
