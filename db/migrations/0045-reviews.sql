-- What buyers say of a product. A review belongs to the product, whichever storefront it was bought from.
create table reviews (
  id integer generated always as identity primary key,
  product_id integer not null references products on delete cascade,
  language text not null, -- it is written in
  author text not null, -- first name and initial
  stars integer not null check (stars between 1 and 5),
  title text,
  body text not null,
  written_on date not null,
  is_verified_buyer boolean not null,
  operator_changed_at timestamptz,
  unique (product_id, language, author, written_on)
);
create index on reviews (product_id, language, written_on desc, id desc);

create trigger mark before update on reviews for each row execute function mark_operator_change();
create trigger tell after insert or update or delete on reviews for each row execute function tell_change('review', 'product_id');
