-- A draw credits only its winner's card, once, with the prize of the result.
create view violation_doubler_credit as
select coalesce(d.id::text, credited.draw) as subject,
  format('credited %s times, %s in total; the prize is %s', coalesce(credited.times, 0), coalesce(credited.minor, 0), coalesce(d.prize_minor, 0)) as detail
from (
  select t.reference as draw, count(distinct t.id) as times, sum(e.amount_minor) as minor
  from ledger_accounts a
  join ledger_entries e on e.account_id = a.id
  join ledger_transactions t on t.id = e.transaction_id
  where t.kind = 'doubler' and a.kind = 'card' group by 1
) credited
full join (select id, prize_minor from doubler_draws where prize_minor is not null) d on d.id::text = credited.draw
where credited.times is distinct from 1 or credited.minor is distinct from d.prize_minor;
