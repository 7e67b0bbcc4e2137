create view violation_balance_below_floor as
select a.code as subject, format('%s is below %s', a.balance, a.floor) as detail from ledger_accounts a where a.balance < a.floor;
