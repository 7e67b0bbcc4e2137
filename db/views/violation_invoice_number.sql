-- Invoice numbers of a storefront have no gaps.
create view violation_invoice_number as
select n.storefront as subject, format('%s invoices up to number %s, the last one used is %s', count(i.id), max(i.number), n.last_number) as detail
from invoice_numbers n left join invoices i on i.storefront = n.storefront
group by n.storefront, n.last_number having count(i.id) <> n.last_number or max(i.number) is distinct from n.last_number;
