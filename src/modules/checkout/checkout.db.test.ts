import { sql } from 'kysely'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { testCheckout, type Visitor } from '../../../tests/support/checkout.ts'

const shop = await testCheckout()
const { adyen, clock, db } = shop
const CALM = { slowMs: 0, failRequests: 0, dropAnswers: 0, duplicateWebhooks: 0, loseWebhooks: 0, reorderWebhooks: 0 }
const MINUTE_MS = 60_000

beforeEach(async () => {
  clock.set('2026-03-02T10:00:00Z')
  await adyen.setFaults(CALM)
})

const codes = ({ errors }: { errors: { code: number }[] }) => errors.map(({ code }) => code)
const pass = (minutes: number) => clock.set(new Date(clock.now().getTime() + minutes * MINUTE_MS).toISOString())

/** A placed order and the page where it is paid. */
async function placed(input: Record<string, unknown> = {}) {
  const visitor = await shop.fillCart()
  const { order, payment, errors } = await shop.place(visitor, input)
  expect(errors).toEqual([])
  return { visitor, id: order.id as string, page: payment.redirectUrl as string }
}

async function statesOf(orderId: string): Promise<string[]> {
  const { rows } = await sql<{ state: string; reason: string | null }>`
    select state, reason from payments where order_id = ${orderId} order by attempt`.execute(db)
  return rows.map(({ state, reason }) => reason ?? state)
}

async function balanceOf(code: string): Promise<number> {
  const { rows } = await sql<{ minor: bigint | null }>`
    select sum(e.amount_minor) as minor from ledger_accounts a join ledger_entries e on e.account_id = a.id where a.code = ${code}`.execute(
    db,
  )
  return Number(rows[0]?.minor ?? 0n)
}

async function bookedOf(orderId: string) {
  return (await adyen.readBooks()).payments.filter(({ reference }) => reference.startsWith(orderId))
}

/** Money goes back: what the worker does, and what the provider tells then. */
async function giveBack(reference: string) {
  await shop.run('refund-payment', { reference })
  await shop.run('refund-payment', { reference })
  await shop.untilEvents(`${reference}:refund`, 1)
  await shop.handleEvents()
}

describe('one key', () => {
  test('asked fifty times at once places one order and begins one payment', async () => {
    const visitor = await shop.fillCart()
    const answers = await Promise.all(Array.from({ length: 50 }, () => shop.place(visitor, {}, 'once')))
    expect(answers.map(codes)).toEqual(answers.map(() => []))
    expect(new Set(answers.map(({ order, payment }) => `${order.id} ${payment.redirectUrl}`)).size).toBe(1)
    expect(await statesOf(answers[0].order.id)).toEqual(['NEW'])
  })

  test('with another input is refused, and nothing happens', async () => {
    const visitor = await shop.fillCart()
    const { order } = await shop.place(visitor, {}, 'twice')
    expect(codes(await shop.place(visitor, { paymentMethod: 'scheme' }, 'twice'))).toEqual([2410])
    expect(await statesOf(order.id)).toEqual(['NEW'])
  })

  test('of somebody else gives nothing of theirs', async () => {
    await shop.place(await shop.fillCart(), {}, 'guessed')
    expect(codes(await shop.place(shop.visit(), {}, 'guessed'))).toEqual([2101])
  })

  test('of a request that was refused is free again', async () => {
    const visitor = await shop.fillCart()
    expect(codes(await shop.place(visitor, { expectedTotal: 20 }, 'again'))).toEqual([2404])
    expect(codes(await shop.place(visitor, {}, 'again'))).toEqual([])
  })

  test('fifty keys at once place one cart once', async () => {
    const visitor = await shop.fillCart()
    const answers = await Promise.all(Array.from({ length: 50 }, () => shop.place(visitor)))
    expect(answers.filter((answer) => answer.errors.length === 0)).toHaveLength(1)
    expect(new Set(answers.flatMap(codes))).toEqual(new Set([2101]))
  })
})

