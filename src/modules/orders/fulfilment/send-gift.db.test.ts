import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Mail } from '#platform/mail/mailer.ts'
import { atOnce, overlap, warmPool } from '#tests/support/at-once.ts'
import { testGifts } from '#tests/support/gifts.ts'
import { deleteQueuedJobs } from '#tests/support/queue.ts'
import { listOrderCards, readCardSecrets } from '../../giftcards/index.ts'
import type { Order, Package } from '../order.ts'
import { correctReceiver, resendGift } from './correct-receiver.ts'
import type { GiftOfOrder } from './gift.ts'
import { findGiftOfShipment } from './gifts.store.ts'
import { issueCards } from './issue-cards.ts'
import { findGift, openGift, readRevealedCards } from './open-gift.ts'
import { findOrderByToken } from './read-order-gifts.ts'
import { sendGift, sendOverdueGifts } from './send-gift.ts'

const { clock, ctx, db, pool, buy, mailbox, parts, guest, address, buyGift, send, listJobs } = await testGifts()

async function readLink(to = address()): Promise<string> {
  const [mail] = await mailbox.list(to)
  return /\/gift\/([\w-]{43})\//.exec(mail?.text ?? '')?.[1] as string
}

test('a gift is one mail with a link, however many workers run its job', async () => {
  const { shipmentId } = await buyGift()
  await atOnce(pool, 4, () => send(shipmentId))
  await send(shipmentId)
  const mails = await mailbox.list(address())
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({ subject: 'Anna Hill has sent you a gift', from: expect.stringContaining('Gift Card Square') })
  expect(mails[0]?.messageId).toBe(`<gift.${shipmentId}.1@uk.giftcardsquare.example>`)
  expect(mails[0]?.text).toMatch(/https:\/\/uk\.giftcardsquare\.example\/gift\/[\w-]{43}\//)
  expect(mails[0]?.text).toContain('> Happy <b>birthday</b>,\n> \n> Ben!\n')
  expect(mails[0]?.html).not.toContain('<b>birthday')
  expect(mails[0]?.html, 'its wrapped card comes along').toMatch(
    /<img src="data:image\/png;base64,[^"]+" alt="Grumble Coffee[^"]*"/,
  )
  expect(await findGiftOfShipment(db, shipmentId)).toMatchObject({ state: 'SENT', firstSentAt: clock.now() })
})

test.each([
  ['GCSUK', 'en', 'Redeem your gift', '/check-your-balance/result/'],
  ['GCSNL', 'nl', 'Wissel je cadeau in', '/saldocheck/resultaat/'],
] as const)(
  'the mail of a Choice card leads to redeeming too, in %s; that of a brand card does not',
  async (storefront, language, words, path) => {
    const mailOf = async (slug: string) => {
      const order = await buy([{ slug, value: 25 }])
      await db.updateTable('orders').set({ storefront, language }).where('id', '=', order.id).execute()
      const written: Mail[] = []
      const send = async (mail: Mail) => (written.push(mail) ? ('sent' as const) : ('refused' as const))
      await sendGift(
        ctx,
        { ...parts, mailer: { ...parts.mailer, send } },
        { shipmentId: order.shipments[0]?.id as string, attempt: 1 },
      )
      return written[0] as Mail
    }
    const { html, text } = await mailOf('all-in-one-gift-card')
    const [, token] = /\/([\w-]{43})\//.exec(text) as RegExpExecArray
    expect(html).toContain(`${path}?redeemToken=${token}`)
    expect(html).toContain(words)
    expect((await mailOf('grumble-coffee')).html).not.toContain('redeemToken')
  },
)

test('a worker that finds another one sending a gift leaves it alone, and checks again later', async () => {
  const { shipmentId } = await buyGift()
  let sendings = 0
  const send = async () => {
    sendings++
    if (sendings === 1) await runJob()
    return 'sent' as const
  }
  const runJob = (): Promise<void> => sendGift(ctx, { ...parts, mailer: { ...parts.mailer, send } }, { shipmentId, attempt: 1 })
  await runJob()
  expect(sendings).toBe(1)
  const [job] = await listJobs('send-gift', shipmentId)
  expect(job?.runAt).toEqual(new Date(clock.now().getTime() + 15_000))
})

test.each([
  ['by the receiver', { kind: 'RECEIVER', firstName: 'Ben', lastName: 'Oak', email: 'ben-reads@example.com' }],
  ['by the buyer', { kind: 'ME' }],
] as const)('no part of the mail holds a number or a PIN, read %s', async (_by, receiver) => {
  const order = await buy([{ qty: 2, wrapperId: 'birthday-balloons', message: 'Enjoy', receivers: [receiver] }])
  const written: Mail[] = []
  const send = async (mail: Mail) => (written.push(mail) ? ('sent' as const) : ('refused' as const))
  const shipmentId = order.shipments[0]?.id as string
  await sendGift(ctx, { ...parts, mailer: { ...parts.mailer, send } }, { shipmentId, attempt: 1 })
  const mail = written[0] as Mail
  const attached = (mail.attachments ?? []).flatMap((file) => [file.filename, file.cid, file.content.toString('latin1')])
  expect(attached).toHaveLength(3)
  const { subject, html, text, messageId, from, headers } = mail
  const all = [subject, html, text, messageId, ...Object.values(from), ...Object.entries(headers ?? {}), ...attached].join('\n')
  for (const card of await listOrderCards(db, order.id)) {
    const { number, pin } = await readCardSecrets(ctx, parts, card.id)
    expect(all.replaceAll(/[\s-]/g, '')).not.toContain(number)
    expect(all).not.toMatch(new RegExp(`(?<![\\w#])${pin.split('').join('[\\s-]?')}(?!\\w)`))
  }
})

test('looking at a gift does not open it; the button does, once, and shows its cards', async () => {
  const { order, shipmentId } = await buyGift()
  await send(shipmentId)
  const token = await readLink()
  const closed = (await findGift(guest, token)) as GiftOfOrder
  expect(closed).toMatchObject({ gift: { openedAt: null } })
  const one = order.shipments[0]?.packages[0] as Package
  expect(await readRevealedCards(guest, parts, { ...closed, package: one })).toBeNull()
  await warmPool(pool)
  const opened = await Promise.all([openGift(guest, token), openGift(guest, token)])
  expect(opened.every(({ ok }) => ok)).toBe(true)
  const giftOfOrder = (await findGift(guest, token)) as GiftOfOrder
  expect(giftOfOrder.gift.openedAt).toEqual(clock.now())
  const cards = await readRevealedCards(guest, parts, { ...giftOfOrder, package: one })
  expect(cards).toHaveLength(2)
  expect(cards?.[0]).toMatchObject({ number: expect.stringMatching(/^\d{19}$/), pin: expect.stringMatching(/^\d{6}$/) })
})

test('a gift whose card was blocked before it was opened shows no number', async () => {
  const { order, shipmentId } = await buyGift()
  await send(shipmentId)
  const token = await readLink()
  await db.updateTable('giftcards').set({ status: 'BLOCKED' }).where('order_id', '=', order.id).execute()
  expect(await openGift(guest, token)).toEqual({ ok: false, failure: { name: 'CARD_BLOCKED', parameter: 'token' } })
  expect(await findGift(guest, token)).toMatchObject({ gift: { openedAt: null } })
})

test('a guessed link or one of another store opens nothing', async () => {
  const { shipmentId } = await buyGift()
  await send(shipmentId)
  const token = await readLink()
  expect(await findGift(guest, `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).toBeUndefined()
  expect(await findGift(guest, 'x')).toBeUndefined()
  const elsewhere = { ...guest, storefront: { ...guest.storefront, code: 'CKUK' } }
  expect(await findGift(elsewhere, token)).toBeUndefined()
  expect(await openGift(elsewhere, token)).toEqual({ ok: false, failure: { name: 'GIFT_UNKNOWN', parameter: 'token' } })
})

test('a corrected address gets its own link, and the old one stops working', async () => {
  const { shipmentId, token } = await buyGift()
  await send(shipmentId)
  const old = await readLink()
  const right = `right-${address()}`
  const corrected = await correctReceiver(guest, parts, {
    orderToken: token,
    shipmentId,
    firstName: 'Ben',
    lastName: 'Oak',
    email: right,
  })
  expect(corrected).toMatchObject({ ok: true })
  expect(await listJobs('send-gift', shipmentId)).toMatchObject([{ payload: { shipmentId, attempt: 2 } }])
  await send(shipmentId)
  expect(await mailbox.list(right)).toEqual([])
  await send(shipmentId, 2)
  const fresh = await readLink(right)
  expect(fresh).not.toBe(old)
  expect(await findGift(guest, old)).toBeUndefined()
  expect(await openGift(guest, old)).toMatchObject({ ok: false })
  expect(await findGift(guest, fresh)).toBeDefined()
})

describe('a gift that is opened while its address is corrected', () => {
  const correct = (
    context: typeof guest,
    { token, shipmentId }: Pick<Awaited<ReturnType<typeof buyGift>>, 'token' | 'shipmentId'>,
  ) => {
    const receiver = { firstName: 'Ben', lastName: 'Oak', email: `right-${address()}` }
    return correctReceiver(context, parts, { orderToken: token, shipmentId, ...receiver })
  }

  test('stays with the person who opened it first', async () => {
    const gift = await buyGift()
    await send(gift.shipmentId)
    const link = await readLink()
    const [opened, corrected] = await overlap(
      guest,
      (guest) => openGift(guest, link),
      () => correct(guest, gift),
    )
    expect(opened.ok).toBe(true)
    expect(corrected).toEqual({ ok: false, failure: [{ name: 'GIFT_OPENED' }] })
    expect(await findGift(guest, link)).toMatchObject({ gift: { link: 1, openedAt: clock.now() } })
  })

  test('is not opened by the old link once it is corrected', async () => {
    const gift = await buyGift()
    await send(gift.shipmentId)
    const link = await readLink()
    const [corrected, opened] = await overlap(
      guest,
      (guest) => correct(guest, gift),
      () => openGift(guest, link),
    )
    expect(corrected.ok).toBe(true)
    expect(opened).toEqual({ ok: false, failure: { name: 'GIFT_UNKNOWN', parameter: 'token' } })
    expect(await findGiftOfShipment(db, gift.shipmentId)).toMatchObject({ state: 'PLANNED', attempt: 2, openedAt: null })
  })
})

test('a gift is resent with the same link; an opened gift is not resent', async () => {
  const { shipmentId, token } = await buyGift()
  expect(await resendGift(guest, parts, { orderToken: token, shipmentId })).toEqual({
    ok: false,
    failure: [{ name: 'GIFT_NOT_SENT' }],
  })
  await send(shipmentId)
  expect(await resendGift(guest, parts, { orderToken: token, shipmentId })).toMatchObject({ ok: true })
  await send(shipmentId, 2)
  const mails = await mailbox.list(address())
  expect(mails).toHaveLength(2)
  expect(new Set(mails.map(({ text }) => /\/gift\/([\w-]{43})\//.exec(text)?.[1])).size).toBe(1)
  await openGift(guest, await readLink())
  expect(await resendGift(guest, parts, { orderToken: token, shipmentId })).toEqual({
    ok: false,
    failure: [{ name: 'GIFT_OPENED' }],
  })
  const input = { orderToken: token, shipmentId, firstName: 'Ben', lastName: 'Oak', email: 'else@example.com' }
  expect(await correctReceiver(guest, parts, input)).toEqual({ ok: false, failure: [{ name: 'GIFT_OPENED' }] })
})

test('the link of one order does not reach the gifts of another', async () => {
  const [mine, theirs] = [await buyGift(), await buyGift()]
  await send(theirs.shipmentId)
  const asked = { orderToken: mine.token, shipmentId: theirs.shipmentId }
  expect(await resendGift(guest, parts, asked)).toEqual({ ok: false, failure: [{ name: 'GIFT_UNKNOWN' }] })
  const input = { ...asked, firstName: 'Eve', lastName: 'Elm', email: 'eve@example.com' }
  expect(await correctReceiver(guest, parts, input)).toEqual({ ok: false, failure: [{ name: 'GIFT_UNKNOWN' }] })
  expect(await resendGift(guest, parts, { ...asked, shipmentId: "'; drop table gifts" })).toMatchObject({ ok: false })
})

test('a revoked link to the buyer’s page reaches nothing', async () => {
  const { order, shipmentId, token } = await buyGift()
  await send(shipmentId)
  await sql`update fulfilments set token_hash = null where order_id = ${order.id}`.execute(db)
  expect(await findOrderByToken(guest, token)).toBeUndefined()
  expect(await resendGift(guest, parts, { orderToken: token, shipmentId })).toEqual({
    ok: false,
    failure: [{ name: 'GIFT_UNKNOWN' }],
  })
})

test('a gift can be sent five times', async () => {
  const { shipmentId, token } = await buyGift()
  for (let attempt = 1; attempt < 5; attempt++) {
    await send(shipmentId, attempt)
    expect(await resendGift(guest, parts, { orderToken: token, shipmentId })).toMatchObject({ ok: true })
  }
  await send(shipmentId, 5)
  expect(await resendGift(guest, parts, { orderToken: token, shipmentId })).toEqual({
    ok: false,
    failure: [{ name: 'GIFT_SENT_TOO_OFTEN' }],
  })
})

test('a gift waits for its time, and an overdue one is enqueued again', async () => {
  const later = await buyGift('2026-03-02T12:00')
  expect((await listJobs('send-gift', later.shipmentId))[0]?.runAt.toISOString()).toBe('2026-03-02T12:00:00.000Z')
  const now = await buyGift()
  await deleteQueuedJobs(db)
  const soon = { ...ctx, clock: { now: () => new Date(clock.now().getTime() + 5 * 60_000) } }
  await sendOverdueGifts(soon)
  expect(await listJobs('send-gift', now.shipmentId)).toHaveLength(1)
  expect(await listJobs('send-gift', later.shipmentId)).toEqual([])
})

test('a gift whose address is corrected before its time still waits for it', async () => {
  const { shipmentId, token } = await buyGift('2026-03-02T12:00')
  const right = `right-${address()}`
  const receiver = { firstName: 'Ben', lastName: 'Oak', email: right }
  expect(await correctReceiver(guest, parts, { orderToken: token, shipmentId, ...receiver })).toMatchObject({ ok: true })
  const jobs = await listJobs('send-gift', shipmentId)
  expect(jobs.map(({ runAt }) => runAt.toISOString())).toEqual(jobs.map(() => '2026-03-02T12:00:00.000Z'))
  expect(await findGiftOfShipment(db, shipmentId)).toMatchObject({ state: 'PLANNED', attempt: 2 })

  // The job for the wrong address has nothing to do.
  await send(shipmentId)
  expect([...(await mailbox.list(address())), ...(await mailbox.list(right))]).toEqual([])
  await send(shipmentId, 2)
  expect(await mailbox.list(right)).toHaveLength(1)
  expect(await mailbox.list(address())).toEqual([])
})

async function donate(receiver: {
  kind: 'ME' | 'RECEIVER'
  firstName?: string
  lastName?: string
  email?: string
}): Promise<Order> {
  const { rows } = await sql<{
    slug: string
  }>`select slug from products where product_type = 'DONATION' order by slug limit 1`.execute(db)
  const order = await buy([{ slug: rows[0]?.slug as string, value: 10, receivers: [receiver] }])
  await issueCards(ctx, parts, order.id)
  return order
}

test('a donation made for oneself promises no card, number or PIN', async () => {
  const order = await donate({ kind: 'ME' })
  await send(order.shipments[0]?.id as string)
  const mails = await mailbox.list('anna@example.com')
  const mail = mails.find(({ messageId }) => messageId.includes(order.shipments[0]?.id ?? 'none'))
  expect(mail?.subject).toBe('Thank you for your donation')
  expect(mail?.text).toContain('Certificate of thanks')
  expect(mail?.text).not.toMatch(/PIN|gift card\b/)
})

test('a donation says thank you with a certificate, which nobody can spend', async () => {
  const order = await donate({ kind: 'RECEIVER', firstName: 'Ben', lastName: 'Oak', email: address() })
  await send(order.shipments[0]?.id as string)
  const [mail] = await mailbox.list(address())
  expect(mail?.text).toContain('Certificate of thanks')
  expect(mail?.text).toContain('£10 was given to')
  expect(mail?.text).not.toContain('spend')
})
