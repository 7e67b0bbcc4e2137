import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { applyProviderEvent } from '../../src/modules/checkout/apply-provider-event.ts'
import { hashPayer, ORDERS_PER_SOURCE } from '../../src/modules/checkout/unpaid-orders.ts'
import { startWorker } from '../../src/platform/jobs/worker.ts'
import { createLimits } from '../../src/platform/rate-limits/limits.ts'
import { FAILURES } from '../../src/shared/failures.ts'
import { testCheckout, type Visitor } from '../support/checkout.ts'
import { HARMLESS_SERVICES } from '../support/services.ts'

/** The API as a shopper's browser uses it, with limits, jobs and payments as in the shop. */
const shop = await testCheckout({ withLimits: true })
const worker = await startWorker({ databaseUrl: shop.databaseUrl, jobs: shop.checkoutJobs, context: shop.ctx, log: shop.ctx.log })
afterAll(() => worker.stop())

const { codes } = shop
let anna: Visitor

beforeEach(async () => {
  anna = await shop.fillCart()
})

describe('placing an order', () => {
  test('leads to the payment page, and back', async () => {
    const { order, payment, errors } = await shop.place(anna)
    expect(errors).toEqual([])
    expect(order).toMatchObject({ status: 'PENDING', paymentMethod: 'paypal', totals: { grandTotal: { value: 25.95 } } })
    expect(order.number).toMatch(/^\d{8}$/)
    expect(payment.action).toBe('REDIRECT')
    const open = {
      status: 'PENDING',
      amount: { value: 25.95 },
      redirectUrl: payment.redirectUrl,
      canRetry: true,
      canCancel: true,
    }
    expect(await shop.stateOf(anna, order.id)).toMatchObject(open)
    const back = await shop.adyen.finish(payment.redirectUrl, 'pay')
    expect(back.backUrl).toContain(`/checkout/processing-payment/?order=${order.id}&sessionId=`)
    const { state } = await shop.confirm(anna, order.id, back)
    expect(state).toMatchObject({ status: 'COMPLETED', canRetry: false, canCancel: false, error: null })
  })

  test('an order is completed when it is paid, even if the shopper does not return', async () => {
    const { order, payment } = await shop.place(anna)
    await shop.adyen.finish(payment.redirectUrl, 'pay')
    await expect.poll(() => shop.statusOf(order.id), { timeout: 10_000 }).toBe('COMPLETED')
  })

  test('paying an order twice refunds one payment automatically', async () => {
    const { order, payment } = await shop.place(anna)
    const other = await shop.retry(anna, order.id, { paymentMethod: 'applepay' })
    for (const page of [payment.redirectUrl, other.payment.redirectUrl]) await shop.adyen.finish(page, 'pay')
    const readStates = async () => new Set(await shop.statesOf(order.id))
    await expect.poll(readStates, { timeout: 10_000 }).toEqual(new Set(['CAPTURED', 'REFUNDED']))
  })

  test.each([
    ['terms that are not accepted', { acceptTerms: false }, 2227, 'acceptTerms'],
    ['a total that has changed', { expectedTotal: 25.94 }, 2404, 'expectedTotal'],
    ['without a method', { paymentMethod: null }, 2406, 'paymentMethod'],
    ['an unknown method', { paymentMethod: 'gold' }, 2405, 'paymentMethod'],
    ['a method of another country', { paymentMethod: 'ideal' }, 2405, 'paymentMethod'],
    ['an invoice, to a private buyer', { paymentMethod: 'invoice' }, 2405, 'paymentMethod'],
    ['unknown gift cards', { paymentMethod: 'giftcard' }, 2405, 'paymentMethod'],
    ['an unknown bank', { issuer: '<script>' }, 2405, 'issuer'],
  ])('is refused with %s, and the cart stays', async (_what, input, code, parameter) => {
    const { order, payment, errors } = await shop.place(anna, input)
    expect([order, payment]).toEqual([null, null])
    expect(errors).toMatchObject([{ code, referencedRequestParameter: parameter }])
    expect((await shop.ask(anna, '{ cartV2 { quantity } }')).cartV2).toEqual({ quantity: 1 })
  })

  test('reports the new total', async () => {
    const { errors } = await shop.place(anna, { expectedTotal: 1 })
    expect(errors[0].message).toContain('£25.95')
  })

  test('is refused without a cart, with an empty one, and without an address', async () => {
    expect(codes(await shop.place(shop.visit()))).toEqual([2101])
    const bare = shop.visit()
    const add = 'mutation ($input: AddPackageInput!) { addOriginalPackageToCart(input: $input) { shipmentTag } }'
    const input = { variationId: shop.digital, value: 25, receivers: [{ kind: 'ME' }] }
    const { addOriginalPackageToCart } = await shop.ask(bare, add, { input })
    expect((await shop.place(bare)).errors[0].referencedRequestParameter).toMatch(/^billingAddress\./)
    const remove = 'mutation ($tag: String!) { deleteGiftcardPackageGroupMutation(shipmentTag: $tag) { id } }'
    await shop.ask(bare, remove, { tag: addOriginalPackageToCart.shipmentTag })
    expect(codes(await shop.place(bare))).toEqual([2102])
  })

  test.each(['', 'k'.repeat(101)])('needs a valid idempotency key', async (key) => {
    expect(codes(await shop.place(anna, {}, key))).toEqual([2410])
  })
})

