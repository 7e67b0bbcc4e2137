-- The debts of the provider and of business buyers in the ledger equal the captured payments that are not returned or paid.
create view violation_receivable as
select coalesce(booked.code, captured.code) as subject, format('the ledger has %s, the payments have %s', booked.minor, captured.minor) as detail
from (
  select a.code, -sum(e.amount_minor) as minor
  from ledger_accounts a join ledger_entries e on e.account_id = a.id where a.kind in ('provider', 'invoice') group by a.code
) booked
full join (
  select case p.provider when 'invoice' then 'invoice:' else 'provider:' end || p.currency as code,
    sum(case when p.state in ('CAPTURED', 'DUPLICATE') and d.paid_at is null then p.amount_minor else 0 end - coalesce(r.minor, 0)) as minor
  from payments p
  left join (select payment_id, sum(amount_minor) as minor from payment_returns group by payment_id) r on r.payment_id = p.id
  left join invoice_debts d on d.payment_id = p.id
  where p.provider in ('adyen', 'invoice') group by 1
) captured using (code)
where coalesce(booked.minor, 0) <> coalesce(captured.minor, 0);
