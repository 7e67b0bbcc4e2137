import { sql } from 'kysely'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { countWaiting, warmPool } from '#tests/support/at-once.ts'
import { testCheckout } from '#tests/support/checkout.ts'
import { listViolations } from '#tests/support/giftcards.ts'
import { HARMLESS_SERVICES } from '#tests/support/services.ts'
import { inOwnTransaction } from '../../platform/db/in-transaction.ts'
import { blockCard, listOrderCards, readCard, readCardSecrets, restoreCard } from '../giftcards/index.ts'
import { liftBlock } from './lift-block.ts'
import { recordReturnedMoney } from './record-returned-money.ts'

const shop = await testCheckout()
const { adyen, ctx, db } = shop

type Bought = { id: string; card: string; psp: string }

/** Places an order, paid with these cards as far as their balance goes. The first card of the order can also pay in this shop. */
async function buy(value: number, cards: string[] = [], qty = 1): Promise<Bought> {
  const visitor = await shop.fillCart(shop.visit(), { value, qty })
  for (const one of cards)
    expect((await shop.addCard(visitor, await readCardSecrets(ctx, HARMLESS_SERVICES, one))).errors).toEqual([])
  const { toPay } = await shop.cartPayment(visitor)
  const paymentMethod = toPay.value > 0 ? 'scheme' : null
  const { order, payment, errors } = await shop.place(visitor, { paymentMethod, expectedTotal: value * qty + 0.95 })
  expect(errors).toEqual([])
  if (payment.redirectUrl) {
    await shop.confirm(visitor, order.id, await adyen.finish(payment.redirectUrl, 'pay'))
    await shop.untilEvents(order.id, 1)
  }
  const [card] = await listOrderCards(db, order.id)
  if (card) await turnIntoChoice(card.id)
  return { id: order.id, card: card?.id ?? '', psp: (await shop.paymentOf(order.id))?.pspReference ?? '' }
}

/** Gift cards can no longer buy a Choice Gift Card; those bought earlier must still be found. */
const turnIntoChoice = (cardId: string) =>
  db.transaction().execute(async (db) => {
    await sql`set local session_replication_role = replica`.execute(db)
    await sql`update giftcards set product_id = ${shop.choiceId} where id = ${cardId}`.execute(db)
  })

const statusOf = async (...bought: Bought[]) => Promise.all(bought.map(async ({ card }) => (await readCard(db, card)).status))

let eventCount = 0
/** Reports that all the money of an order is returned, or comes back. */
async function report(kind: 'CHARGED_BACK' | 'REVERSED', { psp }: Bought) {
  const payment = await sql<{ minor: bigint }>`select amount_minor as minor from payments where psp_reference = ${psp}`.execute(
    db,
  )
  const amount = { currency: 'GBP', minor: Number(payment.rows[0]?.minor) }
  return inOwnTransaction(ctx, (ctx) =>
    recordReturnedMoney(ctx, { kind, eventId: `event ${++eventCount}`, pspReference: psp, amount }),
  )
}

/** The buyer's bank disputes a payment. */
async function dispute(psp: string) {
  const reported = { eventCode: 'NOTIFICATION_OF_CHARGEBACK', success: 'true', pspReference: `D${psp}`, originalReference: psp }
  const about = {
    merchantAccountCode: 'RibbonTest',
    amount: { currency: 'GBP', value: 1 },
    additionalData: { hmacSignature: 'checked' },
  }
  await sql`insert into provider_events (id, provider, dedup_key, body, received_at)
    values (gen_random_uuid(), 'adyen', ${psp}, ${JSON.stringify({ ...reported, ...about })}, now())`.execute(db)
  await shop.handleEvents()
}

describe('when money is taken back', () => {
  let [first, second, third]: Bought[] = []
  beforeEach(async () => {
    first = await buy(100)
    // Paid with the whole balance of the first card and a part of the second.
    second = await buy(50, [first.card])
    third = await buy(60, [second.card])
  })
  const chain = () => [first, second, third] as [Bought, Bought, Bought]

  test('the cards that it bought are blocked, and the cards bought with those', async () => {
    const other = await buy(25)
    await report('CHARGED_BACK', chain()[0])
    expect(await statusOf(...chain(), other)).toEqual(['BLOCKED', 'BLOCKED', 'BLOCKED', 'ACTIVE'])
  })

  test('cards that paid a part of the order are not blocked', async () => {
    await report('CHARGED_BACK', chain()[2])
    expect(await statusOf(...chain())).toEqual(['ACTIVE', 'ACTIVE', 'BLOCKED'])
  })

  test('a card further down the chain that can still be spent is a violation', async () => {
    await report('CHARGED_BACK', chain()[0])
    await restoreCard(ctx, chain()[2].card)
    expect(await listViolations(db)).toMatchObject([{ rule: 'returned_order', subject: chain()[2].id }])
    await blockCard(ctx, chain()[2].card)
  })

  test('unblocking a card whose money has returned unblocks the cards bought with it', async () => {
    await report('CHARGED_BACK', chain()[0])
    for (const { card } of chain()) expect(await liftBlock(ctx, card)).toEqual({ ok: false, failure: 'money gone' })
    await report('REVERSED', chain()[0])
    expect(await liftBlock(ctx, chain()[0].card)).toMatchObject({ ok: true })
    expect(await statusOf(...chain())).toEqual(['ACTIVE', 'ACTIVE', 'ACTIVE'])
  })

  test('a card that other money blocks too stays blocked, with everything bought with it', async () => {
    await report('CHARGED_BACK', chain()[0])
    await report('CHARGED_BACK', chain()[2])
    await report('REVERSED', chain()[0])
    await liftBlock(ctx, chain()[0].card)
    expect(await statusOf(...chain())).toEqual(['ACTIVE', 'ACTIVE', 'BLOCKED'])
    expect(await liftBlock(ctx, chain()[2].card)).toMatchObject({ ok: false })
  })

  test('a disputed card can only be unblocked by itself', async () => {
    const { card, psp } = chain()[2]
    await dispute(psp)
    await report('CHARGED_BACK', chain()[0])
    await report('REVERSED', chain()[0])
    await liftBlock(ctx, chain()[0].card)
    expect(await statusOf(...chain())).toEqual(['ACTIVE', 'ACTIVE', 'BLOCKED'])
    expect(await liftBlock(ctx, card)).toMatchObject({ ok: true })
  })
})

