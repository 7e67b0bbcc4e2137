import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { overlap } from '#tests/support/at-once.ts'
import { testCheckout } from '#tests/support/checkout.ts'
import { HARMLESS_SERVICES } from '#tests/support/services.ts'
import type { Job } from '../../platform/jobs/job.ts'
import { listOrderCards } from '../giftcards/index.ts'
import { hasDispute } from '../payments/index.ts'
import { createEventReceiver } from './apply-provider-event.ts'
import { liftBlock } from './lift-block.ts'

const shop = await testCheckout()
const { adyen, balanceOf, db, placed, statesOf } = shop

type Stored = {
  eventCode: string
  pspReference: string
  originalReference?: string | undefined
  merchantReference: string
  value?: number
}

/** Stores an event of the provider, which waits for its job. */
async function store({ value = 1000, ...report }: Stored) {
  const amount = { currency: 'GBP', value }
  const event = {
    ...report,
    success: 'true',
    merchantAccountCode: 'RibbonTest',
    amount,
    additionalData: { hmacSignature: 'checked' },
  }
  const { rows } = await sql<{ id: string }>`
    insert into provider_events (id, provider, dedup_key, body, received_at)
    values (gen_random_uuid(), 'adyen', ${JSON.stringify(report)}, ${JSON.stringify(event)}, now()) returning id`.execute(db)
  return { id: rows[0]?.id as string, dedupKey: JSON.stringify(report), body: event }
}

const cardsOf = async (id: string) =>
  (await sql<{ status: string }>`select status from giftcards where order_id = ${id}`.execute(db)).rows.map(
    ({ status }) => status,
  )

async function bought(input = {}, card = {}) {
  const { visitor, id, page } = await placed(input, card)
  await shop.confirm(visitor, id, await adyen.finish(page, 'pay'))
  await shop.untilEvents(id, 1)
  await shop.handleEvents()
  return { id, pspReference: (await shop.paymentOf(id))?.pspReference ?? '' }
}

