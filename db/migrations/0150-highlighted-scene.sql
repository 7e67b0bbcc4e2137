-- The drawing behind a highlighted block of the search; null shows the card alone.
alter table highlighted_blocks add column scene text;
