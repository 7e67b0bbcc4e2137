create view violation_fulfilled_too_much as
select f.package_id::text as subject, format('%s made, %s paid', f.made, f.wanted) as detail
from fulfilled_packages f where f.made > f.wanted;
