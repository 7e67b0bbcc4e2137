import { type RawBuilder, sql } from 'kysely'
import { expect, test } from 'vitest'
import { testCheckout } from '#tests/support/checkout.ts'
import type { Db } from '../../platform/context.ts'
import { readOrder } from '../orders/index.ts'

/** Each view must report the error that it looks for. */
const shop = await testCheckout()
const { adyen, db } = shop

const paid = await shop.placed()
await shop.confirm(paid.visitor, paid.id, await adyen.finish(paid.page, 'pay'))
await shop.run('send-confirmation', { orderId: paid.id })
for (const { id: shipmentId } of (await readOrder(db, paid.id)).shipments) await shop.run('send-gift', { shipmentId, attempt: 1 })
const visitor = await shop.fillCart()
await shop.addCard(visitor, await shop.issue(1000))
const open = (await shop.place(visitor)).order.id as string
// The view uses the real clock.
await sql`update checkouts set reserved_until = now() + interval '1 hour' where order_id = ${open}`.execute(db)

const member = await shop.makeMember()
await shop.fillCart(member.visitor, {}, member.company)
const onCredit = (await shop.place(member.visitor, { paymentMethod: 'invoice' })).order.id as string
for (const { id: shipmentId } of (await readOrder(db, onCredit)).shipments)
  await shop.run('send-gift', { shipmentId, attempt: 1 })
const debtOf = (orderId: string) => sql`payment_id in (select id from payments where order_id = ${orderId})`

const insertPayment = (orderId: string, provider: 'giftcard' | 'adyen') => sql`
  insert into payments (id, order_id, attempt, reference, provider, method, amount_minor, currency, state, created_at, settled_at)
  values (gen_random_uuid(), ${orderId}, 9, ${`${orderId}:9`}, ${provider}, 'scheme', 100, 'GBP', 'CAPTURED', now(), now())`
const post = (kind: string, from: string, to: string) => sql`
  select post('planted', ${kind}, 'planted', 'GBP', ${JSON.stringify([
    { account: from, minor: -100 },
    { account: to, minor: 100 },
  ])}::jsonb)`
/** A copy of the card that was paid for. */
const insertCard = ({ packageId = sql`package_id` } = {}) => sql`
  insert into giftcards (id, order_id, package_id, unit_no, product_id, storefront, currency, value_minor, expires_on, number_index, number_sealed,
    pin_sealed, last_four, issued_at)
  select gen_random_uuid(), order_id, ${packageId}, 2, product_id, storefront, currency, value_minor, expires_on, 'planted', number_sealed,
    pin_sealed, last_four, issued_at
  from giftcards where order_id = ${paid.id}`
/** A stock reservation for the product of an order. */
const insertReservation = (orderId: string, qty: number) => sql`
  insert into stock_reservations (order_id, product_id, qty, expires_at)
  select ${orderId}, p.product_id, ${qty}, now() from packages p join shipments s on s.id = p.shipment_id where s.order_id = ${open}`
/** A part of the order's money was returned, but its cards can still be spent. */
const insertReturn = ({ accepted }: { accepted: number }) => sql`
  with accepting as (update payments set returns_accepted_minor = ${accepted} where order_id = ${paid.id})
  insert into payment_returns (event_id, payment_id, amount_minor, returned_at)
  select 'planted', id, 195, now() from payments where order_id = ${paid.id}`

test.each<[rule: string, planted: RawBuilder<unknown>]>([
  ['captured_total', insertPayment(paid.id, 'giftcard')],
  ['giftcard_part', insertPayment(paid.id, 'giftcard')],
  ['booked_total', post('capture', 'fees:GBP', `order:${paid.id}`)],
  ['receivable', post('capture', 'provider:GBP', 'fees:GBP')],
  ['receivable', insertPayment(open, 'adyen')],
  ['unapproved_credit', sql`update invoice_debts set company_id = null where ${debtOf(onCredit)}`],
  ['unapproved_credit', sql`delete from invoice_debts where ${debtOf(onCredit)}`],
  ['unapproved_credit', sql`update approved_companies set approved_at = approved_at + interval '1 hour'`],
  ['unapproved_credit', sql`update approved_companies set revoked_by = 'Mia', revoked_at = approved_at - interval '1 hour'`],
  ['credit_limit', sql`update approved_companies set credit_limit_minor = 2594`],
  ['refunded', post('refund', 'fees:GBP', 'provider:GBP')],
  ['hold_of_order', sql`update orders set status = 'CANCELED', canceled_at = now() where id = ${open}`],
  ['captured_order', insertPayment(open, 'adyen')],
  ['disputed_order', sql`update payments set disputed_at = now() where order_id = ${paid.id}`],
  ['returned_order', insertReturn({ accepted: 0 })],
  ['returned_order', insertReturn({ accepted: 194 })],
  ['stock_reservation', insertReservation(paid.id, 1)],
  ['stock_reservation', insertReservation(open, 2)],
  ['stock_reservation', insertReservation('00000000-0000-0000-0000-000000000000', 1)],
  ['order_total', sql`update orders set subtotal_minor = subtotal_minor + 1, total_minor = total_minor + 1 where id = ${open}`],
  ['invoice_number', sql`update invoice_numbers set last_number = last_number + 1`],
  ['late_gift', sql`update gifts set first_sent_at = send_at + interval '61 minutes' where order_id = ${paid.id}`],
  [
    'late_gift',
    sql`update gifts set first_sent_at = null, first_bounced_at = send_at + interval '61 minutes' where order_id = ${paid.id}`,
  ],
  ['unsent_gift', sql`update gifts set first_sent_at = null where order_id = ${paid.id}`],
  ['unsent_gift', sql`delete from gifts where order_id = ${paid.id}`],
  ['unpacked_shipment', sql`update shipments set kind = 'PHYSICAL' where order_id = ${paid.id}`],
  ['unconfirmed_order', sql`update fulfilments set confirmation = null, confirmed_at = null where order_id = ${paid.id}`],
  ['fulfilled_too_much', insertCard()],
  [
    'fulfilled_quantity',
    sql`update packages set qty = 2 where shipment_id in (select id from shipments where order_id = ${paid.id})`,
  ],
  ['card_outside_fulfilment', insertCard({ packageId: sql`gen_random_uuid()` })],
  ['deleted_customer', sql`update orders set user_id = gen_random_uuid() where id = ${paid.id}`],
  [
    'unprocessed_event',
    sql`
    insert into provider_events (id, provider, dedup_key, body, received_at) values (gen_random_uuid(), 'adyen', 'planted', '{}', now())`,
  ],
  ['overdue_checkout', sql`update checkouts set reserved_until = now() - interval '11 minutes' where order_id = ${open}`],
])('%s is noticed', async (rule, planted) => {
  const undone = new Error('undone')
  const planting = db.transaction().execute(async (trx) => {
    const before = await listAll(trx)
    await planted.execute(trx)
    const noticed = (await listAll(trx)).filter((line) => !before.includes(line))
    expect(noticed.map((line) => line.split(' ')[0])).toContain(rule)
    throw undone
  })
  await expect(planting).rejects.toBe(undone)
})

/** Includes the violations that are only checked while nothing is running. */
async function listAll(db: Db): Promise<string[]> {
  const { rows } = await sql<{ rule: string; subject: string }>`select rule, subject from violations`.execute(db)
  return rows.map(({ rule, subject }) => `${rule} ${subject}`)
}
