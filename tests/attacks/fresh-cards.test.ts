import { expect, test } from 'vitest'
import { listOrderCards } from '../../src/modules/giftcards/index.ts'
import { testCheckout, type Visitor } from '../support/checkout.ts'

/** A thief exchanges a stolen Choice Gift Card, which will be blocked or expire, for a new one with another number. */
const shop = await testCheckout()
const { codes } = shop
const pack = await shop.variationOf('blank-choice-cards-classic', 'PHYSICAL')

const CHECK = `mutation ($number: String!, $pin: String!) {
  answer: checkGiftcardPayment(cardNumber: $number, pin: $pin, captchaToken: "solved") { balance { value } errors { code } } }`
const methodsOf = async (visitor: Visitor) => shop.methodsOf(visitor, (await shop.ask(visitor, '{ cartV2 { id } }')).cartV2.id)
const payWithCards = async (visitor: Visitor) => {
  const { cartV2 } = await shop.ask(visitor, '{ cartV2 { totals { grandTotal { value } } } }')
  return shop.place(visitor, { paymentMethod: null, expectedTotal: cartV2.totals.grandTotal.value })
}

test.each([
  ['a Choice Gift Card', { variationId: shop.choice, value: 25 }],
  ['a pack of blank ones', { variationId: pack, value: 3 }],
])('%s cannot be bought with a gift card, and the basket says so', async (_what, bought) => {
  const { number, pin } = await shop.issue(10_000)
  const thief = await shop.fillCart(shop.visit(), bought)
  expect(codes(await shop.addCard(thief, { number, pin }))).toEqual([2318])
  expect((await shop.ask(thief, CHECK, { number, pin })).answer).toEqual({ balance: null, errors: [{ code: 2318 }] })
  expect((await shop.ask(thief, '{ cartPayment { takesGiftcards } }')).cartPayment).toEqual({ takesGiftcards: false })
  expect(await methodsOf(thief)).not.toContain('giftcard')
})

test('an order that contains one among other gifts cannot be bought with a gift card either, whatever came into the basket first', async () => {
  const card = await shop.issue(10_000)
  const thief = await shop.fillCart()
  expect(codes(await shop.addCard(thief, card))).toEqual([])
  await shop.fillCart(thief, { variationId: shop.choice })
  expect(await shop.cartPayment(thief)).toMatchObject({
    giftcards: [{ amount: { value: 0 }, error: { code: 2318 } }],
    toPay: { value: 50.95 },
  })
  const { order, errors } = await payWithCards(thief)
  expect([order, errors]).toMatchObject([null, [{ code: 2318 }]])
  expect(codes(await shop.place(thief, { paymentMethod: 'paypal', expectedTotal: 50.95, expectedToPay: 50.95 }))).toEqual([2318])
})

test('a brand card, which can be spent only at its brand, can be bought with a gift card', async () => {
  const visitor = await shop.fillCart()
  await shop.addCard(visitor, await shop.issue(10_000))
  const { order } = await payWithCards(visitor)
  expect(order).toMatchObject({ status: 'COMPLETED' })
  const [card] = await listOrderCards(shop.db, order.id)
  expect(codes(await shop.addCard(await shop.fillCart(), await shop.secretsOf(card?.id ?? '')))).toEqual([2312])
})
