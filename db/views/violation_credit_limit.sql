-- A company never owes more than its credit limit.
create view violation_credit_limit as
select c.id::text as subject, format('owes %s of at most %s %s', sum(p.amount_minor), c.credit_limit_minor, c.currency) as detail
from approved_companies c join invoice_debts d on d.company_id = c.id join payments p on p.id = d.payment_id
where d.paid_at is null
group by c.id having sum(p.amount_minor) > c.credit_limit_minor;
