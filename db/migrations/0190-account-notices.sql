-- Warnings to the owner of an account, with the address that it had at that moment: whoever changes the address later does not get them. No reference to
-- the account, which may be deleted before its owner is warned. A row goes when its mail is sent.
create table account_notices (
  id uuid primary key,
  email citext not null,
  notice text not null,
  storefront text not null,
  language text not null,
  created_at timestamptz not null
);
