import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testCheckout } from '#tests/support/checkout.ts'

const shop = await testCheckout()
const { db } = shop

async function buy(email: string, newsletter: boolean) {
  const visitor = await shop.fillCart(shop.visit(), {}, { email })
  const { order, payment } = await shop.place(visitor, { newsletter })
  expect(await listTasks(order.id)).toEqual([])
  await shop.confirm(visitor, order.id, await shop.adyen.finish(payment.redirectUrl, 'pay'))
  return order.id as string
}

async function listTasks(orderId: string): Promise<string[]> {
  const { rows } = await sql<{ task: string }>`
    select task_identifier as task from graphile_worker.jobs where key like ${`% ${orderId}`} order by 1`.execute(db)
  return rows.map(({ task }) => task)
}

test('a buyer who ticked the newsletter is asked once to confirm it, after their order is paid', async () => {
  const orderId = await buy('ticked@example.com', true)
  expect(await listTasks(orderId)).toContain('ask-buyer-about-newsletter')
  for (let time = 1; time <= 2; time++) await shop.run('ask-buyer-about-newsletter', { orderId })
  const { rows } = await sql<{ id: string; requestedAt: Date; language: string }>`
    select id, language, requested_at as "requestedAt", confirmed_at as "confirmedAt" from newsletter_subscriptions
    where email = 'ticked@example.com' and storefront = 'GCSUK'`.execute(db)
  expect(rows).toMatchObject([{ language: 'en', requestedAt: shop.clock.now(), confirmedAt: null }])
  const mails = await sql`
    select 1 from graphile_worker.jobs where task_identifier = 'send-newsletter-confirmation'
      and key = ${`newsletter-confirmation ${rows[0]?.id}`}`.execute(db)
  expect(mails.rows).toHaveLength(1)
})

test('a buyer who did not tick it gets no mail', async () => {
  expect(await listTasks(await buy('quiet@example.com', false))).not.toContain('ask-buyer-about-newsletter')
})
