-- What an order that is being paid keeps from others. Products whose stock is unlimited have none.
create table stock_reservations (
  order_id uuid not null, -- no foreign key: orders stand above the catalogue
  product_id integer not null references products on delete cascade,
  qty integer not null check (qty > 0),
  expires_at timestamptz not null,
  primary key (order_id, product_id)
);
create index on stock_reservations (product_id, expires_at);
create index on stock_reservations (expires_at);

create view violation_stock_reservation as
select r.order_id::text as subject, format('%s of product %s kept for an order that is %s', r.qty, r.product_id, o.status) as detail
from stock_reservations r join orders o on o.id = r.order_id
where o.status <> 'PENDING';

select unite_violations();