describe('an order that is sent only by e-mail', () => {
  const PERSON = { firstName: 'Anna', lastName: 'Hill', email: 'anna@example.com' }
  const ADD = 'mutation ($input: AddPackageInput!) { answer: addOriginalPackageToCart(input: $input) { errors { code } } }'
  const BILL =
    'mutation ($input: BillingAddressInput!) { answer: setBillingAddress(input: $input) { errors { code referencedRequestParameter } } }'
  const ADDRESS = ['countryCode', 'postCode', 'houseNumber', 'street', 'city', 'phoneNumber']
  const bill = async (visitor: Visitor, input: object) => (await shop.ask(visitor, BILL, { input })).answer
  const fields = ({ errors }: { errors: { referencedRequestParameter: string }[] }) =>
    errors.map(({ referencedRequestParameter }) => referencedRequestParameter)
  /** A visitor with a digital card who has given only name and e-mail address. */
  const digital = async (visitor = shop.visit(), value = 25) => {
    const variationId = await shop.variationOf('all-in-one-gift-card', 'DIGITAL', visitor)
    await shop.ask(visitor, ADD, { input: { variationId, value, receivers: [{ kind: 'ME' }] } })
    return visitor
  }

  test('can be placed and paid by a person with a name and an e-mail address', async () => {
    const visitor = await digital()
    expect(fields(await bill(visitor, { ...PERSON, firstName: '', email: 'anna' }))).toEqual(['firstName', 'email'])
    expect(fields(await bill(visitor, PERSON))).toEqual([])
    const { order, payment, errors } = await shop.place(visitor)
    expect(errors).toEqual([])
    const back = await shop.adyen.finish(payment.redirectUrl, 'pay')
    expect((await shop.confirm(visitor, order.id, back)).state).toMatchObject({ status: 'COMPLETED' })
  })

  test('needs a phone number and an address once it has a parcel, each at its field', async () => {
    const visitor = await digital()
    await bill(visitor, PERSON)
    await shop.ask(visitor, ADD, { input: { variationId: shop.physical, value: 25, receivers: [{ kind: 'ME' }] } })
    expect(fields(await shop.place(visitor))).toEqual(ADDRESS.map((field) => `billingAddress.${field}`))
    expect(fields(await bill(visitor, PERSON))).toEqual(ADDRESS)
  })

  test('needs them from a business, whichever way it pays', async () => {
    const visitor = await digital()
    const business = { ...PERSON, customerType: 'BUSINESS', companyName: 'Hill Ltd', vatNumber: 'GB123456789' }
    expect(fields(await bill(visitor, business))).toEqual(ADDRESS)
    expect(fields(await shop.place(visitor, { paymentMethod: 'invoice' }))).toContain('billingAddress.firstName')
  })

  test('cannot be paid by invoice without an address, at once or as a retry', async () => {
    const visitor = await digital()
    await bill(visitor, { ...PERSON, companyName: 'Hill Ltd', vatNumber: 'GB123456789' })
    expect(codes(await shop.place(visitor, { paymentMethod: 'invoice' }))).toEqual([2405])
    const { order } = await shop.place(visitor)
    expect(await shop.methodsOf(visitor, order.id)).not.toContain('invoice')
    expect(codes(await shop.retry(visitor, order.id, { paymentMethod: 'invoice' }))).toEqual([2405])
  })

  test('waits for a transfer like any other order', async () => {
    const visitor = await digital()
    await bill(visitor, { ...PERSON, email: 'transfer@example.com' })
    const { order, payment } = await shop.place(visitor, { paymentMethod: 'banktransfer' })
    await shop.confirm(visitor, order.id, await shop.adyen.finish(payment.redirectUrl, 'later'))
    expect(await shop.stateOf(visitor, order.id)).toMatchObject({
      status: 'PENDING',
      bankTransfer: { accountNumber: 'GB35 TEST 0000 0000 0000 42' },
    })
  })

  test('needs an address where the law requires it', async () => {
    const visitor = await digital({ ...shop.visit(), host: 'cbbr.localhost' }, 100)
    expect(fields(await bill(visitor, PERSON))).toEqual(ADDRESS)
  })
})

