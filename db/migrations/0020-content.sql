create table pages (
  id integer generated always as identity primary key,
  key text not null, -- the same for every translation
  language text not null,
  family text, -- null: every family
  path text not null check (path ~ '^/(.*/)?$'), -- in the language's own words
  page_type text not null,
  title text not null,
  meta_title text not null,
  meta_description text not null,
  meta_keywords text not null default '',
  noindex boolean not null default false,
  nofollow boolean not null default false,
  -- Articles of the blog only.
  published_on date,
  author text,
  topic text,
  scene text,
  summary text,
  blocks jsonb not null check (jsonb_typeof(blocks) = 'array'),
  operator_changed_at timestamptz,
  check ((page_type = 'BLOG_ARTICLE') = (published_on is not null)),
  check (published_on is null or (author is not null and topic is not null and scene is not null and summary is not null)),
  unique nulls not distinct (key, language, family),
  unique nulls not distinct (language, path, family)
);
create index on pages (language, published_on desc) where page_type = 'BLOG_ARTICLE';

create trigger mark before update on pages for each row execute function mark_operator_change();
create trigger tell after insert or update or delete on pages for each row execute function tell_change('page', 'key');
