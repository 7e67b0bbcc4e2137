-- Orders of which nothing may leave the shop: their money, or that of a card that paid for them, was returned, never arrived or is disputed, or one of their
-- cards is blocked. Blank cards and donations cannot be blocked themselves, so the order is.
-- What an erased order has not sent stays here for good.
create view stopped_orders as
select c.order_id from giftcards c where c.status = 'BLOCKED'
union all
select p.order_id from payments p where p.state = 'CAPTURED' and p.is_disputed
union all
select p.order_id from payments p join payment_returns r on r.payment_id = p.id
where p.state = 'CAPTURED' group by p.id, p.order_id having sum(r.amount_minor) > p.returns_accepted_minor
union all
select h.order_id from giftcard_holds h join giftcards c on c.id = h.card_id
where h.state = 'CAPTURED' and c.status = 'BLOCKED'
union all
select o.id from orders o where o.erased_at is not null;
