-- For other modules: the order and amount of each payment. The checkout sums the amounts that companies owe on invoice.
create view payment_amounts as
select id as payment_id, order_id, currency, amount_minor, created_at from payments;
