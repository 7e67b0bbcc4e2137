-- Who opened or changed an account, and what staff did: written once, and kept for 400 days. Ids and keyed hashes only, so nothing personal is left of
-- an account that is deleted.
create table security_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  event text not null check (event ~ '^[A-Z_]{3,40}$'),
  account_id uuid, -- whose account; null when nobody has it. Not a reference: it outlives the account.
  staff text check (staff <> ''), -- the name that a member of staff gave
  command text check (length(command) <= 500), -- what they asked for
  source_hash bytea, -- keyed hash of where the request came from
  check ((event = 'STAFF_COMMAND') = (staff is not null and command is not null))
);
create index on security_log (at);
create index on security_log (account_id, at) where account_id is not null;

create trigger keep before update on security_log for each row execute function refuse_change();
create trigger keep_all before truncate on security_log for each statement execute function refuse_change();
-- The job that forgets old lines deletes after 400 days; nobody deletes one that is younger than a year.
create trigger keep_young before delete on security_log for each row when (old.at > now() - interval '365 days') execute function refuse_change();
