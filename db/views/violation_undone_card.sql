-- The cards of an undone exchange are closed, and its gifts were not opened and cannot be opened.
create view violation_undone_card as
select r.order_id::text as subject, format('undone, but %s of its cards are not closed', count(*)) as detail
from redeem_orders r join giftcards c on c.order_id = r.order_id and c.closed_at is null
where r.undone_at is not null
group by r.order_id
union all
select r.order_id::text, 'undone, but one of its gifts was opened or can be opened'
from redeem_orders r
where r.undone_at is not null
  and exists (select from gifts g where g.order_id = r.order_id and (g.opened_at is not null or g.token_hash is not null));
