-- Ends the transaction when a change that was sent along with others found no row, before it can be committed.
create or replace function demand_one(changed bigint, say text) returns void language plpgsql as $$
begin
  if changed <> 1 then
    raise exception '%', say;
  end if;
end $$;
