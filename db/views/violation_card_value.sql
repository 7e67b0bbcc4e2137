-- A card is issued with exactly its face value.
create view violation_card_value as
select c.id::text as subject, format('issued %s, face value %s %s', coalesce(issued.minor, 0), c.value_minor, c.currency) as detail
from giftcards c cross join lateral (
  select sum(e.amount_minor) as minor
  from ledger_accounts a
  join ledger_entries e on e.account_id = a.id
  join ledger_transactions t on t.id = e.transaction_id
  where a.code = 'card:' || c.id and a.currency = c.currency and t.kind in ('issue-card', 'replace-card') and e.amount_minor > 0
) issued
where issued.minor is distinct from c.value_minor;