describe('another visitor', () => {
  const NOBODYS = '00000000-0000-4000-8000-000000000000'

  test.each(['with a cart of their own', 'without one'])('%s can do nothing with an order that they know', async (who) => {
    const { order, payment } = await shop.place(anna)
    const thief = who === 'without one' ? shop.visit() : await shop.fillCart()
    const back = await shop.adyen.finish(payment.redirectUrl, 'later')
    expect(await shop.stateOf(thief, order.id)).toBeNull()
    expect(codes(await shop.retry(thief, order.id))).toEqual([2401])
    expect(codes(await shop.cancel(thief, order.id))).toEqual([2401])
    const confirmed = await shop.confirm(thief, order.id, back)
    expect([codes(confirmed), confirmed.state]).toEqual([[2401], null])
    expect(await shop.methodsOf(thief, order.id)).toEqual({ code: 2401 })
    expect(await shop.stateOf(anna, order.id)).toMatchObject({ status: 'PENDING' })
  })

  test('cannot bring back the session of another order', async () => {
    const mine = await shop.place(anna)
    const bert = await shop.fillCart()
    const his = await shop.place(bert)
    const back = await shop.adyen.finish(mine.payment.redirectUrl, 'pay')
    expect(codes(await shop.confirm(bert, his.order.id, back))).toEqual([2401])
    expect(await shop.statusOf(his.order.id)).toBe('PENDING')
  })

  test('cannot look into a cart', async () => {
    const { cartV2 } = await shop.ask(anna, '{ cartV2 { id } }')
    expect(await shop.stateOf(anna, cartV2.id)).toBeNull()
    expect(codes(await shop.cancel(anna, cartV2.id))).toEqual([2401])
    expect(await shop.methodsOf(shop.visit(), cartV2.id)).toEqual({ code: 2401 })
  })

  test('nothing is revealed about unknown orders', async () => {
    for (const uuid of [NOBODYS, 'x', "' or 1=1 --"]) {
      expect(await shop.stateOf(anna, uuid)).toBeNull()
      expect(codes(await shop.retry(anna, uuid))).toEqual([2401])
      expect(codes(await shop.cancel(anna, uuid))).toEqual([2401])
      expect(await shop.methodsOf(anna, uuid)).toEqual({ code: 2401 })
    }
  })

  test('an invented result proves nothing', async () => {
    const { order, payment } = await shop.place(anna)
    const sessionId = (await shop.paymentOf(order.id))?.sessionId ?? ''
    const { state } = await shop.confirm(anna, order.id, { sessionId, sessionResult: 'made-up' })
    expect(state).toMatchObject({ status: 'PENDING' })
    const back = await shop.adyen.finish(payment.redirectUrl, 'pay')
    expect((await shop.confirm(anna, order.id, back)).state.status).toBe('COMPLETED')
  })
})

