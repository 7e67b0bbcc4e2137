import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { warmPool } from '#tests/support/at-once.ts'
import { testCheckout } from '#tests/support/checkout.ts'
import { HARMLESS_SERVICES } from '#tests/support/services.ts'
import { FAILURES } from '../../shared/failures.ts'

const shop = await testCheckout()
const { adyen, balanceOf, bookedOf, codes, db, pass, placed, statesOf } = shop

describe('an idempotency key', () => {
  test('a key that is used fifty times at once places one order and starts one payment', async () => {
    const visitor = await shop.fillCart()
    await warmPool(shop.pool)
    const answers = await Promise.all(Array.from({ length: 50 }, () => shop.place(visitor, {}, 'once')))
    expect(answers.map(codes)).toEqual(answers.map(() => []))
    expect(new Set(answers.map(({ order, payment }) => `${order.id} ${payment.redirectUrl}`)).size).toBe(1)
    expect(await statesOf(answers[0].order.id)).toEqual(['NEW'])
  })

  test('a key that is used with other input is refused, and nothing happens', async () => {
    const visitor = await shop.fillCart()
    const { order } = await shop.place(visitor, {}, 'twice')
    expect(codes(await shop.place(visitor, { paymentMethod: 'scheme' }, 'twice'))).toEqual([2410])
    expect(await statesOf(order.id)).toEqual(['NEW'])
  })

  test('a key of somebody else reveals nothing about their order', async () => {
    await shop.place(await shop.fillCart(), {}, 'guessed')
    expect(codes(await shop.place(shop.visit(), {}, 'guessed'))).toEqual([2101])
  })

  test('the key of a refused request can be used again', async () => {
    const visitor = await shop.fillCart()
    expect(codes(await shop.place(visitor, { expectedTotal: 20 }, 'again'))).toEqual([2404])
    expect(codes(await shop.place(visitor, {}, 'again'))).toEqual([])
  })

  test('fifty keys at once place one cart once', async () => {
    const visitor = await shop.fillCart()
    await warmPool(shop.pool)
    const answers = await Promise.all(Array.from({ length: 50 }, () => shop.place(visitor)))
    expect(answers.filter((answer) => answer.errors.length === 0)).toHaveLength(1)
    expect(new Set(answers.flatMap(codes))).toEqual(new Set([2101]))
  })
})

describe('the rest to pay after gift cards', () => {
  test('is charged as shown, or the new amount is reported', async () => {
    const card = await shop.issue(3000)
    const [visitor, other] = [await shop.fillCart(shop.visit(), { value: 50 }), await shop.fillCart()]
    for (const one of [visitor, other]) await shop.addCard(one, card)
    expect(await shop.cartPayment(visitor)).toMatchObject({ toPay: { value: 20.95 } })
    expect(codes(await shop.place(other, { paymentMethod: null }))).toEqual([])
    const asked = { expectedTotal: 50.95, expectedToPay: 20.95 }
    const { order, errors } = await shop.place(visitor, asked)
    expect(order).toBeNull()
    expect(errors).toMatchObject([
      { code: 2404, message: expect.stringContaining('£46.90'), referencedRequestParameter: 'expectedToPay' },
    ])
    const placed = await shop.place(visitor, { ...asked, expectedToPay: 46.9 })
    expect(codes(placed)).toEqual([])
    expect((await shop.paymentOf(placed.order.id))?.amount.minor).toBe(4690)
  })
})

describe('a chosen day by post', () => {
  test('is refused when it can no longer be promised, and no order is placed', async () => {
    const card = { variationId: shop.physical, receivers: [{ kind: 'ME', deliverOn: '2026-03-04' }] }
    const visitor = await shop.fillCart(shop.visit(), card)
    pass(8 * 60)
    const late = await shop.place(visitor, { expectedTotal: 27.9 })
    expect(late.errors).toMatchObject([
      {
        code: FAILURES.DELIVERY_DATE_INVALID.code,
        referencedRequestParameter: expect.stringMatching(/^shipments\..*\.deliverOn$/),
      },
    ])
    expect(late.order).toBeNull()
    expect((await shop.ask(visitor, '{ cartV2 { quantity } }')).cartV2).toEqual({ quantity: 1 })
  })

  test('is accepted while it can be promised', async () => {
    const card = { variationId: shop.physical, receivers: [{ kind: 'ME', deliverOn: '2026-03-04' }] }
    const visitor = await shop.fillCart(shop.visit(), card)
    pass(6 * 60)
    expect(codes(await shop.place(visitor, { expectedTotal: 27.9 }))).toEqual([])
  })
})

