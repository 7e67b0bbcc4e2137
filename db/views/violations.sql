-- What must always hold. Each view violation_<name> (subject, detail) returns what breaks a rule, and is empty. The views named violation_quiet_<name>
-- must be empty only when nothing is under way. A new one gets its line here; src/modules/giftcards/ledger.db.test.ts finds the one that has none.
create view violations as
select 'activated_card' as rule, subject, detail, false as quiet from violation_activated_card
union all select 'balance_below_floor' as rule, subject, detail, false as quiet from violation_balance_below_floor
union all select 'booked_total' as rule, subject, detail, false as quiet from violation_booked_total
union all select 'captured_total' as rule, subject, detail, false as quiet from violation_captured_total
union all select 'card_account' as rule, subject, detail, false as quiet from violation_card_account
union all select 'card_value' as rule, subject, detail, false as quiet from violation_card_value
union all select 'closed_card' as rule, subject, detail, false as quiet from violation_closed_card
union all select 'credit_limit' as rule, subject, detail, false as quiet from violation_credit_limit
union all select 'deleted_customer' as rule, subject, detail, false as quiet from violation_deleted_customer
union all select 'disputed_order' as rule, subject, detail, false as quiet from violation_disputed_order
union all select 'failed_refund' as rule, subject, detail, false as quiet from violation_failed_refund
union all select 'fulfilled_too_much' as rule, subject, detail, false as quiet from violation_fulfilled_too_much
union all select 'fulfilled_unpaid' as rule, subject, detail, false as quiet from violation_fulfilled_unpaid
union all select 'giftcard_part' as rule, subject, detail, false as quiet from violation_giftcard_part
union all select 'frozen_card' as rule, subject, detail, false as quiet from violation_frozen_card
union all select 'hold' as rule, subject, detail, false as quiet from violation_hold
union all select 'hold_of_order' as rule, subject, detail, false as quiet from violation_hold_of_order
union all select 'invoice_number' as rule, subject, detail, false as quiet from violation_invoice_number
union all select 'late_gift' as rule, subject, detail, false as quiet from violation_late_gift
union all select 'order_total' as rule, subject, detail, false as quiet from violation_order_total
union all select 'pin_tries' as rule, subject, detail, false as quiet from violation_pin_tries
union all select 'captured_order' as rule, subject, detail, true as quiet from violation_quiet_captured_order
union all select 'card_outside_fulfilment' as rule, subject, detail, true as quiet from violation_quiet_card_outside_fulfilment
union all select 'clearing' as rule, subject, detail, true as quiet from violation_quiet_clearing
union all select 'expired_hold' as rule, subject, detail, true as quiet from violation_quiet_expired_hold
union all select 'fulfilled_quantity' as rule, subject, detail, true as quiet from violation_quiet_fulfilled_quantity
union all select 'kept_duplicate' as rule, subject, detail, true as quiet from violation_quiet_kept_duplicate
union all select 'overdue_checkout' as rule, subject, detail, true as quiet from violation_quiet_overdue_checkout
union all select 'unconfirmed_order' as rule, subject, detail, true as quiet from violation_quiet_unconfirmed_order
union all select 'unpacked_shipment' as rule, subject, detail, true as quiet from violation_quiet_unpacked_shipment
union all select 'unprocessed_event' as rule, subject, detail, true as quiet from violation_quiet_unprocessed_event
union all select 'unsent_gift' as rule, subject, detail, true as quiet from violation_quiet_unsent_gift
union all select 'redeem_hold' as rule, subject, detail, false as quiet from violation_redeem_hold
union all select 'redeem_value' as rule, subject, detail, false as quiet from violation_redeem_value
union all select 'receivable' as rule, subject, detail, false as quiet from violation_receivable
union all select 'refunded' as rule, subject, detail, false as quiet from violation_refunded
union all select 'returned_order' as rule, subject, detail, false as quiet from violation_returned_order
union all select 'stock_reservation' as rule, subject, detail, false as quiet from violation_stock_reservation
union all select 'stored_balance' as rule, subject, detail, false as quiet from violation_stored_balance
union all select 'unapproved_credit' as rule, subject, detail, false as quiet from violation_unapproved_credit
union all select 'unbalanced_transaction' as rule, subject, detail, false as quiet from violation_unbalanced_transaction
union all select 'undone_card' as rule, subject, detail, false as quiet from violation_undone_card
union all select 'world_sum' as rule, subject, detail, false as quiet from violation_world_sum;
