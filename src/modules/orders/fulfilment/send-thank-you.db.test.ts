import { expect, test } from 'vitest'
import { fail } from '#shared/result.ts'
import { atOnce } from '#tests/support/at-once.ts'
import { testGifts } from '#tests/support/gifts.ts'
import { giftToken } from './fulfilment-tokens.ts'
import { findGiftOfShipment } from './gifts.store.ts'
import { openGift } from './open-gift.ts'
import { sendThanks } from './send-buyer-mails.ts'
import { sendThankYou } from './send-thank-you.ts'

const { ctx, db, pool, mailbox, parts, guest, address, buy, buyGift, send, listJobs } = await testGifts()

async function opened() {
  const gift = await buyGift()
  await send(gift.shipmentId)
  const token = giftToken(parts, { shipmentId: gift.shipmentId, link: 1 })
  await openGift(guest, token)
  const buyer = gift.order.billingAddress?.email ?? ''
  const listThanks = async () =>
    (await mailbox.list(buyer)).filter(({ messageId }) => messageId?.includes(`thanks.${gift.shipmentId}`))
  return { ...gift, token, listThanks }
}

test('the buyer gets one thank-you by mail, however often it is sent, and it shows nobody’s address', async () => {
  const { shipmentId, token, listThanks } = await opened()
  const results = await atOnce(pool, 4, () => sendThankYou(guest, parts, { token, message: ' You <b>dear</b>!\r\nBen ' }))
  const refused = { status: 'fulfilled', value: fail({ name: 'GIFT_THANKED' }) }
  expect(results.filter((result) => result.status === 'fulfilled' && result.value.ok)).toHaveLength(1)
  expect(results.filter((result) => result.status === 'fulfilled' && !result.value.ok)).toEqual([refused, refused, refused])
  expect(await listJobs('send-thanks', shipmentId)).toHaveLength(1)
  await sendThanks(ctx, parts, { shipmentId })
  const [mail, ...others] = await listThanks()
  expect(others).toEqual([])
  expect(mail?.subject).toBe('Ben says thank you')
  expect(mail?.text).toContain('> You <b>dear</b>!\n> Ben')
  expect(mail?.html).not.toContain('<b>dear')
  expect(`${mail?.text} ${mail?.html}`).not.toContain(address())
  expect(mail).not.toHaveProperty('replyTo', address())
})

test.each([
  ['nothing', ' ', 'PERSONAL_MESSAGE_REQUIRED'],
  ['a link', 'See www.example.com', 'PERSONAL_MESSAGE_LINK'],
  ['an emoji', 'Thanks 🎁', 'PERSONAL_MESSAGE_EMOJI'],
  ['more than 150 characters', 'x'.repeat(151), 'PERSONAL_MESSAGE_TOO_LONG'],
])('a thank-you with %s is refused at its field', async (_what, message, name) => {
  const { token, shipmentId } = await opened()
  expect(await sendThankYou(guest, parts, { token, message })).toEqual(fail({ name, parameter: 'message' }))
  expect(await listJobs('send-thanks', shipmentId)).toEqual([])
})

test("a thank-you is refused for a gift that is not opened, for one's own card, and with an invalid link", async () => {
  const { shipmentId } = await buyGift()
  const thank = (token: string) => sendThankYou(guest, parts, { token, message: 'Thank you' })
  expect(await thank(giftToken(parts, { shipmentId, link: 1 }))).toEqual(fail({ name: 'GIFT_NOT_OPENED' }))
  const own = await buy([{}])
  const token = giftToken(parts, { shipmentId: own.shipments[0]?.id ?? '', link: 1 })
  await openGift(guest, token)
  expect(await thank(token)).toEqual(fail({ name: 'GIFT_NO_GIVER' }))
  expect(await thank('x'.repeat(43))).toEqual(fail({ name: 'GIFT_UNKNOWN', parameter: 'token' }))
})

test('a source that sends too many is refused, and nothing is stored', async () => {
  const { token, shipmentId } = await opened()
  const limits = { ...parts.limits, consumeBySource: async () => fail({ name: 'RATE_LIMITED' as const, retryAfterSeconds: 60 }) }
  const refused = await sendThankYou(guest, { ...parts, limits }, { token, message: 'Thank you' })
  expect(refused).toMatchObject({ ok: false, failure: { name: 'RATE_LIMITED' } })
  expect(await findGiftOfShipment(db, shipmentId)).toMatchObject({ thanks: null, thankedAt: null })
})

test('nothing is sent for an order that was erased since', async () => {
  const { token, shipmentId, order, listThanks } = await opened()
  await sendThankYou(guest, parts, { token, message: 'Thank you' })
  await db.updateTable('orders').set({ billing_address: null }).where('id', '=', order.id).execute()
  await sendThanks(ctx, parts, { shipmentId })
  expect(await listThanks()).toEqual([])
})
