-- Trigger: notifies listeners of the changed row, as "<kind>:<key>". PostgreSQL sends equal messages of one transaction only once.
-- Arguments: kind, the column that holds the key.
create or replace function notify_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('shop_changed', tg_argv[0] || ':' || (to_jsonb(coalesce(new, old)) ->> tg_argv[1]));
  return null;
end $$;
