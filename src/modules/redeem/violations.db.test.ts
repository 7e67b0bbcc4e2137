import { type RawBuilder, sql } from 'kysely'
import { expect, test } from 'vitest'
import { testRedeem } from '#tests/support/redeem.ts'
import type { Db } from '../../platform/context.ts'

/** Each view must report the error that it looks for. */
const shop = await testRedeem()
const { db } = shop

const done = await shop.exchanged()
const undone = await shop.exchanged()
await shop.undo(undone.visitor, undone.id)
const visitor = shop.visit()
const held = await shop.issue(5_000)
await shop.start(visitor, held)

const post = (from: string, to: string) => sql`
  select post('planted', 'planted', 'planted', 'GBP', ${JSON.stringify([
    { account: from, minor: -100 },
    { account: to, minor: 100 },
  ])}::jsonb)`
const [made] = await shop.cardsOf(undone.id)

test.each<[rule: string, planted: RawBuilder<unknown>]>([
  [
    'redeem_value',
    sql`update packages set value_minor = value_minor + 1 where shipment_id in (select id from shipments where order_id = ${done.id})`,
  ],
  ['redeem_value', sql`update orders set discount_minor = 1, total_minor = total_minor - 1 where id = ${done.id}`],
  ['redeem_hold', sql`update giftcard_holds set amount_minor = amount_minor + 1 where card_id = ${held.id}`],
  ['undone_card', sql`update gifts set opened_at = now() where order_id = ${undone.id}`],
  ['undone_card', sql`update gifts set token_hash = 'planted' where order_id = ${undone.id}`],
  ['undone_card', sql`update redeem_orders set undone_at = now() where order_id = ${done.id}`],
  ['closed_card', post('fees:GBP', `card:${made?.id}`)],
  ['frozen_card', sql`update giftcards set frozen_at = '2026-03-01T10:00:00Z' where id = ${held.id}`],
  [
    'hold_of_order',
    sql`update orders set kind = 'REGULAR' where id = (select order_id from giftcard_holds where card_id = ${held.id} and state = 'OPEN')`,
  ],
])('%s is a violation when it does not match', async (rule, planted) => {
  const rollback = new Error('rollback')
  const planting = db.transaction().execute(async (trx) => {
    expect(await listRules(trx)).not.toContain(rule)
    await planted.execute(trx)
    expect(await listRules(trx)).toContain(rule)
    throw rollback
  })
  await expect(planting).rejects.toBe(rollback)
})

test('a closed card can never be opened again', async () => {
  await expect(sql`update giftcards set closed_at = null where id = ${made?.id}`.execute(db)).rejects.toThrow()
  await expect(sql`update redeem_orders set undone_at = null where order_id = ${undone.id}`.execute(db)).rejects.toThrow()
})

async function listRules(db: Db): Promise<string[]> {
  return (await sql<{ rule: string }>`select rule from violations where not eventual`.execute(db)).rows.map(({ rule }) => rule)
}