describe('retrying a payment', () => {
  test('is allowed five times in ten minutes for each method', async () => {
    const { order, payment } = await shop.place(anna)
    let page = payment.redirectUrl
    for (let attempt = 2; attempt <= 5; attempt++) {
      await shop.confirm(anna, order.id, await shop.adyen.finish(page, 'refuse'))
      const again = await shop.retry(anna, order.id)
      expect(again.errors).toEqual([])
      page = again.payment.redirectUrl
    }
    await shop.confirm(anna, order.id, await shop.adyen.finish(page, 'refuse'))
    expect(codes(await shop.retry(anna, order.id))).toEqual([2036])
    expect(await shop.paymentOf(order.id, 6)).toBeUndefined()
    // The text of the refusal proposes another method.
    expect(codes(await shop.retry(anna, order.id, { paymentMethod: 'applepay' }))).toEqual([])
  })

  test('a source may try cards five times, over all orders; other methods stay available', async () => {
    const tries: number[][] = []
    for (let one = 1; one <= 6; one++) {
      const visitor = await shop.fillCart({ ...shop.visit(), ip: '203.0.113.99' })
      tries.push(codes(await shop.place(visitor, { paymentMethod: 'scheme' })))
      if (one === 6) expect(codes(await shop.place(visitor))).toEqual([])
    }
    expect(tries).toEqual([[], [], [], [], [], [2036]])
  })

  /** Visitors of one source, each with an order to pay by card. */
  async function placeByCard(ip: string) {
    const visitor = await shop.fillCart({ ...shop.visit(), ip })
    const { order, payment, errors } = await shop.place(visitor, { paymentMethod: 'scheme' })
    return { visitor, id: order?.id, page: payment?.redirectUrl, codes: codes({ errors }) }
  }

  test.each(['pay', 'cancel'] as const)('an office whose cards are not refused has no limit: they %s', async (action) => {
    const { ip } = shop.visit()
    for (let count = 1; count <= 7; count++) {
      const { visitor, id, page, codes: refused } = await placeByCard(ip)
      expect(refused).toEqual([])
      await shop.confirm(visitor, id, await shop.adyen.finish(page, action))
    }
  })

  test('of twenty cards that one source tries at once, five reach the bank', async () => {
    const { ip } = shop.visit()
    const tried = await Promise.all(Array.from({ length: 20 }, () => placeByCard(ip)))
    const begun = tried.filter(({ page }) => page)
    for (const { visitor, id, page } of begun) await shop.confirm(visitor, id, await shop.adyen.finish(page, 'refuse'))
    expect([begun.length, tried.filter((one) => one.codes[0] === 2036).length]).toEqual([5, 15])
    expect((await placeByCard(ip)).codes).toEqual([2036])
  })

  async function refuseLate(id: string) {
    const report = { kind: 'REFUSED', reference: `${id}:1`, eventId: `late ${id}`, pspReference: `LATE${id}` } as const
    const event = { ...report, amount: { currency: 'GBP', minor: 2595 }, reason: 'REFUSED' } as const
    await applyProviderEvent(shop.ctx, { ...shop.services, payments: shop.adyen.provider }, event)
  }

  test.each([
    ['the payment', false],
    ['the order too', true],
  ])('a refusal that arrives after the shopper cancelled %s counts', async (_what, cancelsOrder) => {
    const { ip } = shop.visit()
    for (let count = 1; count <= 5; count++) {
      const { visitor, id, page } = await placeByCard(ip)
      await shop.confirm(visitor, id, await shop.adyen.finish(page, 'cancel'))
      if (cancelsOrder) expect((await shop.cancel(visitor, id)).status).toBe(true)
      await refuseLate(id)
    }
    expect((await placeByCard(ip)).codes).toEqual([2036])
  })

  test('a refusal on the page of an order that was cancelled meanwhile counts once', async () => {
    const { ip } = shop.visit()
    for (let count = 1; count <= 5; count++) {
      const { visitor, id, codes: refused } = await placeByCard(ip)
      expect(refused).toEqual([])
      await shop.cancel(visitor, id)
      await refuseLate(id)
    }
    expect((await placeByCard(ip)).codes).toEqual([2036])
  })

  test('the IP address of a payer is deleted ten minutes after the order is paid or cancelled', async () => {
    const countSources = async (orderId: string) =>
      (await sql`select from checkouts where order_id = ${orderId} and source is not null`.execute(shop.db)).rows.length
    const { visitor, id, page } = await placeByCard(shop.visit().ip)
    await shop.confirm(visitor, id, await shop.adyen.finish(page, 'pay'))
    shop.pass(9)
    await shop.run('reconcile-payments')
    expect(await countSources(id)).toBe(1)
    shop.pass(2)
    await shop.run('reconcile-payments')
    expect(await countSources(id)).toBe(0)
  })

  test('the provider is called twenty times in ten minutes about an order, whatever the shopper requests', async () => {
    const { order } = await shop.place(anna)
    const sessionId = (await shop.paymentOf(order.id))?.sessionId ?? ''
    const readPayment = vi.spyOn(shop.adyen.provider, 'readPayment')
    const logError = vi.spyOn(shop.ctx.log, 'error')
    const made = { sessionId, sessionResult: 'made-up' }
    expect(codes(await shop.confirm(anna, order.id, made))).toEqual([])
    expect(codes(await shop.retry(anna, order.id, { paymentMethod: 'no such method' }))).toEqual([2405])
    expect(readPayment, 'a method that is not offered is refused first').toHaveBeenCalledTimes(1)
    for (let count = 1; count <= 15; count++) {
      await shop.retry(anna, order.id)
      await shop.confirm(anna, order.id, made)
    }
    expect(codes(await shop.retry(anna, order.id))).toEqual([2409])
    expect((await shop.cancel(anna, order.id)).status).toBe(true)
    expect(readPayment).toHaveBeenCalledTimes(20)
    expect(logError, 'the provider refuses an invented result').not.toHaveBeenCalled()
    for (const spy of [readPayment, logError]) spy.mockRestore()
  })

  test('a source may place a hundred orders an hour, and its neighbours are not affected', async () => {
    const limits = createLimits({ pool: shop.pool, hashKey: HARMLESS_SERVICES.keyFor('limits') })
    const request = { id: '1', ip: anna.ip, headers: {} }
    const { order } = await shop.place(anna, {}, 'the first')
    for (let one = 2; one <= 100; one++) await limits.consumeBySource({ ...shop.ctx, request }, ORDERS_PER_SOURCE)
    expect((await shop.place(anna, {}, 'the first')).order, 'the same request again').toMatchObject({ id: order.id })
    await shop.fillCart(anna)
    const { sourceHash } = hashPayer({ ...shop.contextOf('GCSUK'), request }, shop.services)
    await shop.db.transaction().execute(async (db) => {
      await sql`select pg_advisory_xact_lock(${sourceHash.readBigInt64BE()})`.execute(db)
      expect(codes(await shop.place(anna)), 'refused before it waits for a lock').toEqual([FAILURES.RATE_LIMITED.code])
    })
    const neighbour = await shop.fillCart({ ...shop.visit(), ip: anna.ip.replace(/7$/, '8') })
    expect(codes(await shop.place(neighbour))).toEqual([])
  })

  test('Bancontact counts as a card too', async () => {
    const { ip } = shop.visit()
    const place = async (paymentMethod: string) => {
      const belgian = { host: 'gcsbe.localhost', ip, cookies: {} }
      const variationId = await shop.variationOf('grumble-coffee', 'DIGITAL', belgian)
      await shop.fillCart(belgian, { variationId }, { countryCode: 'BE', postCode: '1000' })
      const { cartV2 } = await shop.ask(belgian, '{ cartV2 { totals { grandTotal { value } } } }')
      return codes(await shop.place(belgian, { paymentMethod, expectedTotal: cartV2.totals.grandTotal.value }))
    }
    for (let one = 1; one <= 5; one++) expect(await place(one % 2 ? 'bcmc' : 'scheme')).toEqual([])
    expect(await place('bcmc')).toEqual([2036])
    expect(await place('kbc')).toEqual([])
  })
})

