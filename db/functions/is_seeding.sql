-- Seeds and operators write the same rows, and seeds never overwrite an operator's change, so triggers check who is writing.
create or replace function is_seeding() returns boolean
  language sql stable
  return coalesce(current_setting('ribbon.seeding', true), '') = 'on';
