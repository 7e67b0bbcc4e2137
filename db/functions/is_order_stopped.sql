-- True when nothing of the order may leave the shop: the order is stopped, or its exchange was undone.
create or replace function is_order_stopped(asked uuid) returns boolean language sql stable as $$
  select exists (select from stopped_orders s where s.order_id = asked) or is_exchange_undone(asked)
$$;
