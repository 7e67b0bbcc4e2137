-- Only a company that was approved at that moment buys on credit. (An order that is being placed at the moment of a revocation may still go through.)
create view violation_unapproved_credit as
select p.reference as subject, format('%s %s on credit, but for no approved company', p.amount_minor, p.currency) as detail
from payments p
left join invoice_debts d on d.payment_id = p.id
left join approved_companies c on c.id = d.company_id
where p.provider = 'invoice' and p.state = 'CAPTURED' and d.paid_at is null
  and not coalesce(c.currency = p.currency and c.approved_at <= p.settled_at and coalesce(c.revoked_at >= p.settled_at - interval '1 minute', true), false);
