-- Money that never came although it was told as taken, and money that is about to be taken back.
alter table payment_returns add never_came boolean not null default false; -- also of what came after all, with minus
alter table payments add disputed_at timestamptz;

-- What a card has paid.
create index on giftcard_holds (card_id) where state = 'CAPTURED';

-- Money that was taken back is not spent as well: neither are the cards that it paid for, nor those that were paid with them, and so on.
create or replace view violation_returned_order as
with recursive gone as (
  select p.order_id
  from payment_returns r join payments p on p.id = r.payment_id and p.state = 'CAPTURED'
  group by p.order_id having sum(r.amount_minor) > 0
  union
  select h.order_id
  from gone join giftcards c on c.order_id = gone.order_id join giftcard_holds h on h.card_id = c.id and h.state = 'CAPTURED'
)
select gone.order_id::text as subject, format('its money went back, and %s of its cards can be spent', count(*)) as detail
from gone join giftcards c on c.order_id = gone.order_id and c.status = 'ACTIVE'
group by gone.order_id;

-- Until now they were left as they were.
update giftcards set status = 'BLOCKED' where status = 'ACTIVE' and order_id::text in (select subject from violation_returned_order);
