-- A card is locked after ten wrong PINs, and so is a blank card: somebody could guess its PIN and wait until it is activated.
create view violation_pin_tries as
select c.id::text as subject, format('%s wrong PINs in a row', t.wrong_in_a_row) as detail
from (select id from giftcards where status = 'ACTIVE' union all select id from blank_giftcards) c
join giftcard_pin_tries t on t.slot = 'card:' || c.id
where t.wrong_in_a_row >= 10 and t.blocked_until is distinct from 'infinity';
