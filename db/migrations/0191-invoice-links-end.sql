-- The link to an invoice ends when its order is forgotten; the invoice itself is kept as it is.
alter table invoices alter column token_hash drop not null;
drop trigger keep on invoices;
create trigger keep before delete or update of id, order_id, storefront, number, issued_on, body, created_at on invoices
  for each row execute function refuse_change();
create trigger keep_link before update of token_hash on invoices for each row when (new.token_hash is not null) execute function refuse_change();
