-- The last order of who is not logged in: the basket tells of it while it is not paid.
create index orders_of_browser on orders (cart_token_hash, placed_at desc) where user_id is null and status <> 'CART';
