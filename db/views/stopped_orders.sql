-- Orders that may send nothing: one of their cards, or a card that paid for them, is blocked, or their money was returned, never arrived or is disputed.
-- The whole order stops, because its blank cards and donations cannot be blocked. An erased order never sends anything again.
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
