import { sql } from 'kysely'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { overlap } from '#tests/support/at-once.ts'
import { testCheckout } from '#tests/support/checkout.ts'
import { lockOrder, readOrder } from '../../orders/index.ts'
import { ProviderUnavailable } from '../../payments/index.ts'
import { findCheckout } from '../checkout.store.ts'
import { extendReservation } from '../extend-reservation.ts'

const shop = await testCheckout()
const { adyen, pass, placed, statesOf, statusOf } = shop

/** A paid order whose shopper came back, but whose outcome has not been reported to the shop. */
async function paidWithoutReport() {
  const { visitor, id, page } = await placed()
  const back = await adyen.finish(page, 'pay')
  await adyen.setFaults({ failRequests: 1 })
  await shop.confirm(visitor, id, back)
  pass(1)
  return { id, sessionId: back.sessionId }
}

const reconcile = () => shop.run('reconcile-payments')

describe('a provider that does not answer', () => {
  const { readPayment } = adyen.provider
  const unanswered = new Set<string>()
  const reading = vi.spyOn(adyen.provider, 'readPayment')

  beforeEach(() => {
    shop.loseEvents()
    unanswered.clear()
    reading.mockImplementation((session) =>
      unanswered.has(session.sessionId) ? Promise.reject(new ProviderUnavailable('no answer')) : readPayment(session),
    )
  })

  test('is asked once per run, and the next run goes on with the other orders', async () => {
    const [first, second, third] = [await paidWithoutReport(), await paidWithoutReport(), await paidWithoutReport()]
    unanswered.add(first.sessionId)
    pass(4)
    reading.mockClear()
    await reconcile()
    expect(reading).toHaveBeenCalledTimes(1)
    expect([await statusOf(second.id), await statusOf(third.id)]).toEqual(['PENDING', 'PENDING'])
    pass(1)
    await reconcile()
    expect([await statusOf(second.id), await statusOf(third.id)]).toEqual(['COMPLETED', 'COMPLETED'])
    unanswered.clear()
    pass(1)
    await reconcile()
    expect(await statusOf(first.id)).toBe('COMPLETED')
  })

  test('ends a run early when it is slow', async () => {
    const [first, second] = [await paidWithoutReport(), await paidWithoutReport()]
    pass(4)
    let passedMs = 0
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => passedMs)
    reading.mockImplementation((session) => {
      passedMs += 31_000
      return readPayment(session)
    })
    reading.mockClear()
    await reconcile()
    expect(reading).toHaveBeenCalledTimes(1)
    expect([await statusOf(first.id), await statusOf(second.id)]).toEqual(['COMPLETED', 'PENDING'])
    pass(80)
    passedMs = 0
    const third = await paidWithoutReport()
    pass(80)
    await reconcile()
    expect(
      [await statusOf(second.id), await statusOf(third.id)],
      'an order is not expired before the provider was asked',
    ).toEqual(['COMPLETED', 'PENDING'])
    clock.mockRestore()
    await reconcile()
    expect(await statusOf(third.id)).toBe('COMPLETED')
  })

  test('does not keep unpaid orders open: all expire, and the paid ones are completed when it reports them', async () => {
    const [paid, alsoPaid] = [await paidWithoutReport(), await paidWithoutReport()]
    const left = await placed()
    for (const { sessionId } of [paid, alsoPaid]) unanswered.add(sessionId)
    pass(80)
    reading.mockClear()
    await reconcile()
    expect(reading).toHaveBeenCalledTimes(1)
    for (const { id } of [paid, alsoPaid, left]) expect(await statusOf(id)).toBe('CANCELED')
    shop.applyProviderEvents()
    for (const { id } of [paid, alsoPaid]) {
      await shop.untilEvents(id, 1)
      await shop.handleEvents()
      expect([await statusOf(id), await statesOf(id)]).toEqual(['COMPLETED', ['CAPTURED']])
    }
  })
})

describe('an order that expires while its shopper pays again', () => {
  const countKept = async (id: string) =>
    (await sql`select from stock_reservations where order_id = ${id}`.execute(shop.db)).rows.length

  async function overdue() {
    await sql`update products set stock = 5 where slug = 'tansy-and-rook'`.execute(shop.db)
    const order = await placed()
    pass(80)
    return order
  }

  test('stays open when the shopper was first', async () => {
    const { id } = await overdue()
    await overlap(
      shop.contextOf('GCSUK'),
      async (ctx) => {
        const order = await lockOrder(ctx.db, id)
        return extendReservation(ctx, order ?? (await readOrder(ctx.db, id)), { giftcards: [] })
      },
      reconcile,
    )
    expect(await statusOf(id)).toBe('PENDING')
    expect(await statesOf(id)).toEqual(['NEW'])
    expect(await findCheckout(shop.db, id)).toMatchObject({ closedAt: null })
    expect(await countKept(id)).toBe(1)
  })

  test('is reserved again when it expired first', async () => {
    const { visitor, id } = await overdue()
    const [, again] = await overlap(
      shop.ctx,
      async (ctx) => {
        await shop.checkoutJobs.find(({ name }) => name === 'reconcile-payments')?.run(ctx, undefined as never)
      },
      () => shop.retry(visitor, id),
    )
    expect(again.errors).toEqual([])
    expect(await statusOf(id)).toBe('PENDING')
    expect(await statesOf(id)).toEqual(['EXPIRED', 'NEW'])
    expect(await findCheckout(shop.db, id)).toMatchObject({ closedAt: null })
    expect(await countKept(id)).toBe(1)
  })
})
