create view violation_eventual_unprocessed_event as
  select dedup_key as subject, format('received at %s, tried %s times: %s', received_at, attempts, error) as detail
  from provider_events where processed_at is null;
