-- The source of a card attempt is kept ten minutes longer than its checkout: a refusal that is told late counts against it. Then it is forgotten.
create index checkouts_closed_source_idx on checkouts (closed_at) where source is not null and closed_at is not null;