describe('money that is taken back', () => {
  test.each(['chargeback', 'refund', 'reverse'])(
    'a %s outside the shop is booked once, and blocks the cards that the money paid for',
    async (action) => {
      const { id, pspReference } = await bought()
      const beforeMinor = await balanceOf('provider:GBP')
      await adyen.setFaults({ duplicateWebhooks: 1 })
      await adyen.act(`payments/${pspReference}/${action}`)
      await shop.untilEvents(id, 2)
      expect(await cardsOf(id)).toEqual(['BLOCKED'])
      expect(await balanceOf('provider:GBP')).toBe(beforeMinor + 2595)
      expect(await statesOf(id)).toEqual(['CAPTURED'])
    },
  )

  test('is booked after a job has made the cards of a large order', async () => {
    const { id, pspReference } = await bought({ expectedTotal: 525.95 }, { qty: 21 })
    expect(await cardsOf(id)).toEqual([])
    const beforeMinor = await balanceOf('provider:GBP')
    await adyen.act(`payments/${pspReference}/chargeback`)
    await shop.untilEvents(id, 2)
    await shop.handleEvents()
    expect(await balanceOf('provider:GBP'), 'its cards are not made yet').toBe(beforeMinor)
    await shop.run('issue-cards', { orderId: id })
    expect(await shop.handleEvents()).toBe(1)
    expect(await shop.handleEvents()).toBe(0)
    expect(new Set(await cardsOf(id))).toEqual(new Set(['BLOCKED']))
    expect(await balanceOf('provider:GBP')).toBe(beforeMinor + 52_595)
  })

  test('a dispute before a job has made the cards blocks them when they are made', async () => {
    const { id, pspReference } = await bought({ expectedTotal: 525.95 }, { qty: 21 })
    const originalReference = pspReference
    await store({ eventCode: 'NOTIFICATION_OF_CHARGEBACK', pspReference: `N${id}`, originalReference, merchantReference: id })
    await shop.handleEvents()
    await shop.run('issue-cards', { orderId: id })
    expect(await shop.handleEvents()).toBe(1)
    expect(new Set(await cardsOf(id))).toEqual(new Set(['BLOCKED']))
  })

  test.each(['NOTIFICATION_OF_CHARGEBACK', 'CHARGEBACK'])(
    'money taken back from a duplicate payment (%s) leaves the cards that the first payment bought',
    async (eventCode) => {
      const { id, psp: originalReference } = await shop.paidTwice()
      await store({ eventCode, pspReference: `D${id}`, originalReference, merchantReference: 'the bank' })
      expect(await shop.handleEvents()).toBe(1)
      expect(await cardsOf(id)).toEqual(['ACTIVE'])
    },
  )

  test('money that the bank returns is booked back; the cards stay blocked until staff have checked', async () => {
    const { id, pspReference: originalReference } = await bought()
    const beforeMinor = await balanceOf('provider:GBP')
    for (const eventCode of ['CHARGEBACK', 'CHARGEBACK_REVERSED']) {
      await store({ eventCode, pspReference: `X${id}`, originalReference, merchantReference: 'the bank' })
      await shop.handleEvents()
      expect(await balanceOf('provider:GBP')).toBe(eventCode === 'CHARGEBACK' ? beforeMinor + 1000 : beforeMinor)
    }
    expect(await cardsOf(id)).toEqual(['BLOCKED'])
  })

  test('returns to the account that it was taken from, although the shop made a refund meanwhile', async () => {
    const [keptMinor, writtenOffMinor] = [await balanceOf('duplicates:GBP'), await balanceOf('returned:GBP')]
    const { id, reference, psp: originalReference } = await shop.paidTwice()
    shop.loseEvents()
    await shop.run('refund-payment', { reference })
    const report = { pspReference: `X${id}`, originalReference, merchantReference: 'the bank', value: 2595 }
    await store({ ...report, eventCode: 'CHARGEBACK' })
    await shop.handleEvents()
    expect(await balanceOf('duplicates:GBP')).toBe(keptMinor)
    shop.applyProviderEvents()
    await shop.untilEvents(`${reference}:refund`, 1)
    await shop.handleEvents()
    expect((await statesOf(id)).toSorted()).toEqual(['CAPTURED', 'REFUNDED'])
    await store({ ...report, eventCode: 'CHARGEBACK_REVERSED' })
    await shop.handleEvents()
    expect([await balanceOf('duplicates:GBP'), await balanceOf('returned:GBP')]).toEqual([keptMinor, writtenOffMinor])
  })
})

describe('money that was reported as captured but never arrived', () => {
  test.each(['fail-capture', 'cancel'])('(%s) is booked once, and blocks the cards that it paid for', async (action) => {
    const { id, pspReference } = await bought()
    const beforeMinor = await balanceOf('provider:GBP')
    await adyen.setFaults({ duplicateWebhooks: 1 })
    await adyen.act(`payments/${pspReference}/${action}`)
    await shop.untilEvents(id, 2)
    await shop.handleEvents()
    expect(await cardsOf(id)).toEqual(['BLOCKED'])
    expect(await balanceOf('provider:GBP')).toBe(beforeMinor + 2595)
    expect(await statesOf(id)).toEqual(['CAPTURED'])
  })

  test('is booked back when the capture is made after all', async () => {
    const { id, pspReference } = await bought()
    const beforeMinor = await balanceOf('provider:GBP')
    for (const [count, action] of ['fail-capture', 'bring-back'].entries()) {
      await adyen.act(`payments/${pspReference}/${action}`)
      await shop.untilEvents(id, count + 2)
      await shop.handleEvents()
    }
    expect(await balanceOf('provider:GBP')).toBe(beforeMinor)
    expect(await cardsOf(id), 'until somebody has looked').toEqual(['BLOCKED'])
  })

  test('is booked once: a payment cancelled after a failed capture is not lost twice', async () => {
    const { id, pspReference: originalReference } = await bought()
    const beforeMinor = await balanceOf('provider:GBP')
    const report = { originalReference, merchantReference: `${id}:1` }
    await store({ ...report, eventCode: 'CAPTURE_FAILED', pspReference: `C${id}`, value: 2595 })
    await store({ ...report, eventCode: 'CANCELLATION', pspReference: `V${id}`, value: 0 })
    await shop.handleEvents()
    expect(await balanceOf('provider:GBP')).toBe(beforeMinor + 2595)
  })

  test('is not assumed after a capture that never failed, or for an attempt that did not pay', async () => {
    const { id, pspReference: originalReference } = await bought()
    const beforeMinor = await balanceOf('provider:GBP')
    await store({ eventCode: 'CAPTURE', pspReference: `C${id}`, originalReference, merchantReference: `${id}:1`, value: 2595 })
    await store({ eventCode: 'CANCELLATION', pspReference: `V${id}`, originalReference: `T${id}`, merchantReference: `${id}:1` })
    expect(await shop.handleEvents()).toBe(2)
    expect(await shop.handleEvents()).toBe(0)
    expect(await balanceOf('provider:GBP')).toBe(beforeMinor)
    expect(await cardsOf(id)).toEqual(['ACTIVE'])
  })

  test('a cancellation before the capture was reported cancels the payment', async () => {
    const { visitor, id } = await placed()
    await store({ eventCode: 'CANCELLATION', pspReference: `V${id}`, originalReference: `T${id}`, merchantReference: `${id}:1` })
    await shop.handleEvents()
    expect(await shop.stateOf(visitor, id)).toMatchObject({ status: 'CANCELED', canRetry: true })
  })
})

