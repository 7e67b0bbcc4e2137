-- Trigger: keeps search_words up to date with the words of changed search entries.
create or replace function note_search_words() returns trigger language plpgsql as $$
begin
  insert into search_words (word, slips)
  select lexeme, word_slips(lexeme) from (select distinct lexeme from changed cross join unnest(all_words)) words
  where length(lexeme) between 3 and 40 and lexeme !~ '^[0-9]' and not exists (select from search_words where word = lexeme)
  on conflict do nothing;
  return null;
end $$;
