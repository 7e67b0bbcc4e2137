create table users (
  id uuid primary key,
  email citext not null unique,
  first_name text not null,
  last_name text not null,
  invoice_email citext,
  phone_number text,
  vat_number text,
  address jsonb,
  subscribed boolean not null default false,
  created_at timestamptz not null
);

create table sessions (
  token_hash bytea primary key, -- SHA-256: whoever reads this table cannot use a session
  user_id uuid not null references users on delete cascade,
  expires_at timestamptz not null
);
create index on sessions (user_id);
create index on sessions (expires_at);
