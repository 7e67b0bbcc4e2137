-- SECRET_KEY can be replaced: each sealed secret says which key opens it. Null: sealed before keys had an id, so every listed key is tried.
alter table giftcards add column key_id text;
alter table blank_giftcards add column key_id text;

-- What a card's secrets say is never changed; they are only sealed again, with another key.
drop trigger keep on giftcards;
create trigger keep before delete or update of id, order_id, package_id, unit_no, product_id, currency, value_minor, last_four
  on giftcards for each row execute function refuse_change();
create trigger keep_sealed before update of number_index, number_sealed, pin_sealed, key_id on giftcards
  for each row when (new.key_id is null or new.key_id is not distinct from old.key_id) execute function refuse_change();

drop trigger keep on blank_giftcards;
create trigger keep before delete or update of id, order_id, package_id, unit_no, product_id, storefront, last_four, issued_at
  on blank_giftcards for each row execute function refuse_change();
create trigger keep_sealed before update of number_index, number_sealed, pin_sealed, key_id on blank_giftcards
  for each row when (new.key_id is null or new.key_id is not distinct from old.key_id) execute function refuse_change();

-- Secrets that outlive SECRET_KEY, because links in mailboxes and hashes in tables follow from them. They lie here sealed with it.
create table shop_secrets (
  name text primary key,
  key_id text not null,
  sealed bytea not null
);
