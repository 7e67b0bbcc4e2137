-- New words go straight into the indexes. Kept waiting in a list, as is usual, they are read one by one by whoever mistypes a word.
alter index search_words_slips_idx set (fastupdate = off);
alter index search_words_word_idx set (fastupdate = off);
select gin_clean_pending_list('search_words_slips_idx'), gin_clean_pending_list('search_words_word_idx');
