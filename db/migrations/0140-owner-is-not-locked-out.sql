-- Whoever asks for a new password, even a stranger, ends no link that the owner was sent before.
alter table account_links drop constraint account_links_user_id_purpose_key;
create unique index account_links_confirmation on account_links (user_id) where purpose = 'CONFIRM_EMAIL';
create index account_links_of_user on account_links (user_id);

-- However often it is used, a session ends 90 days after the login.
update sessions set expires_at = least(expires_at, created_at + interval '90 days');
