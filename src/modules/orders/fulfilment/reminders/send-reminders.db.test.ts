import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { blockCard, freezeCard, listOrderCards, postLedger, readCard, replaceCard } from '#modules/giftcards/index.ts'
import { atOnce, overlap } from '#tests/support/at-once.ts'
import { testGifts } from '#tests/support/gifts.ts'
import { deleteQueuedJobs, listQueuedJobs } from '#tests/support/queue.ts'
import { type ReminderJob, SEND_REMINDER } from '../fulfilment-jobs.ts'
import { openGift } from '../open-gift.ts'
import { enqueueReminders, sendReminder } from './send-reminders.ts'
import { stopReminders } from './stop-reminders.ts'

const { clock, ctx, db, pool, mailbox, parts, guest, address, buy, buyGift, send, listJobs } = await testGifts()

beforeEach(() => {
  clock.set('2026-03-02T10:00:00Z')
  return deleteQueuedJobs(db)
})

/** A gift that was sent, with cards that expire on 2 March 2028 or the given day. */
async function given(expiresOn = '2028-03-02') {
  const gift = await buyGift()
  await send(gift.shipmentId)
  await db.updateTable('giftcards').set({ expires_on: expiresOn }).where('order_id', '=', gift.order.id).execute()
  const listReminders = async () =>
    (await mailbox.list(address())).filter(({ messageId }) => messageId?.includes(`reminder.${gift.shipmentId}`))
  return { ...gift, listReminders }
}

/** Does the work of the workers on a morning. */
async function runDay(day: string): Promise<void> {
  clock.set(`${day}T08:00:00Z`)
  await enqueueReminders(ctx, parts)
  for (const { payload } of await listQueuedJobs(db, { name: SEND_REMINDER })) {
    await sendReminder(ctx, parts, payload as ReminderJob)
  }
  await deleteQueuedJobs(db)
}

