import { expect, test } from 'vitest'
import type { Visitor } from '#tests/support/checkout.ts'
import { testRedeem } from '#tests/support/redeem.ts'

const shop = await testRedeem()
const { adyen, codes, statesOf, statusOf } = shop

/** A card of £50 and a choice of £70: £20 to pay. */
async function payingExtra(paymentMethod = 'paypal') {
  const visitor = shop.visit()
  const card = await shop.issue(5_000)
  await shop.start(visitor, card)
  const { order } = await shop.choose(visitor, 70)
  expect(order).toMatchObject({ remainingBalance: { value: 0 }, totals: { paidByCards: { value: 50 }, toPay: { value: 20 } } })
  const placed = await shop.exchange(visitor, { paymentMethod, expectedToPay: 20 })
  expect(placed).toMatchObject({ errors: [], order: { status: 'PENDING' }, payment: { action: 'REDIRECT' } })
  return { visitor, card, id: placed.order.id as string, page: placed.payment.redirectUrl as string }
}

test('the part that the card does not cover is paid extra, and everything is issued after that payment', async () => {
  const { visitor, card, id, page } = await payingExtra()
  expect(await shop.balanceOfCard(card.id)).toBe(0)
  expect(await shop.cardsOf(id)).toEqual([])
  expect(await shop.confirm(visitor, id, await adyen.finish(page, 'pay'))).toMatchObject({ state: { status: 'COMPLETED' } })
  expect((await shop.cardsOf(id)).map(({ minor }) => minor)).toEqual(['7000'])
  // The extra payment cannot be returned to the card.
  expect(codes(await shop.undo(visitor, id))).toEqual([2610])
  expect(await shop.readOwn(visitor, id)).toMatchObject({ status: 'COMPLETED', undoUntil: null })
})

test('a selection that was changed in another tab is not placed, even if nothing is left to pay', async () => {
  const visitor = shop.visit()
  await shop.start(visitor, await shop.issue(5_000))
  await shop.choose(visitor, 20)
  await shop.choose(visitor, 10)
  expect(await shop.exchange(visitor, { expectedChosen: 20 })).toMatchObject({
    errors: [{ code: 2404, message: expect.stringContaining('£30'), referencedRequestParameter: 'expectedChosen' }],
  })
  expect((await shop.exchange(visitor, { expectedChosen: 30 })).errors).toEqual([])
})

test('an amount that the shopper was not shown is not charged, and a payment method is required', async () => {
  const visitor = shop.visit()
  await shop.start(visitor, await shop.issue(5_000))
  await shop.choose(visitor, 70)
  expect(codes(await shop.exchange(visitor, { paymentMethod: 'paypal', expectedToPay: 10 }))).toEqual([2404])
  expect(codes(await shop.exchange(visitor, { expectedToPay: 20 }))).toEqual([2406])
  expect(codes(await shop.exchange(visitor, { paymentMethod: 'giftcard', expectedToPay: 20 }))).toEqual([2405])
  expect(codes(await shop.exchange(visitor, { paymentMethod: 'invoice', expectedToPay: 20 }))).toEqual([2405])
  expect(await shop.readOwn(visitor)).toMatchObject({ status: 'OPEN', totals: { chosen: { value: 70 } } })
})

test('after a refusal the order can be paid by another method', async () => {
  const { visitor, card, id, page } = await payingExtra()
  await shop.confirm(visitor, id, await adyen.finish(page, 'refuse'))
  expect(await shop.stateOf(visitor, id)).toMatchObject({
    status: 'FAILED',
    canRetry: true,
    amount: { value: 20 },
    giftcardAmount: { value: 50 },
  })
  const second = await shop.retry(visitor, id, { paymentMethod: 'scheme' })
  expect(second.errors).toEqual([])
  await shop.confirm(visitor, id, await adyen.finish(second.payment.redirectUrl, 'pay'))
  expect(await statusOf(id)).toBe('COMPLETED')
  expect(await shop.balanceOfCard(card.id)).toBe(0)
})

test.each([
  ['in the redeem shop', (visitor: Visitor) => shop.reset(visitor)],
  ['in the checkout', (visitor: Visitor, id: string) => shop.cancel(visitor, id)],
])('cancelling it %s releases the card, and a late payment is refunded', async (_where, giveUp) => {
  const { visitor, card, id, page } = await payingExtra()
  expect(await giveUp(visitor, id)).toMatchObject({ status: true, errors: [] })
  expect(await shop.readOwn(visitor)).toBeNull()
  expect([await statusOf(id), await shop.balanceOfCard(card.id)]).toEqual(['CANCELED', 5_000])
  await adyen.finish(page, 'pay')
  await shop.untilEvents(id, 1)
  await shop.handleEvents()
  expect([await statusOf(id), await statesOf(id)]).toEqual(['CANCELED', ['DUPLICATE']])
  await shop.completeRefund(`${id}:1`)
  expect([await statesOf(id), await shop.balanceOfCard(card.id)]).toEqual([['REFUNDED'], 5_000])
})

test('the card is held as long as the payment may take; then it is released, and a late payment is refunded', async () => {
  const { card, id, page } = await payingExtra()
  shop.pass(60)
  await shop.run('release-expired-holds')
  expect(codes(await shop.start(shop.visit(), card))).toEqual([2313])
  shop.loseEvents()
  await adyen.finish(page, 'pay')
  shop.pass(20)
  await shop.run('reconcile-payments')
  expect([await statusOf(id), await shop.balanceOfCard(card.id)]).toEqual(['CANCELED', 5_000])
  shop.applyProviderEvents()
  await shop.untilEvents(id, 1)
  await shop.handleEvents()
  expect([await statusOf(id), await statesOf(id)]).toEqual(['CANCELED', ['DUPLICATE']])
  await shop.completeRefund(`${id}:1`)
})

test('a card that is frozen during the extra payment is not spent, and the payment is refunded', async () => {
  const { visitor, card, id, page } = await payingExtra()
  const freeze = `mutation ($number: String, $pin: String) {
    answer: freezeGiftcard(cardNumber: $number, pin: $pin, captchaToken: "solved") { details { info { state } } errors { code } } }`
  expect((await shop.ask(shop.visit(), freeze, { number: card.number, pin: card.pin })).answer).toEqual({
    details: { info: { state: 'FROZEN' } },
    errors: [],
  })
  await shop.confirm(visitor, id, await adyen.finish(page, 'pay'))
  expect([await statusOf(id), await shop.balanceOfCard(card.id)]).toEqual(['CANCELED', 5_000])
  expect(await statesOf(id)).toEqual(['DUPLICATE'])
  await shop.completeRefund(`${id}:1`)
})

test('undoing needs the browser that made the exchange: for any other the order does not exist', async () => {
  const { visitor, id } = await payingExtra()
  expect(codes(await shop.undo(shop.visit(), id))).toEqual([2401])
  expect(await shop.readOwn(shop.visit(), id)).toBeNull()
  expect(await shop.readOwn(visitor, id)).toMatchObject({ status: 'PENDING' })
})

test('a shopper who returns and starts again with the same card cancels the unpaid exchange', async () => {
  const { visitor, card, id } = await payingExtra()
  expect(await shop.readOwn(visitor)).toMatchObject({ id, status: 'PENDING' })
  expect(await shop.start(visitor, card)).toMatchObject({
    errors: [],
    order: { status: 'OPEN', totals: { toSpend: { value: 50 } } },
  })
  expect(await statusOf(id)).toBe('CANCELED')
})
