import { expect, test } from 'vitest'
import { atOnce } from '#tests/support/at-once.ts'
import { testGifts } from '#tests/support/gifts.ts'
import { giftToken } from './fulfilment-tokens.ts'
import { openGift } from './open-gift.ts'
import { sendOpenedNotice } from './send-buyer-mails.ts'
import { setOpenedNotice } from './set-opened-notice.ts'

const { ctx, db, pool, mailbox, parts, guest, buy, buyGift, send, listJobs } = await testGifts()

async function bought(isWanted: boolean) {
  const gift = await buyGift()
  await send(gift.shipmentId)
  if (isWanted) expect((await setOpenedNotice(guest, { orderToken: gift.token, isWanted })).ok).toBe(true)
  const buyer = gift.order.billingAddress?.email ?? ''
  const listNotices = async () => (await mailbox.list(buyer)).filter(({ messageId }) => messageId?.includes(gift.shipmentId))
  return { ...gift, link: giftToken(parts, { shipmentId: gift.shipmentId, link: 1 }), buyer, listNotices }
}

test('a buyer who wants to know gets one mail, however often and however many open the gift', async () => {
  const { shipmentId, link, listNotices } = await bought(true)
  await atOnce(pool, 4, () => openGift(guest, link))
  await openGift(guest, link)
  expect(await listJobs('send-opened-notice', shipmentId)).toHaveLength(1)
  await sendOpenedNotice(ctx, parts, { shipmentId })
  const [mail, ...others] = await listNotices()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ subject: 'Ben opened your gift', messageId: `<opened.${shipmentId}@uk.giftcardsquare.example>` })
  expect(mail?.text).toContain('2 × Grumble Coffee')
})

test('a buyer who does not want to know, or no longer, gets none', async () => {
  const silent = await bought(false)
  await openGift(guest, silent.link)
  expect(await listJobs('send-opened-notice', silent.shipmentId)).toEqual([])
  const former = await bought(true)
  await openGift(guest, former.link)
  await setOpenedNotice(guest, { orderToken: former.token, isWanted: false })
  await sendOpenedNotice(ctx, parts, { shipmentId: former.shipmentId })
  expect(await former.listNotices()).toEqual([])
})

test('nobody is notified that they have opened their own card', async () => {
  const order = await buy([{}])
  const shipmentId = order.shipments[0]?.id ?? ''
  await db.updateTable('fulfilments').set({ notify_when_opened: true }).where('order_id', '=', order.id).execute()
  expect((await openGift(guest, giftToken(parts, { shipmentId, link: 1 }))).ok).toBe(true)
  expect(await listJobs('send-opened-notice', shipmentId)).toEqual([])
})

test('nothing is sent for an order that was erased since, and another link changes nothing', async () => {
  const { shipmentId, link, buyer, order } = await bought(true)
  await openGift(guest, link)
  await db.updateTable('orders').set({ billing_address: null }).where('id', '=', order.id).execute()
  const since = (await mailbox.list(buyer)).length
  await sendOpenedNotice(ctx, parts, { shipmentId })
  expect(await mailbox.list(buyer)).toHaveLength(since)
  expect(await setOpenedNotice(guest, { orderToken: 'x'.repeat(43), isWanted: true })).toEqual({
    ok: false,
    failure: [{ name: 'GIFT_UNKNOWN' }],
  })
})
