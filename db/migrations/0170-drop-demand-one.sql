-- The code counts the changed rows itself.
drop function demand_one(bigint, text);
