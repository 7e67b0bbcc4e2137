-- Nothing of an exchange that was undone leaves the shop either.
create or replace function is_order_stopped(asked uuid) returns boolean language sql stable as $$
  select exists (select from stopped_orders s where s.order_id = asked)
    or exists (select from redeem_orders r where r.order_id = asked and r.undone_at is not null)
$$;
