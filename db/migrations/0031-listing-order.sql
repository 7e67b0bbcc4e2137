-- The orders a shopper may ask for, so that a page of a listing walks an index and sorts nothing.
create index product_texts_name on product_texts (language, lower(title), product_id);
create index variations_lowest_value on variations (currency, min_minor, product_id);
