-- True when the order was an exchange that its holder has undone: its value is back on the card.
create or replace function is_exchange_undone(asked uuid) returns boolean language sql stable as $$
  select exists (select from redeem_orders r where r.order_id = asked and r.undone_at is not null)
$$;
