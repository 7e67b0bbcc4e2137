create view violation_eventual_expired_hold as
select id::text as subject, format('expired at %s and still open', expires_at) as detail
from giftcard_holds where state = 'OPEN' and expires_at < now() - interval '5 minutes';
