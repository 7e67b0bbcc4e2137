import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { testCheckout } from '#tests/support/checkout.ts'
import { listViolations } from '#tests/support/giftcards.ts'
import { listUnrefundedDuplicates } from '../payments/index.ts'
import { askForRefundAgain } from './ask-for-refund.ts'

const shop = await testCheckout()
const { adyen, balanceOf, ctx, db } = shop

const askedOf = async (psp: string) =>
  (await adyen.readBooks()).refunds.filter(({ paymentId }) => paymentId === psp).map(({ reference }) => reference)
const failedNow = (reference: string) => [
  { rule: 'failed_refund', subject: reference, detail: expect.stringContaining('2595 GBP') },
]

const keptTwice = async () =>
  (await sql<{ subject: string }>`select subject from violation_eventual_unrefunded_duplicate`.execute(db)).rows.map(
    ({ subject }) => subject,
  )

type RefundReport = { reference: string; psp: string; value?: number; refund?: string }

/** An event of the provider about a refund, whether or not its success was reported before. */
async function report(
  eventCode: string,
  { reference, psp, value = 2595, refund = `R ${reference}` }: RefundReport,
  success = 'true',
) {
  const amount = { currency: 'GBP', value }
  const event = { eventCode, success, merchantReference: reference, amount, pspReference: refund, originalReference: psp }
  const body = { ...event, merchantAccountCode: 'RibbonTest', additionalData: { hmacSignature: 'checked' } }
  await sql`insert into provider_events (id, provider, dedup_key, body, received_at)
    values (gen_random_uuid(), 'adyen', ${`${eventCode} ${success} ${reference}`}, ${JSON.stringify(body)}, now())`.execute(db)
  await shop.handleEvents()
}

test('a refund that fails after it was reported as done is a violation until staff request it again', async () => {
  const { id, reference, psp } = await shop.paidTwice()
  await shop.completeRefund(reference)
  expect(await balanceOf('duplicates:GBP')).toBe(0)
  await adyen.setFaults({ duplicateWebhooks: 1 })
  await adyen.act(`payments/${psp}/bring-back`)
  await expect.poll(() => listViolations(db)).toEqual(failedNow(reference))
  expect(await balanceOf('duplicates:GBP')).toBe(2595)
  shop.pass(2)
  await shop.run('reconcile-payments')
  await shop.run('refund-payment', { reference })
  expect(await askedOf(psp)).toEqual([`${reference}:refund`])

  expect(await askForRefundAgain(ctx, reference)).toBe(true)
  expect(await listViolations(db)).toEqual([])
  expect(await askForRefundAgain(ctx, reference), 'it is asked for already').toBe(false)
  for (let time = 1; time <= 2; time++) await shop.run('refund-payment', { reference })
  await shop.untilEvents(`${reference}:refund:2`, 1)
  await shop.handleEvents()
  expect((await shop.statesOf(id)).toSorted()).toEqual(['CAPTURED', 'REFUNDED'])
  expect(await balanceOf('duplicates:GBP')).toBe(0)
  expect(await askedOf(psp)).toEqual([`${reference}:refund`, `${reference}:refund:2`])
})

test('a refused refund waits, and is booked if it is made after all', async () => {
  const { id, reference, psp } = await shop.paidTwice()
  await report('REFUND', { reference: `${reference}:refund`, psp }, 'false')
  expect(await listViolations(db)).toEqual(failedNow(reference))
  await report('REFUND', { reference: `${reference}:refund`, psp })
  expect((await shop.statesOf(id)).toSorted()).toEqual(['CAPTURED', 'REFUNDED'])
  expect(await balanceOf('duplicates:GBP')).toBe(0)
})

test('a success reported after its failure is ignored, and staff may refund at the provider', async () => {
  const { id, reference, psp } = await shop.paidTwice()
  await report('REFUND_FAILED', { reference: `${reference}:refund`, psp })
  expect(await listViolations(db)).toEqual(failedNow(reference))
  await report('REFUND', { reference: `${reference}:refund`, psp })
  expect(await listViolations(db)).toEqual(failedNow(reference))
  await adyen.act(`payments/${psp}/refund`)
  await shop.untilEvents(`${reference} at the desk`, 1)
  await shop.handleEvents()
  expect((await shop.statesOf(id)).toSorted()).toEqual(['CAPTURED', 'REFUNDED'])
  expect(await balanceOf('duplicates:GBP')).toBe(0)
})

test('a refund returned by a closed account counts as failed', async () => {
  const { reference, psp } = await shop.paidTwice()
  await shop.completeRefund(reference)
  const refund = (await adyen.readBooks()).refunds.find(({ paymentId }) => paymentId === psp)?.id ?? ''
  await report('REFUNDED_REVERSED', { reference: `${reference}:refund`, psp, refund })
  expect(await listViolations(db)).toEqual(failedNow(reference))
  expect(await askForRefundAgain(ctx, reference)).toBe(true)
  expect(await balanceOf('duplicates:GBP')).toBe(2595)
})

/** An order with one payment, as usual. */
async function paidOnce() {
  const { visitor, id, page } = await shop.placed()
  await shop.confirm(visitor, id, await adyen.finish(page, 'pay'))
  await shop.untilEvents(id, 1)
  return { id, reference: `${id}:1`, psp: (await shop.paymentOf(id))?.pspReference ?? '' }
}

