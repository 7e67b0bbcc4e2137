import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testCheckout } from '../../../tests/support/checkout.ts'
import { listViolations } from '../../../tests/support/giftcards.ts'
import { askForRefundAgain } from './ask-for-refund.ts'

const shop = await testCheckout()
const { adyen, balanceOf, ctx, db } = shop

/** An order that was paid in two tabs: the payment that is to go back. */
async function paidTwice() {
  const { visitor, id, page } = await shop.placed()
  const second = await shop.retry(visitor, id, { paymentMethod: 'scheme' })
  for (const one of [page, second.payment.redirectUrl]) await adyen.finish(one, 'pay')
  await shop.untilEvents(id, 2)
  await shop.handleEvents()
  const { rows } = await sql<{ reference: string; psp: string }>`
    select reference, psp_reference as psp from payments where order_id = ${id} and state = 'DUPLICATE'`.execute(db)
  return { id, ...(rows[0] as { reference: string; psp: string }) }
}

const askedOf = async (psp: string) =>
  (await adyen.readBooks()).refunds.filter(({ paymentId }) => paymentId === psp).map(({ reference }) => reference)
const failedNow = (reference: string) => [
  { rule: 'failed_refund', subject: reference, detail: expect.stringContaining('2595 GBP') },
]

/** What the provider tells of a refund, whether its success was told before or not. */
async function tell(eventCode: string, success: 'true' | 'false', merchantReference: string, psp: string) {
  const amount = { currency: 'GBP', value: 2595 }
  const event = { eventCode, success, merchantReference, amount, pspReference: `R${psp}`, originalReference: psp }
  const body = { ...event, merchantAccountCode: 'RibbonTest', additionalData: { hmacSignature: '' } }
  await sql`insert into provider_events (id, provider, dedup_key, body, received_at)
    values (gen_random_uuid(), 'adyen', ${`${eventCode} ${success} ${merchantReference}`}, ${JSON.stringify(body)}, now())`.execute(
    db,
  )
  await shop.handleEvents()
}

test('a refund that fails after it was told as done stands among the violations until somebody has it asked for again', async () => {
  const { id, reference, psp } = await paidTwice()
  await shop.giveBack(reference)
  expect(await balanceOf('duplicates:GBP')).toBe(0)
  await adyen.setFaults({ duplicateWebhooks: 1 })
  await adyen.act(`payments/${psp}/fail-refund`)
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

test('a refund that is refused waits, a success of it that is told late counts for nothing, and the desk may give the money back', async () => {
  const { id, reference, psp } = await paidTwice()
  await tell('REFUND', 'false', `${reference}:refund`, psp)
  expect(await listViolations(db)).toEqual(failedNow(reference))
  await tell('REFUND', 'true', `${reference}:refund`, psp)
  expect(await listViolations(db)).toEqual(failedNow(reference))
  await adyen.act(`payments/${psp}/refund`)
  await shop.untilEvents(`${reference} at the desk`, 1)
  await shop.handleEvents()
  expect((await shop.statesOf(id)).toSorted()).toEqual(['CAPTURED', 'REFUNDED'])
  expect(await balanceOf('duplicates:GBP')).toBe(0)
})

test('a refund that came back from a closed account is as one that failed', async () => {
  const { reference, psp } = await paidTwice()
  await shop.giveBack(reference)
  await tell('REFUNDED_REVERSED', 'true', `${reference}:refund`, psp)
  expect(await listViolations(db)).toEqual(failedNow(reference))
  expect(await askForRefundAgain(ctx, reference)).toBe(true)
  expect(await balanceOf('duplicates:GBP')).toBe(2595)
})

test('a refund of the desk that fails is ours again', async () => {
  const { visitor, id, page } = await shop.placed()
  await shop.confirm(visitor, id, await adyen.finish(page, 'pay'))
  await shop.untilEvents(id, 1)
  const psp = (await shop.paymentOf(id))?.pspReference
  const owedMinor = await balanceOf('provider:GBP')
  await adyen.act(`payments/${psp}/refund`)
  await shop.untilEvents(id, 2)
  await shop.handleEvents()
  expect(await balanceOf('provider:GBP')).toBe(owedMinor + 2595)
  await adyen.act(`payments/${psp}/fail-refund`)
  await shop.untilEvents(id, 3)
  await shop.handleEvents()
  expect(await balanceOf('provider:GBP')).toBe(owedMinor)
})

test('nobody asks for a refund that did not fail', async () => {
  const { reference } = await paidTwice()
  expect(await askForRefundAgain(ctx, reference)).toBe(false)
  expect(await askForRefundAgain(ctx, 'not a payment')).toBe(false)
})
