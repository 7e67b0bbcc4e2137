-- Who placed it, as a keyed hash of where they call from, for as long as it is not paid: nobody keeps our stock with orders they never pay.
alter table checkouts add column source_hash bytea;
create index on checkouts (source_hash) where closed_at is null and source_hash is not null;
