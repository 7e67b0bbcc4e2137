import type pg from 'pg'

const AT_A_TIME = 100_000

/** Fills an empty shop with finished orders of one card each, in all tables that grow with orders. */
export async function growOrders(client: pg.Client, count: number): Promise<void> {
  await client.query('set statement_timeout = 0')
  await client.query('set synchronous_commit = off')
  // Triggers and foreign keys are off: they would check each row, and these rows are valid.
  await client.query('set session_replication_role = replica')
  await client.query(SHARED_ACCOUNTS)
  for (let from = 1; from <= count; from += AT_A_TIME) {
    await client.query('drop table if exists grown')
    await client.query(GROWN, [from, Math.min(from + AT_A_TIME - 1, count)])
    for (const statement of PARTS) await client.query(statement)
  }
  for (const statement of ENDS) await client.query(statement)
  await client.query('set session_replication_role = origin')
  await client.query('vacuum analyze')
}

const SHARED_ACCOUNTS = `
  insert into ledger_accounts (code, currency) values ('provider:GBP', 'GBP'), ('fees:GBP', 'GBP') on conflict do nothing`

/** One row for each order: its buyer, its time, and its ids in the ledger. */
const GROWN = `
  create temporary table grown as
  select n, md5('order ' || n)::uuid as order_id, md5('shipment ' || n)::uuid as shipment_id, md5('package ' || n)::uuid as package_id,
    md5('card ' || n)::uuid as card_id, sha256(convert_to(n::text, 'UTF8')) as hash, now() - interval '1 year' + n * interval '30 seconds' as at,
    'buyer.' || n || '@example.com' as email, v.id as variation_id, v.product_id,
    1000 + 2 * n as order_account, 1001 + 2 * n as card_account, 1000 + 3 * n as first_transaction, n as invoice_number
  from generate_series($1::bigint, $2::bigint) n
  cross join (select min(v.id) as id, min(v.product_id) as product_id from variations v join products p on p.id = v.product_id
    where p.slug = 'grumble-coffee' and v.currency = 'GBP' and v.variation_type = 'DIGITAL') v`

const ADDRESS = `jsonb_build_object('firstName', 'Anna', 'lastName', 'Hill', 'email', email, 'countryCode', 'GB', 'postCode', 'SW1A 1AA',
  'houseNumber', '1', 'street', 'Long Lane', 'city', 'London')`