describe('payment methods', () => {
  const ofCart = async (visitor: Visitor) => shop.methodsOf(visitor, (await shop.ask(visitor, '{ cartV2 { id } }')).cartV2.id)

  test('are those of the order', async () => {
    expect(await ofCart(anna)).toEqual(['scheme', 'paypal', 'applepay', 'googlepay', 'banktransfer', 'giftcard'])
    const business = { customerType: 'BUSINESS', companyName: 'Hill Ltd', vatNumber: 'GB123456789' }
    expect(await ofCart(await shop.fillCart(shop.visit(), {}, business))).toContain('invoice')
  })

  test('a placed order has no invoice among its methods if a VAT number is missing', async () => {
    const business = { customerType: 'BUSINESS', companyName: 'Hill Ltd' }
    const placed = async (billing: Record<string, unknown>) => {
      const visitor = await shop.fillCart(shop.visit(), {}, billing)
      return shop.methodsOf(visitor, (await shop.place(visitor)).order.id)
    }
    expect(await placed(business)).not.toContain('invoice')
    expect(await placed({ ...business, vatNumber: 'GB123456789' })).toContain('invoice')
  })

  test('a placed order has no gift cards among its methods', async () => {
    const { order } = await shop.place(anna)
    expect(await shop.methodsOf(anna, order.id)).toEqual(['scheme', 'paypal', 'applepay', 'googlepay', 'banktransfer'])
  })

  test('are gift cards alone when those pay everything', async () => {
    await shop.addCard(anna, await shop.issue(5000))
    expect(await ofCart(anna)).toEqual(['giftcard'])
  })
})