describe('a refund that staff make at the provider', () => {
  const desk = (reference: string) => `${reference} at the desk`

  test('is booked back when it fails', async () => {
    const { id, psp } = await paidOnce()
    const beforeMinor = await balanceOf('provider:GBP')
    await adyen.act(`payments/${psp}/refund`)
    await shop.untilEvents(id, 2)
    await shop.handleEvents()
    expect(await balanceOf('provider:GBP')).toBe(beforeMinor + 2595)
    await adyen.act(`payments/${psp}/bring-back`)
    await shop.untilEvents(id, 3)
    await shop.handleEvents()
    expect(await balanceOf('provider:GBP')).toBe(beforeMinor)
  })

  test('a refund returned by a closed account is booked back once, even if it is reported twice or differently', async () => {
    const { reference, psp } = await paidOnce()
    const beforeMinor = await balanceOf('provider:GBP')
    await report('REFUND', { reference: desk(reference), psp })
    await report('REFUNDED_REVERSED', { reference: desk(reference), psp })
    await report('REFUND_FAILED', { reference: desk(reference), psp })
    expect(await balanceOf('provider:GBP')).toBe(beforeMinor)
  })

  test('is not booked when its failure is reported before its success, and blocks no card', async () => {
    const { id, reference, psp } = await paidOnce()
    const beforeMinor = await balanceOf('provider:GBP')
    await report('REFUND_FAILED', { reference: desk(reference), psp })
    await report('REFUND', { reference: desk(reference), psp })
    expect(await balanceOf('provider:GBP')).toBe(beforeMinor)
    const { rows } = await sql`select distinct status from giftcards where order_id = ${id}`.execute(db)
    expect(rows).toEqual([{ status: 'ACTIVE' }])
  })

  test('settles a duplicate payment, and reopens it when the refund fails', async () => {
    const keptMinor = await balanceOf('duplicates:GBP')
    const { id, reference, psp } = await shop.paidTwice()
    await adyen.act(`payments/${psp}/refund`)
    await shop.untilEvents(desk(reference), 1)
    await shop.handleEvents()
    expect((await shop.statesOf(id)).toSorted()).toEqual(['CAPTURED', 'REFUNDED'])
    await adyen.act(`payments/${psp}/bring-back`)
    await shop.untilEvents(desk(reference), 2)
    await shop.handleEvents()
    expect(await listViolations(db)).toEqual(failedNow(reference))
    expect(await balanceOf('duplicates:GBP')).toBe(keptMinor + 2595)

    expect(await askForRefundAgain(ctx, reference)).toBe(true)
    await shop.completeRefund(reference)
    expect(await askedOf(psp)).toEqual([desk(reference), `${reference}:refund`])
    expect(await balanceOf('duplicates:GBP')).toBe(keptMinor)
  })

  test('still settles a duplicate payment when the refund that the shop requested fails', async () => {
    const keptMinor = await balanceOf('duplicates:GBP')
    const { id, reference, psp } = await shop.paidTwice()
    await adyen.act(`payments/${psp}/refund`)
    await shop.untilEvents(desk(reference), 1)
    await shop.handleEvents()
    await report('REFUND', { reference: `${reference}:refund`, psp }, 'false')
    expect((await shop.statesOf(id)).toSorted()).toEqual(['CAPTURED', 'REFUNDED'])
    expect(await balanceOf('duplicates:GBP')).toBe(keptMinor)
    expect(await listViolations(db)).toEqual([])
  })

  test('a partial refund does not settle a duplicate payment, and is booked back when it fails', async () => {
    const keptMinor = await balanceOf('duplicates:GBP')
    const { id, reference, psp } = await shop.paidTwice()
    const part = { reference: desk(reference), psp, value: 595 }
    await report('REFUND', part)
    expect((await shop.statesOf(id)).toSorted()).toEqual(['CAPTURED', 'DUPLICATE'])
    expect(await balanceOf('duplicates:GBP')).toBe(keptMinor + 2000)
    await report('REFUND_FAILED', part)
    expect(await balanceOf('duplicates:GBP')).toBe(keptMinor + 2595)
    expect(await askForRefundAgain(ctx, reference)).toBe(true)
    await shop.completeRefund(reference)
    expect(await balanceOf('duplicates:GBP')).toBe(keptMinor)
  })

  test('a partial refund leaves the rest to staff, until that is refunded too', async () => {
    const keptMinor = await balanceOf('duplicates:GBP')
    const { reference, psp } = await shop.paidTwice()
    await report('REFUND', { reference: desk(reference), psp, value: 595 })
    await shop.run('refund-payment', { reference })
    await report('REFUND_FAILED', { reference: `${reference}:refund`, psp })
    const detail = expect.stringContaining('595 was returned in another way')
    expect(await listViolations(db)).toEqual([{ rule: 'failed_refund', subject: reference, detail }])
    expect(await askForRefundAgain(ctx, reference)).toBe(false)
    expect(await askedOf(psp)).toEqual([])
    expect(await keptTwice()).toContain(reference)
    await report('REFUND', { reference: `${desk(reference)} again`, psp, value: 2000 })
    expect(await listViolations(db)).toEqual([])
    expect(await keptTwice()).not.toContain(reference)
    expect(await balanceOf('duplicates:GBP')).toBe(keptMinor)
    expect(await listUnrefundedDuplicates(db)).not.toContainEqual(expect.objectContaining({ reference }))
  })
})

test('a refund that did not fail cannot be requested again', async () => {
  const { reference } = await shop.paidTwice()
  expect(await askForRefundAgain(ctx, reference)).toBe(false)
  expect(await askForRefundAgain(ctx, 'not a payment')).toBe(false)
})
