-- Trigger: refreshes the search entries of changed rows. Arguments: the refresh function, and the column with the keys it takes.
create or replace function refresh_search() returns trigger language plpgsql as $$
begin
  execute format('select %I(array_agg(distinct %I)) from changed', tg_argv[0], tg_argv[1]);
  return null;
end $$;
