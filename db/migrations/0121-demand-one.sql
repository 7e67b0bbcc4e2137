-- For a change that is sent along with others: one that finds no row ends the transaction here, before it can be committed.
create function demand_one(changed bigint, say text) returns void language plpgsql as $$
begin
  if changed <> 1 then
    raise exception '%', say;
  end if;
end $$;
