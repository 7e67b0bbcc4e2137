-- What must hold of payments once nothing is under way.

-- A second capture goes back within a minute.
create view violation_quiet_kept_duplicate as
  select reference as subject, format('%s %s captured twice and kept', amount_minor, currency) as detail
  from payments where state = 'DUPLICATE';

create view violation_quiet_unprocessed_event as
  select dedup_key as subject, format('received at %s, tried %s times: %s', received_at, attempts, error) as detail
  from provider_events where processed_at is null;

select unite_violations();
