-- Seeds and operators write the same rows. Seeds never overwrite what an operator did, and whoever keeps copies hears of every change.

create table seed_rows (
  kind text not null,
  key text not null,
  hash text not null, -- of the seed as it was last written
  primary key (kind, key)
);

create function is_seeding() returns boolean
  language sql stable
  return coalesce(current_setting('ribbon.seeding', true), '') = 'on';

-- On a table of its own right: an operator's update marks the row.
create function mark_operator_change() returns trigger language plpgsql as $$
begin
  if not is_seeding() then
    new.operator_changed_at := now();
  end if;
  return new;
end $$;

-- On a table that is a part of another: an operator's change marks the row it belongs to.
-- Arguments: that table, its key column, the column here that refers to it.
create function mark_operator_change_of() returns trigger language plpgsql as $$
declare
  part jsonb := to_jsonb(coalesce(new, old));
begin
  if not is_seeding() then
    execute format('update %I set operator_changed_at = now() where %I::text = $1', tg_argv[0], tg_argv[1])
      using part ->> tg_argv[2];
  end if;
  return null;
end $$;

-- Tells listeners which thing changed, as "<kind>:<key>". PostgreSQL sends equal messages of one transaction once.
-- Arguments: kind, the column that holds the key.
create function tell_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('shop_changed', tg_argv[0] || ':' || (to_jsonb(coalesce(new, old)) ->> tg_argv[1]));
  return null;
end $$;