describe('a dispute', () => {
  const disputed = async (id: string, originalReference: string) =>
    store({ eventCode: 'NOTIFICATION_OF_CHARGEBACK', pspReference: `N${id}`, originalReference, merchantReference: id })
  const readEvent = async (id: string) =>
    (await sql`select attempts, error from provider_events where id = ${id} and processed_at is not null`.execute(db)).rows

  test('is applied once when two jobs have its event at once', async () => {
    const { id, pspReference } = await bought()
    const event = await disputed(id, pspReference)
    const job = shop.checkoutJobs.find(({ name }) => name === 'handle-provider-event') as Job<{ id: string }>
    await overlap(
      shop.ctx,
      (ctx) => job.run(ctx, event),
      () => job.run(shop.ctx, event),
    )
    expect(await readEvent(event.id)).toEqual([{ attempts: 1, error: null }])
    expect(await cardsOf(id)).toEqual(['BLOCKED'])
  })

  test('a lifted dispute stays lifted when its event is repeated, by the provider or by its job', async () => {
    const { id, pspReference } = await bought()
    const event = await disputed(id, pspReference)
    await shop.handleEvents()
    expect(await cardsOf(id)).toEqual(['BLOCKED'])
    const [card] = await listOrderCards(db, id)
    expect(await liftBlock(shop.ctx, card?.id ?? '')).toMatchObject({ ok: true })
    shop.pass(1)
    await createEventReceiver({ ...HARMLESS_SERVICES, payments: adyen.provider })(shop.ctx, [event])
    await shop.run('handle-provider-event', { id: event.id })
    expect(await cardsOf(id)).toEqual(['ACTIVE'])
    expect(await hasDispute(db, id)).toBe(false)
  })
})

test('an unknown kind of event is logged as an error when it is about one of our payments', async () => {
  const { id, pspReference: originalReference } = await bought()
  const logError = vi.spyOn(shop.ctx.log, 'error')
  const report = { eventCode: 'NEW_KIND', pspReference: `N${id}`, merchantReference: 'whatever' }
  await store({ ...report, originalReference: 'X1' })
  await shop.handleEvents()
  expect(logError).not.toHaveBeenCalled()
  await store({ ...report, originalReference })
  await shop.handleEvents()
  expect(logError).toHaveBeenCalledOnce()
  logError.mockRestore()
})

test('events about unknown orders are ignored for good', async () => {
  const changes = ['CHARGEBACK', 'REFUND', 'REFUND_FAILED', 'CAPTURE_FAILED', 'CAPTURE', 'CANCELLATION', 'NEW_KIND']
  for (const merchantReference of ['a shop next door', `${'-'.repeat(36)}:1`, `${'-'.repeat(36)}:1:refund`]) {
    await store({ eventCode: 'AUTHORISATION', pspReference: 'X1', merchantReference })
    for (const eventCode of changes) await store({ eventCode, pspReference: 'X2', originalReference: 'X1', merchantReference })
  }
  expect(await shop.handleEvents()).toBe(3 * 8)
  expect(await shop.handleEvents()).toBe(0)
})