test('a card bought with two blocked cards is unblocked with the second of them', async () => {
  const [one, other] = [await buy(25), await buy(25)]
  const both = await buy(40, [one.card, other.card])
  for (const bought of [one, other]) await report('CHARGED_BACK', bought)
  await report('REVERSED', one)
  await liftBlock(ctx, one.card)
  expect(await statusOf(one, other, both)).toEqual(['ACTIVE', 'BLOCKED', 'BLOCKED'])
  expect(await liftBlock(ctx, both.card)).toMatchObject({ ok: false })
  await report('REVERSED', other)
  await liftBlock(ctx, other.card)
  expect(await statusOf(one, other, both)).toEqual(['ACTIVE', 'ACTIVE', 'ACTIVE'])
})

test('unblocking a card does not clear the wrong PINs of the cards bought with it', async () => {
  const first = await buy(100)
  const second = await buy(25, [first.card])
  const slot = `card:${second.card}`
  await sql`insert into giftcard_pin_tries (slot, wrong_in_a_row, blocked_until) values (${slot}, 10, 'infinity')`.execute(db)
  await report('CHARGED_BACK', first)
  await report('REVERSED', first)
  await liftBlock(ctx, first.card)
  expect(await statusOf(second)).toEqual(['ACTIVE'])
  const { rows } = await sql`select wrong_in_a_row from giftcard_pin_tries where slot = ${slot}`.execute(db)
  expect(rows).toEqual([{ wrong_in_a_row: 10 }])
})

test('returned money waits until a job has made the cards of a large order that it paid for', async () => {
  const first = await buy(100)
  const large = await buy(10, [first.card], 21)
  expect(await report('CHARGED_BACK', first)).toBe('early')
  await shop.run('issue-cards', { orderId: large.id })
  expect(await report('CHARGED_BACK', first)).toBe('applied')
  expect(new Set((await listOrderCards(db, large.id)).map(({ status }) => status))).toEqual(new Set(['BLOCKED']))
})

const untilWaiting = (count: number) => expect.poll(() => countWaiting(db)).toBe(count)

test('a card bought while the money of the paying card is taken back is blocked as well', async () => {
  const first = await buy(100)
  const visitor = await shop.fillCart()
  await shop.addCard(visitor, await readCardSecrets(ctx, HARMLESS_SERVICES, first.card))
  const [spending, taking] = await db.transaction().execute(async (other) => {
    await sql`select from giftcards where id = ${first.card} for no key update`.execute(other)
    const spending = shop.place(visitor, { paymentMethod: null })
    await untilWaiting(1)
    const taking = report('CHARGED_BACK', first)
    await untilWaiting(2)
    return [spending, taking]
  })
  expect(await taking).toBe('applied')
  const { order } = await spending
  expect(order).toMatchObject({ status: 'COMPLETED' })
  expect((await listOrderCards(db, order.id)).map(({ status }) => status)).toEqual(['BLOCKED'])
})

test('returning the money of several orders while cards are unblocked does not deadlock', async () => {
  const warned = vi.spyOn(ctx.log, 'warn')
  const [one, two, three] = [await buy(25), await buy(25), await buy(25)]
  const [left, right] = [await buy(30, [one.card, two.card]), await buy(30, [two.card, three.card])]
  const [orders, mixed] = [
    [one, two, three],
    [left, right, await buy(40, [left.card, right.card])],
  ]
  await warmPool(shop.pool)
  for (let round = 0; round < 5; round++) {
    const cards = [...orders, ...mixed].map(({ card }) => card)
    await Promise.all([...orders.map((one) => report('CHARGED_BACK', one)), ...cards.map((card) => liftBlock(ctx, card))])
    expect(new Set(await statusOf(...orders, ...mixed))).toEqual(new Set(['BLOCKED']))
    await Promise.all(orders.map((one) => report('REVERSED', one)))
    for (const { card } of orders) expect(await liftBlock(ctx, card)).toMatchObject({ ok: true })
    expect(new Set(await statusOf(...orders, ...mixed))).toEqual(new Set(['ACTIVE']))
  }
  expect(warned).not.toHaveBeenCalledWith(expect.anything(), 'the transaction is tried again')
})
