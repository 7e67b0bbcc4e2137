-- Trigger: adds the new words of changed search entries to search_words.
create or replace function note_search_words() returns trigger language plpgsql as $$
begin
  insert into search_words (word, deletions)
  select lexeme, word_deletions(lexeme) from (select distinct lexeme from changed cross join unnest(all_words)) words
  where length(lexeme) between 3 and 40 and lexeme !~ '^[0-9]' and not exists (select from search_words where word = lexeme)
  on conflict do nothing;
  return null;
end $$;
