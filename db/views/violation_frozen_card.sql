-- A frozen card cannot be spent: a hold from before may still be captured, but no hold is made afterwards.
create view violation_frozen_card as
select c.id::text as subject, format('frozen at %s, held at %s', c.frozen_at, h.created_at) as detail
from giftcards c join giftcard_holds h on h.card_id = c.id
where h.created_at > c.frozen_at;
