import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { warmPool } from '#tests/support/at-once.ts'
import { testCheckout, type Visitor } from '#tests/support/checkout.ts'

const shop = await testCheckout()
const { adyen, balanceOf, bookedOf, codes, db, completeRefund, pass, placed, statesOf } = shop

describe('a cancelled order', () => {
  const quantityOf = async (visitor: Visitor) => (await shop.ask(visitor, '{ cartV2 { id quantity } }')).cartV2?.quantity

  test('returns everything to the cart, once', async () => {
    const { visitor, id } = await placed()
    expect(await quantityOf(visitor)).toBeUndefined()
    expect(await shop.cancel(visitor, id)).toMatchObject({ status: true, cart: { quantity: 1 }, errors: [] })
    expect(await shop.cancel(visitor, id)).toMatchObject({ status: true, cart: { quantity: 1 } })
    expect(await quantityOf(visitor)).toBe(1)
    expect(await shop.stateOf(visitor, id)).toMatchObject({ status: 'CANCELED', canRetry: false, canCancel: false })
    expect(codes(await shop.retry(visitor, id))).toEqual([2402])
    expect(codes(await shop.place(visitor))).toEqual([])
  })

  test('returns only what fits when the shopper has filled the cart again, and nothing is lost', async () => {
    const visitor = shop.visit()
    const orders: string[] = []
    for (const [qty, expectedTotal] of [
      [60, 1800.95],
      [50, 1550.95],
    ]) {
      await shop.fillCart(visitor, { qty })
      await shop.fillCart(visitor, { qty: 10, value: 30 })
      orders.push((await shop.place(visitor, { expectedTotal })).order.id)
    }
    const [first = '', second = ''] = orders
    expect(await shop.cancel(visitor, first)).toMatchObject({ status: true, cart: { quantity: 70 }, errors: [] })
    expect(await shop.cancel(visitor, second)).toMatchObject({ status: true, cart: { quantity: 80 }, errors: [{ code: 2120 }] })
    expect(await quantityOf(visitor)).toBe(80)
    expect(await shop.stateOf(visitor, second)).toMatchObject({ status: 'CANCELED', canCancel: false })
    expect(codes(await shop.place(visitor, { expectedTotal: 2100.95 }))).toEqual([])
    const reorder = 'mutation ($id: ID!) { answer: reorder(orderUuid: $id) { order { quantity } errors { code } } }'
    expect((await shop.ask(visitor, reorder, { id: second })).answer).toEqual({ order: { quantity: 60 }, errors: [] })
  })

  test('has a late payment refunded', async () => {
    const { visitor, id, page } = await placed()
    await shop.cancel(visitor, id)
    await adyen.finish(page, 'pay')
    await shop.untilEvents(id, 1)
    await shop.handleEvents()
    expect(await shop.statusOf(id)).toBe('CANCELED')
    expect(await statesOf(id)).toEqual(['DUPLICATE'])
    await completeRefund(`${id}:1`)
    expect(await statesOf(id)).toEqual(['REFUNDED'])
  })

  const setStock = (stock: number | null) =>
    sql`update products set stock = ${stock} where id = (select product_id from variations where id = ${shop.digital})`.execute(
      db,
    )

  test('an unpaid order expires and frees its stock, but can still be paid', async () => {
    const [visitor, other] = [await shop.fillCart(), await shop.fillCart()]
    await setStock(1)
    onTestFinished(async () => void (await setStock(null)))
    const { order } = await shop.place(visitor)
    expect(codes(await shop.place(other))).toEqual([2031])
    pass(74)
    await shop.run('reconcile-payments')
    expect(await shop.statusOf(order.id)).toBe('PENDING')
    pass(2)
    await shop.run('reconcile-payments')
    expect(await shop.statusOf(order.id)).toBe('CANCELED')
    expect(await shop.stateOf(visitor, order.id)).toMatchObject({ status: 'FAILED', error: { code: 2408 }, canRetry: true })
    const { payment } = await shop.retry(visitor, order.id)
    expect(codes(await shop.place(other))).toEqual([2031])
    await shop.confirm(visitor, order.id, await adyen.finish(payment.redirectUrl, 'pay'))
    expect(await shop.statusOf(order.id)).toBe('COMPLETED')
    expect(codes(await shop.place(other))).toEqual([2031])
  })

  test('a day later it must be ordered again, because its prices were of that day and its stock is for others', async () => {
    const { visitor, id } = await placed()
    for (let hour = 1; hour < 24; hour++) {
      pass(60)
      expect(codes(await shop.retry(visitor, id))).toEqual([])
    }
    pass(59)
    expect(await shop.stateOf(visitor, id)).toMatchObject({ status: 'PENDING', canRetry: true })
    pass(1)
    expect(codes(await shop.retry(visitor, id))).toEqual([2412])
    await shop.run('reconcile-payments')
    expect(await shop.stateOf(visitor, id)).toMatchObject({ status: 'FAILED', canRetry: false, canCancel: true })
    expect(codes(await shop.retry(visitor, id))).toEqual([2412])
    expect((await shop.cancel(visitor, id)).cart).toMatchObject({ quantity: 1 })
  })

  test('a late payment completes an order that expired but was not cancelled', async () => {
    const { id, page } = await placed()
    shop.loseEvents()
    await adyen.finish(page, 'pay')
    pass(80)
    await shop.run('reconcile-payments')
    expect(await shop.statusOf(id)).toBe('CANCELED')
    shop.applyProviderEvents()
    await shop.untilEvents(id, 1)
    expect(await shop.statusOf(id)).toBe('COMPLETED')
    expect(await statesOf(id)).toEqual(['CAPTURED'])
  })
})

