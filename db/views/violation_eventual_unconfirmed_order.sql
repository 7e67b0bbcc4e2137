-- A completed order has its confirmation mail and its invoice.
create view violation_eventual_unconfirmed_order as
select o.id::text as subject, format('completed at %s: confirmation %s, invoice %s', o.completed_at, f.confirmation, i.number) as detail
from orders o left join fulfilments f on f.order_id = o.id left join invoices i on i.order_id = o.id
where o.status = 'COMPLETED' and (f.confirmation is null or i.id is null);
