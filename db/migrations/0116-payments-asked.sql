-- When the reconciler asked the provider about a payment last: the next time it begins with the others.
alter table payments add column asked_at timestamptz;