describe('a crash before the provider is called', () => {
  test('loses nothing: the same key continues the same attempt', async () => {
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

  test('an answer that was lost on the way is requested again, and is the same page', async () => {
    await adyen.setFaults({ dropAnswers: 1 })
    const { id } = await placed()
    expect(await statesOf(id)).toEqual(['NEW'])
  })
})

describe('money that arrives later', () => {
  test('an awaited transfer reserves order and prices for a week, and shows the account details of the provider', async () => {
    const { visitor, id, page } = await placed({ paymentMethod: 'banktransfer' })
    const { state } = await shop.confirm(visitor, id, await adyen.finish(page, 'later'))
    expect(state).toMatchObject({ status: 'PENDING', redirectUrl: null })
    const [booked] = await bookedOf(id)
    expect(state.bankTransfer).toEqual({
      ...{ amount: { value: 25.95 }, payBefore: '2026-03-09', reference: booked?.id },
      ...{ accountHolder: 'Payment Simulator', accountNumber: 'GB35 TEST 0000 0000 0000 42', bic: 'TESTGB2L' },
    })
    pass(6 * 24 * 60)
    await shop.run('reconcile-payments')
    expect(await shop.statusOf(id)).toBe('PENDING')
    await adyen.act(`payments/${booked?.id}/pay`)
    await shop.untilEvents(id, 2)
    await shop.handleEvents()
    expect(await shop.statusOf(id)).toBe('COMPLETED')
  })

  test('retrying an awaited transfer changes nothing about it', async () => {
    const { visitor, id, page } = await placed({ paymentMethod: 'banktransfer' })
    await shop.confirm(visitor, id, await adyen.finish(page, 'later'))
    pass(90)
    expect(codes(await shop.retry(visitor, id))).toEqual([])
    expect(await shop.statesOf(id)).toEqual(['NEW'])
    pass(6 * 24 * 60)
    await shop.run('reconcile-payments')
    expect((await shop.stateOf(visitor, id)).bankTransfer).toMatchObject({ payBefore: '2026-03-09' })
  })

  test('a refused card does not shorten the week of a transfer', async () => {
    const { visitor, id, page } = await placed({ paymentMethod: 'banktransfer' })
    await shop.confirm(visitor, id, await adyen.finish(page, 'later'))
    pass(3 * 24 * 60)
    const { payment } = await shop.retry(visitor, id, { paymentMethod: 'scheme' })
    await shop.confirm(visitor, id, await adyen.finish(payment.redirectUrl, 'refuse'))
    pass(2 * 24 * 60)
    await shop.run('reconcile-payments')
    expect(await shop.stateOf(visitor, id)).toMatchObject({ status: 'FAILED', canRetry: true })
    await adyen.act(`payments/${(await bookedOf(id))[0]?.id}/pay`)
    await shop.untilEvents(id, 3)
    await shop.handleEvents()
    expect(await shop.statusOf(id)).toBe('COMPLETED')
  })

  test('the buyer gets the account for a transfer by mail, once, and not after the money has arrived', async () => {
    const send = vi.spyOn(HARMLESS_SERVICES.mailer, 'send')
    const takeJobs = async (orderId: string) => {
      const key = `send-transfer-details ${orderId}`
      const done = sql`
        select from graphile_worker.complete_jobs(array(select id from graphile_worker.jobs where key = ${key}))`
      return (await done.execute(db)).rows.length
    }
    const { visitor, id, page } = await placed({ paymentMethod: 'banktransfer' })
    await shop.confirm(visitor, id, await adyen.finish(page, 'later'))
    expect(await takeJobs(id)).toBe(1)
    await shop.untilEvents(id, 1)
    await shop.handleEvents()
    expect(await takeJobs(id), 'no second mail is queued').toBe(0)
    await shop.run('send-transfer-details', { orderId: id })
    const [booked] = await bookedOf(id)
    const mail = send.mock.calls[0]?.[0]
    expect(mail).toMatchObject({ to: 'anna@example.com', subject: 'Your order is waiting for your transfer' })
    for (const shown of ['£25.95', 'GB35 TEST 0000 0000 0000 42', booked?.id, '9 March 2026']) expect(mail?.text).toContain(shown)
    expect(mail?.html, 'nothing that was typed').not.toContain('Anna')
    await adyen.act(`payments/${booked?.id}/pay`)
    await shop.untilEvents(id, 2)
    await shop.handleEvents()
    await shop.run('send-transfer-details', { orderId: id })
    expect(send).toHaveBeenCalledTimes(1)
    send.mockRestore()
  })

  test('a transfer that never arrives expires after a week', async () => {
    const { visitor, id, page } = await placed({ paymentMethod: 'banktransfer' })
    await adyen.finish(page, 'later')
    await shop.untilEvents(id, 1)
    await shop.handleEvents()
    expect((await shop.stateOf(visitor, id)).bankTransfer).not.toBeNull()
    pass(7 * 24 * 60 + 1)
    await shop.run('reconcile-payments')
    expect(await shop.statusOf(id)).toBe('CANCELED')
  })

  test('an invoice is for business buyers, and counts as paid for a company that has credit', async () => {
    const invoice = { paymentMethod: 'invoice' }
    expect(codes(await shop.place(await shop.fillCart(), invoice))).toEqual([2405])
    const { visitor, company } = await shop.makeMember()
    await shop.fillCart(visitor, {}, company)
    const before = await balanceOf('invoice:GBP')
    const { order, payment, errors } = await shop.place(visitor, invoice)
    expect(errors).toEqual([])
    expect([order.status, payment.action]).toEqual(['COMPLETED', 'NONE'])
    expect(await balanceOf('invoice:GBP')).toBe(before - 2595)
  })
})

describe('unpaid orders', () => {
  test('are limited to twenty for a source, until some are paid or cancelled', async () => {
    const { ip } = shop.visit()
    const place = async () => {
      const visitor = await shop.fillCart({ ...shop.visit(), ip })
      return { visitor, answer: await shop.place(visitor) }
    }
    const first = await place()
    for (let count = 1; count < 20; count++) expect(codes((await place()).answer)).toEqual([])
    const { visitor, answer } = await place()
    expect(codes(answer)).toEqual([2036])
    expect(codes(await shop.place(await shop.fillCart())), 'from elsewhere').toEqual([])
    const { id } = first.answer.order
    await shop.confirm(first.visitor, id, await adyen.finish(first.answer.payment.redirectUrl, 'pay'))
    expect(codes(await shop.place(visitor))).toEqual([])
  })

  test('count for a day: orders that await a transfer for longer do not affect others at the same address', async () => {
    const { ip } = shop.visit()
    const place = async () => shop.place(await shop.fillCart({ ...shop.visit(), ip }))
    for (let count = 0; count < 20; count++) await place()
    await sql`update checkouts set reserved_until = reserved_until + interval '7 days'`.execute(shop.db)
    shop.pass(24 * 60 - 1)
    expect(codes(await place())).toEqual([2036])
    shop.pass(2)
    expect(codes(await place())).toEqual([])
  })

  test('are counted correctly when they are placed at once', async () => {
    const { ip } = shop.visit()
    const visitors = []
    for (let count = 0; count < 24; count++) visitors.push(await shop.fillCart({ ...shop.visit(), ip }))
    await warmPool(shop.pool)
    const answers = await Promise.all(visitors.map((visitor) => shop.place(visitor)))
    expect(answers.flatMap(codes)).toEqual([2036, 2036, 2036, 2036])
  })

  test('count again when they are retried after they expired', async () => {
    const { ip } = shop.visit()
    const place = async () => {
      const visitor = await shop.fillCart({ ...shop.visit(), ip })
      return { visitor, id: (await shop.place(visitor)).order.id }
    }
    const late = [await place(), await place()]
    pass(76)
    await shop.run('reconcile-payments')
    for (let count = 0; count < 19; count++) await place()
    const answers = []
    for (const { visitor, id } of late) answers.push(codes(await shop.retry(visitor, id)))
    expect(answers).toEqual([[], [2036]])
  })
})