describe('the unpaid order of a visitor', () => {
  const unpaidOf = async (visitor: Visitor) =>
    (await shop.ask(visitor, '{ unpaidOrder { status canRetry bankTransfer { payBefore } order { id } } }')).unpaidOrder

  test('is shown to the visitor who placed it, until it is paid', async () => {
    const { visitor, id, page } = await placed()
    expect(await unpaidOf(visitor)).toMatchObject({ status: 'PENDING', canRetry: true, order: { id } })
    expect(await unpaidOf(await shop.fillCart())).toBeNull()
    await shop.confirm(visitor, id, await adyen.finish(page, 'pay'))
    expect(await unpaidOf(visitor)).toBeNull()
  })

  test.each([
    ['a reorder is shown too, because it came from the basket', 'REORDER', true],
    ['an activation is not shown, because it never was in the basket', 'ACTIVATION', false],
  ])('%s', async (_sentence, kind, isTold) => {
    const { visitor, id } = await placed()
    await sql`update orders set kind = ${kind} where id = ${id}`.execute(db)
    expect((await unpaidOf(visitor))?.order.id === id).toBe(isTold)
  })

  test('is shown after it expired, but not after the shopper cancelled it', async () => {
    const { visitor, id } = await placed()
    pass(80)
    await shop.run('reconcile-payments')
    expect(await unpaidOf(visitor)).toMatchObject({ status: 'FAILED', canRetry: true, order: { id } })
    await shop.cancel(visitor, id)
    expect(await unpaidOf(visitor)).toBeNull()
  })

  test('is no longer shown after a newer one, or when a cart would have expired', async () => {
    const { visitor } = await placed()
    pass(1)
    await shop.fillCart(visitor)
    const { order, payment } = await shop.place(visitor)
    expect(await unpaidOf(visitor)).toMatchObject({ order: { id: order.id } })
    await shop.confirm(visitor, order.id, await adyen.finish(payment.redirectUrl, 'pay'))
    expect(await unpaidOf(visitor)).toBeNull()
    const old = await placed()
    pass(91 * 24 * 60)
    expect(await unpaidOf(old.visitor)).toBeNull()
  })
})

