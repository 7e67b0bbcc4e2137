-- Payments, for other modules: what each payment is for. The checkout sums what companies owe on invoice.
create view payment_amounts as
select id as payment_id, order_id, currency, amount_minor, created_at from payments;
