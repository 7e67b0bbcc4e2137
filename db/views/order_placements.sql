-- For other modules: when each order was placed. The checkout counts the unpaid orders of one source with it.
create view order_placements as
select id as order_id, placed_at from orders;
