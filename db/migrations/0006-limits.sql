-- How often somebody did something. The key is a keyed hash: neither addresses nor e-mails stand here in clear.
create table rate_limits (
  key text primary key,
  points integer not null default 0,
  expire double precision -- milliseconds since 1970, as the limiter counts
);
create index on rate_limits (expire);

-- Puzzles already solved, kept until they run out: each solution counts once.
create table used_captchas (
  signature bytea primary key,
  expires_at timestamptz not null
);
create index on used_captchas (expires_at);
