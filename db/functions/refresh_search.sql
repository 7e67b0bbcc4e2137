-- Trigger. Arguments: the function that refreshes, and the column that names what to refresh.
create or replace function refresh_search() returns trigger language plpgsql as $$
begin
  execute format('select %I(array_agg(distinct %I)) from changed', tg_argv[0], tg_argv[1]);
  return null;
end $$;
