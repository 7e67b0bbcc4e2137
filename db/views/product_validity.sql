-- For other modules: how long a card of each product is valid. Orders read it together with their packages.
create view product_validity as
select id as product_id, validity_months from products;
