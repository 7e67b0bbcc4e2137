import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testCheckout } from '#tests/support/checkout.ts'
import { HARMLESS_SERVICES } from '#tests/support/services.ts'
import { issueBlankCard, listBlockedCards, listOrderBlankCards, listOrderCards, readCard } from '../giftcards/index.ts'
import { liftBlock } from './lift-block.ts'

const shop = await testCheckout()
const { adyen, ctx, db } = shop

async function bought() {
  const { visitor, id, page } = await shop.placed()
  await shop.confirm(visitor, id, await adyen.finish(page, 'pay'))
  await shop.untilEvents(id, 1)
  const [card] = await listOrderCards(db, id)
  return { id, cardId: card?.id as string, psp: (await shop.paymentOf(id))?.pspReference }
}

const blocked = async () => (await listBlockedCards(db, ctx.clock.now())).map(({ id, wrongPins }) => ({ id, wrongPins }))

async function issueBlank() {
  const orderId = ctx.ids.uuid()
  const unit = { orderId, packageId: ctx.ids.uuid(), unitNo: 1, productId: 1, storefront: 'GCSUK' }
  await issueBlankCard(ctx, HARMLESS_SERVICES, unit)
  return (await listOrderBlankCards(db, orderId))[0] as { id: string }
}

test.each([
  ['a card', () => shop.issue(2500)],
  ['a blank card', issueBlank],
])('%s with ten wrong PINs is listed, and unblocked by its id', async (_what, issue) => {
  const { id } = await issue()
  await sql`insert into giftcard_pin_tries (slot, wrong_in_a_row, blocked_until) values (${`card:${id}`}, 10, 'infinity')`.execute(
    db,
  )
  expect(await blocked()).toEqual([{ id, wrongPins: 10 }])
  expect(await liftBlock(ctx, id)).toMatchObject({ ok: true })
  expect(await blocked()).toEqual([])
})

test('a card whose money was taken back stays blocked until the money returns', async () => {
  const { id, cardId, psp } = await bought()
  await adyen.act(`payments/${psp}/refund`)
  await shop.untilEvents(id, 2)
  await shop.handleEvents()
  expect(await blocked()).toEqual([{ id: cardId, wrongPins: 0 }])
  expect(await liftBlock(ctx, cardId)).toEqual({ ok: false, failure: 'money gone' })
  expect((await readCard(db, cardId)).status).toBe('BLOCKED')

  await adyen.act(`payments/${psp}/bring-back`)
  await shop.untilEvents(id, 3)
  await shop.handleEvents()
  expect(await liftBlock(ctx, cardId)).toMatchObject({ ok: true })
  expect((await readCard(db, cardId)).status).toBe('ACTIVE')
})

test('a card that does not exist cannot be unblocked', async () => {
  expect(await liftBlock(ctx, ctx.ids.uuid())).toEqual({ ok: false, failure: 'unknown' })
})
