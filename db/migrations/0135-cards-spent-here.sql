-- Choice Gift Cards are spent in this shop: they pay in the checkout. All other cards are spent at their brand.
alter table products add column is_spent_here boolean not null default false;

select set_config('ribbon.seeding', 'on', true);
update products set is_spent_here = true where slug = 'all-in-one-gift-card' or slug like 'blank-choice-cards-%';
delete from promotion_products where product_id in (select id from products where is_spent_here);
select set_config('ribbon.seeding', '', true);

-- A card that pays like money is never sold below its value: no promotion can name it, whoever writes it.
alter table products add unique (id, is_spent_here);
alter table promotion_products
  add column is_spent_here boolean not null generated always as (false) stored,
  drop constraint promotion_products_product_id_fkey,
  add foreign key (product_id, is_spent_here) references products (id, is_spent_here) on delete cascade;
