-- An order that is not paid has no cards, donations, gifts, parcels or invoice.
create view violation_fulfilled_unpaid as
select o.id::text as subject, format('%s has %s', o.status, string_agg(done.what, ', ')) as detail
from orders o join lateral (
  select 'cards' as what where exists (select from giftcards c where c.order_id = o.id)
  union all select 'blank cards' where exists (select from blank_giftcards b where b.order_id = o.id)
  union all select 'donations' where exists (select from donations d where d.order_id = o.id)
  union all select 'gifts' where exists (select from gifts g where g.order_id = o.id)
  union all select 'parcels' where exists (select from parcels p where p.order_id = o.id)
  union all select 'an invoice' where exists (select from invoices i where i.order_id = o.id)
) done on true
where o.status <> 'COMPLETED'
group by o.id;
