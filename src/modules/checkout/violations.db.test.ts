import { type RawBuilder, sql } from 'kysely'
import { expect, test } from 'vitest'
import { testCheckout } from '../../../tests/support/checkout.ts'

/** Watchmen are watched: each view must notice what it is there for. */
const shop = await testCheckout()
const { adyen, db } = shop

const paid = await shop.placed()
await shop.confirm(paid.visitor, paid.id, await adyen.finish(paid.page, 'pay'))
const visitor = await shop.fillCart()
await shop.addCard(visitor, await shop.issue(1000))
const open = (await shop.place(visitor)).order.id as string

const insertPayment = (orderId: string, provider: 'giftcard' | 'adyen') => sql`
  insert into payments (id, order_id, attempt, reference, provider, method, amount_minor, currency, state, created_at, settled_at)
  values (gen_random_uuid(), ${orderId}, 9, ${`${orderId}:9`}, ${provider}, 'scheme', 100, 'GBP', 'CAPTURED', now(), now())`
const post = (kind: string, from: string, to: string) => sql`
  select post('planted', ${kind}, 'planted', 'GBP', ${JSON.stringify([
    { account: from, minor: -100 },
    { account: to, minor: 100 },
  ])}::jsonb)`

test.each<[rule: string, planted: RawBuilder<unknown>]>([
  ['captured_total', insertPayment(paid.id, 'giftcard')],
  ['giftcard_part', insertPayment(paid.id, 'giftcard')],
  ['booked_total', post('capture', 'fees:GBP', `order:${paid.id}`)],
  ['receivable', post('capture', 'provider:GBP', 'fees:GBP')],
  ['receivable', insertPayment(open, 'adyen')],
  ['refunded', post('refund', 'fees:GBP', 'provider:GBP')],
  ['hold_of_order', sql`update orders set status = 'CANCELED', canceled_at = now() where id = ${open}`],
  ['captured_order', insertPayment(open, 'adyen')],
  ['overdue_checkout', sql`update checkouts set kept_until = now() - interval '11 minutes' where order_id = ${open}`],
])('%s is noticed', async (rule, planted) => {
  const noticed = db.transaction().execute(async (trx) => {
    await planted.execute(trx)
    const { rows } = await sql<{ rule: string }>`select distinct rule from violations`.execute(trx)
    throw new Error(rows.map((row) => row.rule).join(' '))
  })
  await expect(noticed).rejects.toThrow(rule)
})