describe('a crash before the provider is asked', () => {
  test('loses nothing: the same key goes on with the same attempt', async () => {
    const visitor = await shop.fillCart()
    await adyen.setFaults({ failRequests: 3 })
    const down = await shop.place(visitor, {}, 'crash')
    expect(codes(down)).toEqual([2409])
    expect(down).toMatchObject({ order: { status: 'PENDING' }, payment: null })
    expect(await shop.stateOf(visitor, down.order.id)).toMatchObject({ status: 'FAILED', error: { code: 2409 }, canRetry: true })
    const up = await shop.place(visitor, {}, 'crash')
    expect(up).toMatchObject({ order: { id: down.order.id }, payment: { action: 'REDIRECT' }, errors: [] })
    expect(await statesOf(down.order.id)).toEqual(['NEW'])
    await shop.confirm(visitor, down.order.id, await adyen.finish(up.payment.redirectUrl, 'pay'))
    expect(await bookedOf(down.order.id)).toHaveLength(1)
  })

  test('an answer that was lost on the way is asked for again, and is the same page', async () => {
    await adyen.setFaults({ dropAnswers: 1 })
    const { id } = await placed()
    expect(await statesOf(id)).toEqual(['NEW'])
  })
})

describe('news of a payment', () => {
  test('of a shopper who never comes back completes the order', async () => {
    const { visitor, id, page } = await placed()
    await adyen.finish(page, 'pay')
    await shop.untilEvents(id, 1)
    expect(await shop.statusOf(id)).toBe('PENDING')
    await shop.handleEvents()
    expect(await shop.stateOf(visitor, id)).toMatchObject({ status: 'COMPLETED', redirectUrl: null })
    expect(await balanceOf(`order:${id}`)).toBe(2500)
  })

  test('told twice, by event and by the shopper, at once, are booked once', async () => {
    const { visitor, id, page } = await placed()
    await adyen.setFaults({ duplicateWebhooks: 1 })
    const back = await adyen.finish(page, 'pay')
    await shop.untilEvents(id, 1)
    await Promise.all([shop.confirm(visitor, id, back), shop.handleEvents(), shop.confirm(visitor, id, back)])
    expect(await shop.statusOf(id)).toBe('COMPLETED')
    expect(await shop.handleEvents()).toBe(0)
    expect(await statesOf(id)).toEqual(['CAPTURED'])
  })

  test('in another order do the same: a refusal that is told after the money of the next attempt changes nothing', async () => {
    const { visitor, id, page } = await placed()
    await adyen.finish(page, 'refuse')
    await shop.untilEvents(id, 1)
    const again = await shop.retry(visitor, id, { paymentMethod: 'scheme' })
    await shop.confirm(visitor, id, await adyen.finish(again.payment.redirectUrl, 'pay'))
    await shop.untilEvents(id, 2)
    await shop.handleEvents()
    expect(await shop.statusOf(id)).toBe('COMPLETED')
    expect((await statesOf(id)).at(-1)).toBe('CAPTURED')
  })

  test('that were lost are read by the reconciler, from what the shopper brought back', async () => {
    const { visitor, id, page } = await placed()
    const back = await adyen.finish(page, 'pay')
    await adyen.setFaults({ failRequests: 1 })
    expect((await shop.confirm(visitor, id, back)).state).toMatchObject({ status: 'PENDING', canRetry: false })
    pass(2)
    await shop.run('reconcile-payments')
    expect(await shop.statusOf(id)).toBe('PENDING')
    pass(2)
    await shop.run('reconcile-payments')
    expect(await shop.statusOf(id)).toBe('COMPLETED')
    await shop.untilEvents(id, 1)
    await shop.handleEvents()
    expect(await statesOf(id)).toEqual(['CAPTURED'])
  })

  test('of an attempt that we do not know yet are put aside, and taken when we do', async () => {
    const { visitor, id } = await placed()
    const shopper = { countryCode: 'GB', locale: 'en-GB', email: 'anna@example.com', shopperIp: '192.0.2.1' }
    const asked = { amount: { currency: 'GBP', minor: 2595 }, method: 'scheme', merchantName: 'Shop' } as const
    const returnUrl = 'https://shop.example/'
    const early = await adyen.provider.startPayment({ ...asked, ...shopper, returnUrl, reference: `${id}:2` })
    await adyen.finish(early.redirectUrl, 'pay')
    await shop.untilEvents(id, 1)
    await shop.handleEvents()
    const { rows } = await sql`
      select error, attempts, processed_at from provider_events where body->>'merchantReference' = ${`${id}:2`}`.execute(db)
    expect(rows).toEqual([{ error: 'early', attempts: 1, processed_at: null }])
    const known = await shop.retry(visitor, id, { paymentMethod: 'scheme' })
    expect(known.payment.redirectUrl).toBe(early.redirectUrl)
    await shop.handleEvents()
    expect(await shop.statusOf(id)).toBe('COMPLETED')
  })
})