describe('gift cards', () => {
  test('gift cards of this shop can pay for everything, also for brand cards with a promotion', async () => {
    shop.clock.set('2026-09-20T10:00:00Z')
    const variationId = await shop.variationOf('copper-colander', 'DIGITAL')
    const visitor = await shop.fillCart(shop.visit(), { variationId, value: 50 })
    const { payment } = await shop.addCard(visitor, await shop.issue(10_000))
    expect(payment).toMatchObject({ grandTotal: { value: 45.95 }, giftcardTotal: { value: 45.95 }, toPay: { value: 0 } })
    const { order, errors } = await shop.place(visitor, { expectedTotal: 45.95, paymentMethod: null })
    expect([order.status, errors]).toEqual(['COMPLETED', []])
  })

  test('brand cards are spent at the brand, which is revealed only with the PIN', async () => {
    const brand = { code: 2312, message: expect.stringContaining('spent at Hullabaloo Socks') }
    const card = await shop.issue(1000, { productId: await shop.productOf('hullabaloo-socks') })
    const choice = await shop.issue(1000)
    const guess = ({ number, pin }: typeof card) => shop.addCard(anna, { number, pin: wrong(pin) })
    const stranger = await guess(card)
    expect([codes(stranger), stranger.brandPath]).toEqual([[2301], null])
    expect(await guess(choice)).toEqual(stranger)
    const report = { brandPath: '/gift-cards/hullabaloo-socks/', errors: [brand] }
    expect(await shop.addCard(anna, card)).toMatchObject({ payment: null, ...report })
    expect(await check(anna, card.number, card.pin)).toMatchObject({ balance: null, title: null, ...report })
    expect((await shop.cartPayment(anna)).giftcards).toEqual([])
  })

  test('brand cards that were put into a basket earlier pay nothing, and the order is not placed', async () => {
    const card = await shop.issue(1000, { productId: await shop.productOf('hullabaloo-socks') })
    const { cartV2 } = await shop.ask(anna, '{ cartV2 { id } }')
    await sql`insert into checkout_giftcards (id, order_id, card_id, position)
      values (gen_random_uuid(), ${cartV2.id}, ${card.id}, 1)`.execute(shop.db)
    expect(await shop.cartPayment(anna)).toMatchObject({
      giftcards: [{ amount: { value: 0 }, error: { code: 2312 } }],
      toPay: { value: 25.95 },
    })
    const { order, errors } = await shop.place(anna)
    expect([order, errors]).toMatchObject([null, [{ code: 2312, message: expect.stringContaining('Hullabaloo Socks') }]])
  })

  const check = async (visitor: Visitor, number: string, pin: string) => {
    const query = `mutation ($number: String!, $pin: String!) { answer: checkGiftcardPayment(cardNumber: $number, pin: $pin, captchaToken: "solved") {
      balance { value } title expiresOn brandPath errors { code message referencedRequestParameter } } }`
    return (await shop.ask(visitor, query, { number, pin })).answer
  }
  const wrong = (pin: string) => (pin === '111111' ? '222222' : '111111')

  test('show their balance only with the PIN', async () => {
    const { number, pin } = await shop.issue(1234)
    expect(await check(anna, number, pin)).toMatchObject({ balance: { value: 12.34 }, expiresOn: '2027-03-02', errors: [] })
    expect(await check(anna, number, wrong(pin))).toMatchObject({ balance: null, title: null, errors: [{ code: 2301 }] })
  })

  test('are neither checked nor added without a solved captcha', async () => {
    const { number, pin } = await shop.issue(1000)
    const verify = vi.spyOn(shop.services.captcha, 'verify').mockResolvedValue(false)
    onTestFinished(() => verify.mockRestore())
    expect(codes(await check(anna, number, pin))).toEqual([FAILURES.CAPTCHA_FAILED.code])
    expect(codes(await shop.addCard(anna, { number, pin }))).toEqual([FAILURES.CAPTCHA_FAILED.code])
  })

  test('have their number and PIN checked for the right form', async () => {
    const { number } = await shop.issue(1000)
    expect((await check(anna, '', '123456')).errors).toMatchObject([{ code: 2260, referencedRequestParameter: 'cardNumber' }])
    expect((await check(anna, '123', '123456')).errors).toMatchObject([{ code: 2261 }])
    expect((await check(anna, number, '12345')).errors).toMatchObject([{ code: 2263, referencedRequestParameter: 'pin' }])
  })

  test('are added once, of one kind, of this store, and can be removed', async () => {
    const card = await shop.issue(1000)
    const { payment } = await shop.addCard(anna, card)
    expect(payment.giftcards).toHaveLength(1)
    expect(codes(await shop.addCard(anna, card))).toEqual([2308])
    expect(
      codes(await shop.addCard(anna, await shop.issue(1000, { productId: await shop.productOf('blank-choice-cards-classic') }))),
    ).toEqual([2309])
    expect(codes(await shop.addCard(anna, await shop.issue(1000, { storefront: 'CKUK' })))).toEqual([2307])
    expect(codes(await shop.addCard(shop.visit(), card))).toEqual([2101])
    const remove = `mutation ($id: ID!) { answer: removeGiftcardPayment(giftcardPaymentId: $id) {
      payment { giftcards { id } toPay { value } } errors { code } } }`
    const id = payment.giftcards[0].id
    const bert = await shop.fillCart()
    await shop.ask(bert, remove, { id })
    expect((await shop.cartPayment(anna)).giftcards).toHaveLength(1)
    const { answer } = await shop.ask(anna, remove, { id })
    expect(answer).toEqual({ payment: { giftcards: [], toPay: { value: 25.95 } }, errors: [] })
    expect((await shop.ask(anna, remove, { id })).answer.errors).toEqual([])
  })

  test('can be tried only one per request', async () => {
    const query = `mutation { a: checkGiftcardPayment(cardNumber: "1", pin: "1", captchaToken: "") { errors { code } }
      b: addGiftcardPayment(cardNumber: "1", pin: "1", captchaToken: "") { errors { code } } }`
    expect(await shop.refused(anna, query)).toContain('only one sensitive field')
  })

  test('cannot be tried often by one source', async () => {
    const { number, pin } = await shop.issue(1000)
    const guesser = shop.visit()
    const answers = []
    for (let guess = 0; guess < 11; guess++) answers.push(...codes(await check(guesser, number, wrong(pin))))
    expect(answers.slice(0, 10)).toEqual(Array(10).fill(2301))
    expect(answers[10]).toBe(1003)
  })
})

