-- An attempt that was replaced by another on this side may still be paid or refused on the provider's page; one that the shopper cancelled there may not.
alter table payments drop constraint payments_reason_check;
alter table payments add constraint payments_reason_check
  check (reason in ('REFUSED', 'FRAUD', 'CANCELLED', 'REPLACED', 'EXPIRED', 'ERROR'));

-- Whose limit an attempt counts against, until the order is paid or given up: an attempt that succeeds is taken off again.
alter table checkouts add column source text;
