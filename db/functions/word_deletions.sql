-- The word, and the word without one of its letters. Two words that differ by one missing, added, wrong or swapped letter share a
-- value.
create or replace function word_deletions(word text) returns text[] language sql immutable parallel safe strict as $$
  select array_agg(distinct left(word, place - 1) || substr(word, place + 1)) || word from generate_series(1, length(word)) place
$$;