test('a source may start ten transfers an hour, whatever addresses it names, because each sends a mail before any money', async () => {
  const { ip } = shop.visit()
  const place = async () => {
    const visitor = await shop.fillCart({ ...shop.visit(), ip })
    return codes(await shop.place(visitor, { paymentMethod: 'banktransfer' }))
  }
  for (let count = 1; count <= 10; count++) expect(await place()).toEqual([])
  expect(await place()).toEqual([2036])
})

test('an address gets five transfer mails an hour, from all sources together', async () => {
  const send = vi.spyOn(HARMLESS_SERVICES.mailer, 'send')
  for (let count = 0; count < 7; count++) {
    const { visitor, id, page } = await shop.placed({ paymentMethod: 'banktransfer' })
    await shop.confirm(visitor, id, await shop.adyen.finish(page, 'later'))
  }
  const waiting = () => sql`select from graphile_worker.jobs where key like 'send-transfer-details %'`.execute(shop.db)
  await expect.poll(async () => (await waiting()).rows).toHaveLength(0)
  expect(send).toHaveBeenCalledTimes(5)
  send.mockRestore()
})

test('a mail limit of one address of an order does not affect its other address', async () => {
  const send = vi.spyOn(HARMLESS_SERVICES.mailer, 'send')
  const placeByInvoice = async (email: string, invoiceEmail: string) => {
    const company = { customerType: 'BUSINESS', companyName: 'Bramble & Co', vatNumber: 'GB123456789', email, invoiceEmail }
    const visitor = await shop.fillCart(shop.visit(), {}, company)
    expect(codes(await shop.place(visitor, { paymentMethod: 'invoice' }))).toEqual([])
  }
  for (let count = 1; count <= 6; count++) await placeByInvoice(`buyer-${count}@example.com`, 'busy-books@example.com')
  for (let count = 1; count <= 6; count++) await placeByInvoice('busy-buyer@example.com', `books-${count}@example.com`)
  const waiting = () => sql`select from graphile_worker._private_jobs where key like 'send-transfer-details %'`.execute(shop.db)
  await expect.poll(async () => (await waiting()).rows).toHaveLength(0)
  const countMails = (address: RegExp) => send.mock.calls.filter(([{ to }]) => address.test(to)).length
  expect([/^buyer-/, /^books-/, /^busy-books/, /^busy-buyer/].map(countMails)).toEqual([6, 6, 5, 5])
  send.mockRestore()
})
