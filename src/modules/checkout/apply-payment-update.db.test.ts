import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { countWaiting, warmPool } from '#tests/support/at-once.ts'
import { testCheckout } from '#tests/support/checkout.ts'
import { deleteQueuedJobs } from '#tests/support/queue.ts'
import type { Action } from '../../simulators/adyen/desk.ts'

const shop = await testCheckout()
const { adyen, balanceOf, bookedOf, codes, db, completeRefund, pass, placed, statesOf } = shop

const cardsOf = async (id: string) =>
  (await sql<{ status: string }>`select status from giftcards where order_id = ${id}`.execute(db)).rows.map(
    ({ status }) => status,
  )

describe('a payment update', () => {
  test('completes the order of a shopper who never comes back', async () => {
    const { visitor, id, page } = await placed()
    await adyen.finish(page, 'pay')
    await shop.untilEvents(id, 1)
    expect(await shop.handleEvents(), 'left to a job').toBe(0)
    expect(await shop.stateOf(visitor, id)).toMatchObject({ status: 'COMPLETED', redirectUrl: null })
    expect(await cardsOf(id)).toEqual(['ACTIVE'])
  })

  test('is left to a job while the order is locked', async () => {
    const { id, page } = await placed()
    await db.transaction().execute(async (other) => {
      await sql`select from orders where id = ${id} for update`.execute(other)
      await adyen.finish(page, 'pay')
      await shop.untilEvents(id, 1)
    })
    expect(await shop.statusOf(id)).toBe('PENDING')
    expect(await shop.handleEvents()).toBe(1)
    expect(await shop.statusOf(id)).toBe('COMPLETED')
  })

  test('waits its turn when twelve come at once, and none is left to a job', async () => {
    const orders = []
    for (let count = 0; count < 12; count++) orders.push(await placed())
    await warmPool(shop.pool)
    await Promise.all(orders.map(({ page }) => adyen.finish(page, 'pay')))
    await Promise.all(orders.map(({ id }) => shop.untilEvents(id, 1)))
    expect(await shop.handleEvents(), 'left to a job').toBe(0)
    expect(await Promise.all(orders.map(({ id }) => shop.statusOf(id)))).toEqual(orders.map(() => 'COMPLETED'))
  })

  test('a repeated update for a transfer does not overwrite a newer account', async () => {
    const { id, page } = await placed({ paymentMethod: 'banktransfer' })
    await adyen.finish(page, 'later')
    await shop.untilEvents(id, 1)
    await sql`update payments set transfer = jsonb_set(transfer, '{accountNumber}', '"NEWER"') where order_id = ${id}`.execute(db)
    const findEvent = async () => (await adyen.readBooks()).webhooks.find(({ reference }) => reference.startsWith(id))
    const { id: event, deliveries = 0 } = (await findEvent()) ?? {}
    await adyen.act(`webhooks/${event}/resend`)
    await expect.poll(async () => (await findEvent())?.deliveries).toBe(deliveries + 1)
    expect((await shop.paymentOf(id))?.transfer).toMatchObject({ accountNumber: 'NEWER' })
  })

  test('an update that arrives twice at once, by webhook and by the shopper’s return, is booked once', async () => {
    const { visitor, id, page } = await placed()
    await adyen.setFaults({ duplicateWebhooks: 1 })
    const back = await adyen.finish(page, 'pay')
    await shop.untilEvents(id, 1)
    await warmPool(shop.pool)
    await Promise.all([shop.confirm(visitor, id, back), shop.handleEvents(), shop.confirm(visitor, id, back)])
    expect(await shop.statusOf(id)).toBe('COMPLETED')
    expect(await shop.handleEvents()).toBe(0)
    expect(await statesOf(id)).toEqual(['CAPTURED'])
  })

  test('is booked once when webhook and returning shopper both wait for the order, and neither fails', async () => {
    const { visitor, id, page } = await placed()
    shop.loseEvents()
    const back = await adyen.finish(page, 'pay')
    await adyen.setFaults({ failRequests: 1 })
    expect((await shop.confirm(visitor, id, back)).state).toMatchObject({ status: 'PENDING' })
    await adyen.setFaults({ failRequests: 0 })
    const failed = vi.spyOn(shop.ctx.log, 'error')
    const { confirming } = await db.transaction().execute(async (holder) => {
      await sql`select from orders where id = ${id} for update`.execute(holder)
      shop.applyProviderEvents()
      const webhook = (await adyen.readBooks()).webhooks.find(({ reference }) => reference.startsWith(id))
      await adyen.act(`webhooks/${webhook?.id}/resend`)
      const confirming = shop.confirm(visitor, id, back)
      await expect.poll(() => countWaiting(db)).toBeGreaterThanOrEqual(2)
      return { confirming }
    })
    expect((await confirming).state).toMatchObject({ status: 'COMPLETED' })
    await shop.untilEvents(id, 1)
    expect(await shop.handleEvents(), 'left to a job').toBe(0)
    expect(failed).not.toHaveBeenCalled()
    expect(await statesOf(id)).toEqual(['CAPTURED'])
    expect(await cardsOf(id)).toEqual(['ACTIVE'])
  })

  test('updates may arrive in any order: a refusal after the money of the next attempt changes nothing', async () => {
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

  test('a lost update is read by the reconciler, with the session that the shopper brought back', async () => {
    const { visitor, id, page } = await placed()
    shop.loseEvents()
    const back = await adyen.finish(page, 'pay')
    await adyen.setFaults({ failRequests: 1 })
    expect((await shop.confirm(visitor, id, back)).state).toMatchObject({ status: 'PENDING', canRetry: false })
    pass(2)
    await shop.run('reconcile-payments')
    expect(await shop.statusOf(id)).toBe('PENDING')
    pass(2)
    await shop.run('reconcile-payments')
    expect(await shop.statusOf(id)).toBe('COMPLETED')
    shop.applyProviderEvents()
    await shop.untilEvents(id, 1)
    expect(await statesOf(id)).toEqual(['CAPTURED'])
  })

  test('an update for an unknown attempt is set aside, and applied once the attempt is known', async () => {
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

describe('a refused payment', () => {
  test.each(['refuse', 'fraud'] as const)('(%s) is reported in the same words, and can be retried', async (action) => {
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

  test('is cancelled if the shopper cancelled, and failed after a connection error', async () => {
    const cancelled = await placed()
    const left = await shop.confirm(cancelled.visitor, cancelled.id, await adyen.finish(cancelled.page, 'cancel'))
    expect(left.state).toMatchObject({ status: 'CANCELED', error: null, canRetry: true })
    const broken = await placed()
    const failed = await shop.confirm(broken.visitor, broken.id, await adyen.finish(broken.page, 'error'))
    expect(failed.state).toMatchObject({ status: 'FAILED', error: { code: 2407 } })
  })

  test('retrying twice with one key starts one attempt', async () => {
    const { visitor, id, page } = await placed()
    await shop.confirm(visitor, id, await adyen.finish(page, 'refuse'))
    await warmPool(shop.pool)
    const [one, other] = await Promise.all([shop.retry(visitor, id, {}, 'retry'), shop.retry(visitor, id, {}, 'retry')])
    expect(one).toEqual(other)
    expect(await statesOf(id)).toEqual(['REFUSED', 'NEW'])
    expect(codes(await shop.retry(visitor, id, { paymentMethod: 'scheme' }, 'retry'))).toEqual([2410])
  })

  test('an order that is paid cannot be paid again', async () => {
    const { visitor, id, page } = await placed()
    await shop.confirm(visitor, id, await adyen.finish(page, 'pay'))
    expect(codes(await shop.retry(visitor, id))).toEqual([2402])
    expect(codes(await shop.cancel(visitor, id))).toEqual([2403])
  })
})

describe('retrying before the provider has reported the outcome of a payment', () => {
  /** The shopper is back from the provider's page; webhooks are late, and the provider does not answer at the moment. */
  async function returned(action: Action) {
    const { visitor, id, page } = await placed()
    shop.loseEvents()
    const back = await adyen.finish(page, action)
    await adyen.setFaults({ failRequests: 1 })
    await shop.confirm(visitor, id, back)
    return { visitor, id, page }
  }

  test('a refused payment gets a new payment page, never the one that is finished', async () => {
    const { visitor, id, page } = await returned('refuse')
    await adyen.setFaults({ failRequests: 1 })
    expect(await shop.retry(visitor, id)).toMatchObject({ payment: null, errors: [{ code: 2409 }] })
    expect(await statesOf(id)).toEqual(['NEW'])
    const again = await shop.retry(visitor, id)
    expect(again.errors).toEqual([])
    expect(again.payment.redirectUrl).not.toBe(page)
    expect((await fetch(again.payment.redirectUrl)).url).toContain('/paypal')
    expect(await statesOf(id)).toEqual(['REFUSED', 'NEW'])
    await shop.confirm(visitor, id, await adyen.finish(again.payment.redirectUrl, 'pay'))
    expect(await shop.statusOf(id)).toBe('COMPLETED')
  })

  test('a payment that succeeded completes the order', async () => {
    const { visitor, id } = await returned('pay')
    expect(codes(await shop.retry(visitor, id))).toEqual([2402])
    expect(await shop.statusOf(id)).toBe('COMPLETED')
    expect(await bookedOf(id)).toHaveLength(1)
  })

  test('a pending payment is not requested twice, unless the shopper chooses another method', async () => {
    const { visitor, id } = await returned('later')
    expect(codes(await shop.retry(visitor, id))).toEqual([2409])
    expect((await shop.retry(visitor, id, { paymentMethod: 'scheme' })).payment.action).toBe('REDIRECT')
  })

  test('a payment page that is still open is opened again', async () => {
    const { visitor, id, page } = await placed()
    expect((await shop.retry(visitor, id)).payment.redirectUrl).toBe(page)
    const active = vi.spyOn(adyen.provider, 'readPayment').mockResolvedValue({ outcome: 'OPEN' })
    const sessionId = (await shop.paymentOf(id))?.sessionId ?? ''
    await shop.confirm(visitor, id, { sessionId, sessionResult: 'left without paying' })
    expect((await shop.retry(visitor, id)).payment.redirectUrl).toBe(page)
    active.mockRestore()
  })
})

describe('an order that is paid twice', () => {
  test('payments in two tabs: one is kept and the other refunded', async () => {
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
    await completeRefund(rows[0]?.reference ?? '')
    expect((await statesOf(id)).toSorted()).toEqual(['CAPTURED', 'REFUNDED'])
    expect(await balanceOf('duplicates:GBP')).toBe(0)
    expect(new Set((await bookedOf(id)).map(({ refunded }) => refunded))).toEqual(new Set([0, 2595]))
  })

  test('a refund that was not requested in time is requested by the reconciler', async () => {
    const { visitor, id, page } = await placed()
    const second = await shop.retry(visitor, id, { paymentMethod: 'scheme' })
    for (const one of [page, second.payment.redirectUrl]) await adyen.finish(one, 'pay')
    await shop.untilEvents(id, 2)
    await shop.handleEvents()
    await deleteQueuedJobs(db)
    pass(2)
    await shop.run('reconcile-payments')
    const { rows } = await sql<{
      key: string
    }>`select key from graphile_worker.jobs where task_identifier = 'refund-payment'`.execute(db)
    expect(rows).toHaveLength(1)
    await completeRefund(rows[0]?.key.split(' ')[1] ?? '')
    expect((await statesOf(id)).toSorted()).toEqual(['CAPTURED', 'REFUNDED'])
  })
})