test('the recipient is reminded 30 and 7 days before the last day, once each, with a link and no number', async () => {
  const gift = await given()
  for (const day of ['2028-01-31', '2028-02-01', '2028-02-02', '2028-02-23', '2028-02-24', '2028-02-25', '2028-03-02']) {
    await runDay(day)
  }
  const mails = await gift.listReminders()
  expect(mails.map(({ messageId }) => messageId)).toEqual(
    expect.arrayContaining([
      `<reminder.${gift.shipmentId}.2028-03-02.30@uk.giftcardsquare.example>`,
      `<reminder.${gift.shipmentId}.2028-03-02.7@uk.giftcardsquare.example>`,
    ]),
  )
  expect(mails).toHaveLength(2)
  expect(mails[0]?.subject).toBe('Your gift from Anna Hill is waiting')
  expect(mails[0]?.text).toContain('There is £50 left to spend, up to and including 2 March 2028')
  expect(mails[0]?.text).toMatch(/\/gift\/[\w-]{43}\//)
  expect(`${mails[0]?.text}${mails[0]?.html}`).not.toMatch(/\d{19}/)
})

test('the reminder of a card bought for oneself does not forbid forwarding it', async () => {
  const order = await buy([{ receivers: [{ kind: 'ME' }] }])
  await send(order.shipments[0]?.id as string)
  await db.updateTable('giftcards').set({ expires_on: '2028-03-02' }).where('order_id', '=', order.id).execute()
  await runDay('2028-02-01')
  const reminder = (await mailbox.list('anna@example.com')).find(({ subject }) => subject === 'Your gift card is waiting')
  const text = reminder?.text.replace(/\s+/g, ' ')
  expect(text).toContain('forward this email only to the person it is for')
  expect(text).not.toContain('keep this email to yourself')
})

test('when two workers run the daily job at once, each reminder is enqueued once', async () => {
  const { shipmentId } = await given()
  clock.set('2028-02-01T08:00:00Z')
  await overlap(
    ctx,
    (ctx) => enqueueReminders(ctx, parts),
    () => enqueueReminders(ctx, parts),
  )
  expect(await listJobs(SEND_REMINDER, shipmentId)).toHaveLength(1)
})

test('when four workers run the job of one reminder at once, one mail is sent', async () => {
  const { shipmentId, listReminders } = await given()
  clock.set('2028-02-01T08:00:00Z')
  await enqueueReminders(ctx, parts)
  const job: ReminderJob = { shipmentId, expiresOn: '2028-03-02', days: 30 }
  await atOnce(pool, 4, () => sendReminder(ctx, parts, job))
  await sendReminder(ctx, parts, job)
  expect(await listReminders()).toHaveLength(1)
})

test('a daily job that crashes halfway is made up for by the next, without a second mail', async () => {
  const [first, second] = [await given(), await given()]
  clock.set('2028-02-01T08:00:00Z')
  let signed = 0
  const dying = {
    ...parts,
    keyFor: (purpose: string) => {
      if (purpose === 'fulfilment.reminder' && ++signed === 2) throw new Error('the worker died')
      return parts.keyFor(purpose)
    },
  }
  await expect(enqueueReminders(ctx, dying)).rejects.toThrow('the worker died')
  for (const day of ['2028-02-02', '2028-02-03']) await runDay(day)
  expect(await first.listReminders()).toHaveLength(1)
  expect(await second.listReminders()).toHaveLength(1)
})

test('a worker that crashes while it sends does not block the reminder, and its mail is the same one', async () => {
  const { shipmentId, listReminders } = await given()
  clock.set('2028-02-01T08:00:00Z')
  await enqueueReminders(ctx, parts)
  const job: ReminderJob = { shipmentId, expiresOn: '2028-03-02', days: 30 }
  const unreachable = { ...parts, mailer: { ...parts.mailer, send: () => Promise.reject(new Error('no server')) } }
  await expect(sendReminder(ctx, unreachable, job)).rejects.toThrow('no server')
  await sql`update expiry_reminders set claimed_until = ${new Date('2028-02-01T08:01:00Z')} where shipment_id = ${shipmentId}`.execute(
    db,
  )
  await sendReminder(ctx, parts, job)
  expect(await listReminders(), 'the claim of the dead worker holds').toEqual([])
  clock.set('2028-02-01T08:01:00Z')
  await sendReminder(ctx, parts, job)
  await sendReminder(ctx, parts, job)
  expect(await listReminders()).toHaveLength(1)
})

test.each([
  ['empty', (id: string) => spend(id)],
  ['blocked', (id: string) => blockCard(ctx, id)],
  ['frozen', (id: string) => freezeCard(ctx, id)],
  ['replaced by another', async (id: string) => replaceCard(ctx, parts, { ...(await readCard(db, id)), replacedFor: 'HOLDER' })],
])('nobody is reminded of a card that is %s, also when that happens after its job was enqueued', async (_how, change) => {
  const early = await given()
  clock.set('2028-02-01T08:00:00Z')
  await enqueueReminders(ctx, parts)
  clock.set('2026-03-02T10:00:00Z')
  const late = await given()
  for (const { order } of [early, late]) for (const { id } of await listOrderCards(db, order.id)) await change(id)
  await runDay('2028-02-01')
  for (const gift of [early, late]) expect(await gift.listReminders()).toEqual([])
})

test('the link in a reminder stops all reminders to that address, for other gifts too, and opens no gift', async () => {
  const [first, other] = [await given(), await given()]
  await runDay('2028-02-01')
  const [mail] = await first.listReminders()
  const token = /reminders=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
  expect(await openGift(guest, token)).toMatchObject({ ok: false })
  expect(await stopReminders(guest, parts, 'x'.repeat(43))).toMatchObject({ ok: false, failure: { name: 'LINK_EXPIRED' } })
  expect(await stopReminders(guest, parts, token)).toMatchObject({ ok: true })
  expect(await stopReminders(guest, parts, token), 'a second time too').toMatchObject({ ok: true })
  await runDay('2028-02-24')
  expect(await first.listReminders()).toHaveLength(1)
  expect(await other.listReminders()).toHaveLength(1)
})

/** Spends the whole balance at a brand. */
async function spend(cardId: string): Promise<void> {
  await postLedger(db, {
    key: `spend ${cardId}`,
    kind: 'test',
    reference: cardId,
    currency: 'GBP',
    entries: [
      { account: `card:${cardId}`, minor: -2500 },
      { account: 'brand:GBP', minor: 2500 },
    ],
  })
}
