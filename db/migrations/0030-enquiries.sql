-- Who wants the newsletter. A subscription counts once its address has confirmed it.
create table newsletter_subscriptions (
  id uuid primary key,
  storefront text not null,
  email citext not null,
  language text not null,
  confirm_token_hash bytea unique, -- SHA-256; null once used
  leave_token_hash bytea not null unique, -- SHA-256
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  unique (storefront, email)
);