describe('a payment that is refused', () => {
  test.each(['refuse', 'fraud'] as const)('(%s) says the same, and can be tried again', async (action) => {
    const { visitor, id, page } = await placed()
    const { state } = await shop.confirm(visitor, id, await adyen.finish(page, action))
    expect(state).toMatchObject({ status: 'FAILED', error: { code: 2035 }, canRetry: true, canCancel: true })
    const again = await shop.retry(visitor, id, { paymentMethod: 'scheme' })
    expect(again).toMatchObject({ errors: [], order: { paymentMethod: 'scheme' }, payment: { action: 'REDIRECT' } })
    expect(again.payment.redirectUrl).not.toBe(page)
    await shop.confirm(visitor, id, await adyen.finish(again.payment.redirectUrl, 'pay'))
    expect(await shop.statusOf(id)).toBe('COMPLETED')
    expect((await statesOf(id)).at(-1)).toBe('CAPTURED')
  })

  test('by the shopper is cancelled, and by a broken line is a failure', async () => {
    const cancelled = await placed()
    const left = await shop.confirm(cancelled.visitor, cancelled.id, await adyen.finish(cancelled.page, 'cancel'))
    expect(left.state).toMatchObject({ status: 'CANCELED', error: null, canRetry: true })
    const broken = await placed()
    const failed = await shop.confirm(broken.visitor, broken.id, await adyen.finish(broken.page, 'error'))
    expect(failed.state).toMatchObject({ status: 'FAILED', error: { code: 2407 } })
  })

  test('retried twice with one key begins one attempt', async () => {
    const { visitor, id, page } = await placed()
    await shop.confirm(visitor, id, await adyen.finish(page, 'refuse'))
    const [one, other] = await Promise.all([shop.retry(visitor, id, {}, 'retry'), shop.retry(visitor, id, {}, 'retry')])
    expect(one).toEqual(other)
    expect(await statesOf(id)).toEqual(['REFUSED', 'NEW'])
    expect(codes(await shop.retry(visitor, id, { paymentMethod: 'scheme' }, 'retry'))).toEqual([2410])
  })

  test('what is paid is not paid again', async () => {
    const { visitor, id, page } = await placed()
    await shop.confirm(visitor, id, await adyen.finish(page, 'pay'))
    expect(codes(await shop.retry(visitor, id))).toEqual([2402])
    expect(codes(await shop.cancel(visitor, id))).toEqual([2403])
  })
})

describe('paid twice', () => {
  test('in two tabs, one payment is kept and the other given back', async () => {
    const { visitor, id, page } = await placed()
    const second = await shop.retry(visitor, id, { paymentMethod: 'scheme' })
    await adyen.finish(page, 'pay')
    await adyen.finish(second.payment.redirectUrl, 'pay')
    await shop.untilEvents(id, 2)
    await shop.handleEvents()
    expect(await shop.statusOf(id)).toBe('COMPLETED')
    expect((await statesOf(id)).toSorted()).toEqual(['CAPTURED', 'DUPLICATE'])
    expect(await balanceOf('duplicates:GBP')).toBe(2595)
    const { rows } = await sql<{ reference: string }>`
      select reference from payments where order_id = ${id} and state = 'DUPLICATE'`.execute(db)
    await giveBack(rows[0]?.reference ?? '')
    expect((await statesOf(id)).toSorted()).toEqual(['CAPTURED', 'REFUNDED'])
    expect(await balanceOf('duplicates:GBP')).toBe(0)
    expect((await bookedOf(id)).map(({ refunded }) => refunded).toSorted()).toEqual([0, 2595])
  })

  test('a refund that nobody asked for in time is asked for by the reconciler', async () => {
    const { visitor, id, page } = await placed()
    const second = await shop.retry(visitor, id, { paymentMethod: 'scheme' })
    for (const one of [page, second.payment.redirectUrl]) await adyen.finish(one, 'pay')
    await shop.untilEvents(id, 2)
    await shop.handleEvents()
    await sql`delete from graphile_worker._private_jobs`.execute(db)
    pass(2)
    await shop.run('reconcile-payments')
    const { rows } = await sql<{
      key: string
    }>`select key from graphile_worker.jobs where task_identifier = 'refund-payment'`.execute(db)
    expect(rows).toHaveLength(1)
    await giveBack(rows[0]?.key.split(' ')[1] ?? '')
    expect((await statesOf(id)).toSorted()).toEqual(['CAPTURED', 'REFUNDED'])
  })
})