const PARTS = [
  `insert into orders (id, storefront, status, cart_token_hash, language, currency, billing_address, payment_method, subtotal_minor,
     shipping_minor, service_fee_minor, discount_minor, tax_minor, total_minor, created_at, updated_at, placed_at, completed_at)
   select order_id, 'GCSUK', 'COMPLETED', hash, 'en', 'GBP', ${ADDRESS}, 'paypal', 2500, 0, 95, 0, 16, 2595, at, at, at, at from grown`,
  `insert into shipments (id, order_id, tag, kind, receiver_kind, receiver, position)
   select shipment_id, order_id, 'tag ' || n, 'DIGITAL', 'RECEIVER', ${ADDRESS}, 1 from grown`,
  `insert into packages (id, shipment_id, variation_id, product_id, qty, value_minor, product_type, title, wrapper_minor, packing_minor,
     discount_minor, position)
   select package_id, shipment_id, variation_id, product_id, 1, 2500, 'GIFTCARD', 'Grumble Coffee', 0, 0, 0, 1 from grown`,
  "insert into cart_submissions (order_id, key, body_hash, tag) select order_id, 'add ' || n, hash, 'tag ' || n from grown",
  `insert into idempotency_keys (scope, key, body_hash, answer, created_at)
   select 'place-order ' || encode(hash, 'base64'), 'place ' || n, hash,
     jsonb_build_object('orderId', order_id, 'reference', order_id || ':1'), at from grown`,
  `insert into checkouts (order_id, reserved_until, closed_at) select order_id, at + interval '75 minutes', at from grown`,
  `insert into payments (id, order_id, attempt, reference, provider, method, amount_minor, currency, state, session_id, session_result,
     redirect_url, session_expires_at, psp_reference, created_at, settled_at)
   select md5('payment ' || n)::uuid, order_id, 1, order_id || ':1', 'adyen', 'paypal', 2595, 'GBP', 'CAPTURED', 'CS' || n, md5('result ' || n),
     'https://provider.example/hosted/CS' || n, at, 'PSP' || n, at, at from grown`,
  `insert into provider_events (id, provider, dedup_key, body, received_at, processed_at, attempts)
   select md5('event ' || n)::uuid, 'adyen', 'adyen:AUTHORISATION:PSP' || n || ':true', jsonb_build_object('eventCode', 'AUTHORISATION',
     'success', 'true', 'pspReference', 'PSP' || n, 'merchantReference', order_id || ':1', 'amount',
     jsonb_build_object('currency', 'GBP', 'value', 2595)), at, at, 1 from grown`,
  `insert into ledger_accounts (id, code, currency, floor, balance) overriding system value
   select order_account, 'order:' || order_id, 'GBP', 0, 0 from grown
   union all select card_account, 'card:' || card_id, 'GBP', 0, 2500 from grown`,
  `insert into ledger_transactions (id, idempotency_key, kind, reference, body_hash, posted_at) overriding system value
   select first_transaction, 'capture ' || order_id || ':1', 'capture', order_id || ':1', hash, at from grown
   union all select first_transaction + 1, 'complete-order ' || order_id, 'complete-order', order_id::text, hash, at from grown
   union all select first_transaction + 2, 'issue-card ' || card_id, 'issue-card', order_id::text, hash, at from grown`,
  `insert into ledger_entries (transaction_id, line, account_id, amount_minor, currency)
   select first_transaction, 1, (select id from ledger_accounts where code = 'provider:GBP'), -2595, 'GBP' from grown
   union all select first_transaction, 2, order_account, 2595, 'GBP' from grown
   union all select first_transaction + 1, 1, order_account, -95, 'GBP' from grown
   union all select first_transaction + 1, 2, (select id from ledger_accounts where code = 'fees:GBP'), 95, 'GBP' from grown
   union all select first_transaction + 2, 1, order_account, -2500, 'GBP' from grown
   union all select first_transaction + 2, 2, card_account, 2500, 'GBP' from grown`,
  `insert into giftcards (id, order_id, package_id, unit_no, product_id, storefront, currency, value_minor, expires_on, number_index,
     number_sealed, pin_sealed, last_four, issued_at)
   select card_id, order_id, package_id, 1, product_id, 'GCSUK', 'GBP', 2500, (at + interval '2 years')::date,
     sha256(hash), sha256(hash) || hash, hash, lpad((n % 10000)::text, 4, '0'), at from grown`,
  `insert into fulfilments (order_id, completed_at, token_hash, issued_at, confirmation, confirmed_at)
   select order_id, at, sha256(hash), at, 'SENT', at from grown`,
  `insert into gifts (shipment_id, order_id, state, send_at, token_hash, first_sent_at, sent_at)
   select shipment_id, order_id, 'SENT', at, sha256(sha256(hash)), at, at from grown`,
  `insert into invoices (id, order_id, storefront, number, issued_on, body, token_hash, created_at)
   select md5('invoice ' || n)::uuid, order_id, 'GCSUK', invoice_number, at::date, jsonb_build_object('buyer', ${ADDRESS}, 'lines',
     jsonb_build_array(jsonb_build_object('title', 'Grumble Coffee', 'qty', 1, 'minor', 2500)), 'totalMinor', 2595), hash, at from grown`,
]

/** Later orders continue these numbers. */
const ENDS = [
  `insert into invoice_numbers (storefront, last_number) select 'GCSUK', max(number) from invoices where storefront = 'GCSUK'
   on conflict (storefront) do update set last_number = excluded.last_number`,
  "select setval(pg_get_serial_sequence('ledger_accounts', 'id'), (select max(id) from ledger_accounts))",
  "select setval(pg_get_serial_sequence('ledger_transactions', 'id'), (select max(id) from ledger_transactions))",
]