describe('gift cards', () => {
  test('pay a part; the rest is paid at the provider', async () => {
    const card = await shop.issue(1000)
    const visitor = await shop.fillCart()
    const { payment, errors } = await shop.addCard(visitor, card)
    expect(errors).toEqual([])
    expect(payment).toMatchObject({
      giftcards: [{ lastFour: card.number.slice(-4), amount: { value: 10 } }],
      toPay: { value: 15.95 },
    })
    const started = await shop.place(visitor)
    const { id } = started.order
    expect(await shop.stateOf(visitor, id)).toMatchObject({ amount: { value: 15.95 }, giftcardAmount: { value: 10 } })
    expect(await balanceOf(`hold:${card.id}:${id}`)).toBe(1000)
    await shop.confirm(visitor, id, await adyen.finish(started.payment.redirectUrl, 'pay'))
    expect(await shop.statusOf(id)).toBe('COMPLETED')
    expect(await balanceOf(`card:${card.id}`)).toBe(0)
    expect(await statesOf(id)).toEqual(['CAPTURED', 'CAPTURED'])
    expect(await bookedOf(id)).toMatchObject([{ amount: { value: 1595 } }])
  })

  test('need no other method when they pay everything', async () => {
    const cards = [await shop.issue(2000), await shop.issue(2000)]
    const visitor = await shop.fillCart()
    for (const card of cards) await shop.addCard(visitor, card)
    expect(await shop.cartPayment(visitor)).toMatchObject({ toPay: { value: 0 }, giftcardTotal: { value: 25.95 } })
    const { order, payment } = await shop.place(visitor, { paymentMethod: null })
    expect(payment).toEqual({ action: 'NONE', redirectUrl: null })
    expect(order).toMatchObject({ status: 'COMPLETED', paymentMethod: 'giftcard' })
    expect(await balanceOf(`card:${cards[1]?.id}`)).toBe(1405)
  })

  test('pay only one of two orders that want them at once', async () => {
    const card = await shop.issue(1000)
    const visitors = [await shop.fillCart(), await shop.fillCart()]
    for (const visitor of visitors) expect(codes(await shop.addCard(visitor, card))).toEqual([])
    await warmPool(shop.pool)
    const answers = await Promise.all(visitors.map((visitor) => shop.place(visitor)))
    expect(answers.flatMap(codes)).toEqual([2305])
    const winner = answers.findIndex((answer) => answer.errors.length === 0)
    const loser = visitors[1 - winner] as Visitor
    expect(await shop.cartPayment(loser)).toMatchObject({ giftcards: [{ error: { code: 2305 }, amount: { value: 0 } }] })
    await shop.cancel(visitors[winner] as Visitor, answers[winner].order.id)
    expect(codes(await shop.place(loser))).toEqual([])
  })

  test('are held again when the money arrives after their hold expired', async () => {
    const card = await shop.issue(1000)
    const visitor = await shop.fillCart()
    await shop.addCard(visitor, card)
    const { order, payment } = await shop.place(visitor)
    pass(31)
    await shop.run('release-expired-holds')
    expect(await balanceOf(`card:${card.id}`)).toBe(1000)
    await shop.confirm(visitor, order.id, await adyen.finish(payment.redirectUrl, 'pay'))
    expect(await shop.statusOf(order.id)).toBe('COMPLETED')
    expect(await balanceOf(`card:${card.id}`)).toBe(0)
  })

  test('were spent elsewhere meanwhile: the payment is refunded and the order cancelled', async () => {
    const card = await shop.issue(1000)
    const [slow, quick] = [await shop.fillCart(), await shop.fillCart()]
    for (const visitor of [slow, quick]) await shop.addCard(visitor, card)
    const first = await shop.place(slow)
    pass(31)
    await shop.run('release-expired-holds')
    const second = await shop.place(quick)
    await shop.confirm(quick, second.order.id, await adyen.finish(second.payment.redirectUrl, 'pay'))
    await shop.confirm(slow, first.order.id, await adyen.finish(first.payment.redirectUrl, 'pay'))
    expect(await shop.statusOf(first.order.id)).toBe('CANCELED')
    expect(await statesOf(first.order.id)).toEqual(['DUPLICATE'])
    await completeRefund(`${first.order.id}:1`)
    expect(await balanceOf('duplicates:GBP')).toBe(0)
  })

  test('the gift cards of a cancelled order return to the cart, as far as they fit', async () => {
    const [choice, other] = [await shop.productOf('all-in-one-gift-card'), await shop.productOf('blank-choice-cards-classic')]
    const issueMany = (count: number, productId: number) =>
      Promise.all(Array.from({ length: count }, () => shop.issue(100, { productId })))
    const order = async (visitor: Visitor, count: number) => {
      await shop.fillCart(visitor)
      for (const card of await issueMany(count, choice)) await shop.addCard(visitor, card)
      return (await shop.place(visitor)).order.id as string
    }
    const countCards = async (visitor: Visitor) => (await shop.cartPayment(visitor)).giftcards.length
    for (const [productId, count, total] of [
      [choice, 9, 10],
      [other, 1, 1],
    ] as const) {
      const visitor = shop.visit()
      const id = await order(visitor, 2)
      await shop.fillCart(visitor)
      for (const card of await issueMany(count, productId)) await shop.addCard(visitor, card)
      await shop.cancel(visitor, id)
      expect(await countCards(visitor)).toBe(total)
    }
  })
})