describe('given up', () => {
  const quantityOf = async (visitor: Visitor) => (await shop.ask(visitor, '{ cartV2 { id quantity } }')).cartV2?.quantity

  test('by the shopper, everything is back in the cart, once', async () => {
    const { visitor, id } = await placed()
    expect(await quantityOf(visitor)).toBeUndefined()
    expect(await shop.cancel(visitor, id)).toMatchObject({ status: true, cart: { quantity: 1 }, errors: [] })
    expect(await shop.cancel(visitor, id)).toMatchObject({ status: true, cart: { quantity: 1 } })
    expect(await quantityOf(visitor)).toBe(1)
    expect(await shop.stateOf(visitor, id)).toMatchObject({ status: 'CANCELED', canRetry: false, canCancel: false })
    expect(codes(await shop.retry(visitor, id))).toEqual([2402])
    expect(codes(await shop.place(visitor))).toEqual([])
  })

  test('money that comes nevertheless goes back', async () => {
    const { visitor, id, page } = await placed()
    await shop.cancel(visitor, id)
    await adyen.finish(page, 'pay')
    await shop.untilEvents(id, 1)
    await shop.handleEvents()
    expect(await shop.statusOf(id)).toBe('CANCELED')
    expect(await statesOf(id)).toEqual(['DUPLICATE'])
    await giveBack(`${id}:1`)
    expect(await statesOf(id)).toEqual(['REFUNDED'])
  })

  const setStock = (stock: number | null) =>
    sql`update products set stock = ${stock} where id = (select product_id from variations where id = ${shop.digital})`.execute(
      db,
    )

  test('an order that nobody pays is given up, its stock is free, and it can still be paid', async () => {
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

  test('money that comes late for an order nobody gave up on purpose completes it', async () => {
    const { id, page } = await placed()
    await adyen.finish(page, 'pay')
    pass(80)
    await shop.run('reconcile-payments')
    expect(await shop.statusOf(id)).toBe('CANCELED')
    await shop.untilEvents(id, 1)
    await shop.handleEvents()
    expect(await shop.statusOf(id)).toBe('COMPLETED')
    expect(await statesOf(id)).toEqual(['CAPTURED'])
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
    const begun = await shop.place(visitor)
    const { id } = begun.order
    expect(await shop.stateOf(visitor, id)).toMatchObject({ amount: { value: 15.95 }, giftcardAmount: { value: 10 } })
    expect(await balanceOf(`hold:${card.id}:${id}`)).toBe(1000)
    await shop.confirm(visitor, id, await adyen.finish(begun.payment.redirectUrl, 'pay'))
    expect(await shop.statusOf(id)).toBe('COMPLETED')
    expect(await balanceOf(`card:${card.id}`)).toBe(0)
    expect(await statesOf(id)).toEqual(['CAPTURED', 'CAPTURED'])
    expect(await bookedOf(id)).toMatchObject([{ amount: { value: 1595 } }])
  })

  test('that pay everything need no other method', async () => {
    const cards = [await shop.issue(2000), await shop.issue(2000)]
    const visitor = await shop.fillCart()
    for (const card of cards) await shop.addCard(visitor, card)
    expect(await shop.cartPayment(visitor)).toMatchObject({ toPay: { value: 0 }, giftcardTotal: { value: 25.95 } })
    const { order, payment } = await shop.place(visitor, { paymentMethod: null })
    expect(payment).toEqual({ action: 'NONE', redirectUrl: null })
    expect(order).toMatchObject({ status: 'COMPLETED', paymentMethod: 'giftcard' })
    expect(await balanceOf(`card:${cards[1]?.id}`)).toBe(1405)
  })

  test('pay one of two orders that want them at once', async () => {
    const card = await shop.issue(1000)
    const visitors = [await shop.fillCart(), await shop.fillCart()]
    for (const visitor of visitors) expect(codes(await shop.addCard(visitor, card))).toEqual([])
    const answers = await Promise.all(visitors.map((visitor) => shop.place(visitor)))
    expect(answers.map(codes).toSorted()).toEqual([[], [2305]])
    const winner = answers.findIndex((answer) => answer.errors.length === 0)
    const loser = visitors[1 - winner] as Visitor
    expect(await shop.cartPayment(loser)).toMatchObject({ giftcards: [{ error: { code: 2305 }, amount: { value: 0 } }] })
    await shop.cancel(visitors[winner] as Visitor, answers[winner].order.id)
    expect(codes(await shop.place(loser))).toEqual([])
  })

  test('whose hold ran out are held again when the money comes', async () => {
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

  test('that were spent elsewhere meanwhile: the payment goes back and the order is given up', async () => {
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
    await giveBack(`${first.order.id}:1`)
    expect(await balanceOf('duplicates:GBP')).toBe(0)
  })
})

describe('money that comes later', () => {
  test('an awaited transfer keeps order and prices for a week', async () => {
    const { visitor, id, page } = await placed({ paymentMethod: 'banktransfer' })
    const { state } = await shop.confirm(visitor, id, await adyen.finish(page, 'later'))
    expect(state).toMatchObject({ status: 'PENDING', redirectUrl: null })
    expect(state.bankTransfer).toMatchObject({ amount: { value: 25.95 }, payBefore: '2026-03-09', reference: `${id}:1` })
    pass(6 * 24 * 60)
    await shop.run('reconcile-payments')
    expect(await shop.statusOf(id)).toBe('PENDING')
    const [booked] = await bookedOf(id)
    await adyen.act(`payments/${booked?.id}/pay`)
    await shop.untilEvents(id, 2)
    await shop.handleEvents()
    expect(await shop.statusOf(id)).toBe('COMPLETED')
  })

  test('a transfer that never comes is given up after a week', async () => {
    const { visitor, id, page } = await placed({ paymentMethod: 'banktransfer' })
    await adyen.finish(page, 'later')
    await shop.untilEvents(id, 1)
    await shop.handleEvents()
    expect((await shop.stateOf(visitor, id)).bankTransfer).not.toBeNull()
    pass(7 * 24 * 60 + 1)
    await shop.run('reconcile-payments')
    expect(await shop.statusOf(id)).toBe('CANCELED')
  })

  test('an invoice is for business buyers, up to a limit, and counts as paid', async () => {
    const invoice = { paymentMethod: 'invoice' }
    expect(codes(await shop.place(await shop.fillCart(), invoice))).toEqual([2405])
    const company = { customerType: 'BUSINESS', companyName: 'Hill Ltd', vatNumber: 'GB123456789' }
    const visitor = await shop.fillCart(shop.visit(), {}, company)
    const before = await balanceOf('invoice:GBP')
    const { order, payment, errors } = await shop.place(visitor, invoice)
    expect(errors).toEqual([])
    expect([order.status, payment.action]).toEqual(['COMPLETED', 'NONE'])
    expect(await balanceOf('invoice:GBP')).toBe(before - 2595)
    const big = await shop.fillCart(shop.visit(), { value: 50, qty: 51 }, company)
    const { cartV2 } = await shop.ask(big, '{ cartV2 { totals { grandTotal { value } } } }')
    expect(codes(await shop.place(big, { ...invoice, expectedTotal: cartV2.totals.grandTotal.value }))).toEqual([2405])
  })
})
