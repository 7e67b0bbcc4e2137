import { type ExpressionBuilder, sql } from 'kysely'
import type { DB } from '#generated/db.ts'
import type { Db } from '#platform/context.ts'
import { anyOf } from '#platform/db/typed-sql.ts'
import type { ReminderDays } from './reminder-days.ts'

export type Reminder = { shipmentId: string; expiresOn: string; days: ReminderDays }
type NewReminder = Reminder & { tokenHash: Buffer; now: Date }

/** The gifts with these packages that were sent, have a working link and are not stopped: package → shipment. */
export async function listSentGifts(db: Db, packageIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('packages as p')
    .innerJoin('gifts as g', 'g.shipment_id', 'p.shipment_id')
    .select(['p.id as packageId', 'p.shipment_id as shipmentId'])
    .where('p.id', '=', anyOf(packageIds))
    .where('g.state', '=', 'SENT')
    .where('g.token_hash', 'is not', null)
    .where((eb) => eb.not(sql<boolean>`is_order_stopped(g.order_id)`))
    .execute()
  return new Map(rows.map(({ packageId, shipmentId }) => [packageId, shipmentId]))
}

/** False when it already exists: it was sent, or its job is queued. */
export async function insertReminder(db: Db, { shipmentId, expiresOn, days, tokenHash, now }: NewReminder): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('expiry_reminders')
    .values({ shipment_id: shipmentId, expires_on: expiresOn, days, token_hash: tokenHash, created_at: now })
    .onConflict((conflict) => conflict.columns(['shipment_id', 'expires_on', 'days']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Claims a reminder for a while, so that two workers do not both send it. False when it was sent, deleted or claimed by another worker. */
export async function claimReminder(db: Db, reminder: Reminder, { now, until }: { now: Date; until: Date }): Promise<boolean> {
  const { numUpdatedRows } = await updateReminder(db, reminder)
    .set({ claimed_until: until })
    .where('sent_at', 'is', null)
    .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now)]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The end of another worker's claim; undefined when it was sent or deleted. */
export async function findEndOfReminderClaim(db: Db, reminder: Reminder): Promise<Date | undefined> {
  const row = await db
    .selectFrom('expiry_reminders')
    .select('claimed_until as until')
    .where(isReminder(reminder))
    .where('sent_at', 'is', null)
    .executeTakeFirst()
  return row?.until ?? undefined
}

export async function markReminderSent(db: Db, reminder: Reminder, now: Date): Promise<void> {
  await updateReminder(db, reminder).set({ sent_at: now, claimed_until: null }).execute()
}

/** Ends the claim, so that another worker may try. */
export async function unclaimReminder(db: Db, reminder: Reminder): Promise<void> {
  await updateReminder(db, reminder).set({ claimed_until: null }).execute()
}

/** Called when there is nothing to remind of. If that changes while it is due, it is inserted again. */
export async function deleteReminder(db: Db, reminder: Reminder): Promise<void> {
  await db.deleteFrom('expiry_reminders').where(isReminder(reminder)).where('sent_at', 'is', null).execute()
}

/** The gift of a link in a reminder. */
export async function findRemindedShipment(db: Db, tokenHash: Buffer): Promise<string | undefined> {
  const row = await db
    .selectFrom('expiry_reminders')
    .select('shipment_id as shipmentId')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return row?.shipmentId
}

export async function insertReminderStop(db: Db, addressHash: Buffer, now: Date): Promise<void> {
  await db
    .insertInto('reminder_stops')
    .values({ address_hash: addressHash, stopped_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function hasStoppedReminders(db: Db, addressHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('reminder_stops')
    .select('stopped_at')
    .where('address_hash', '=', addressHash)
    .executeTakeFirst()
  return row !== undefined
}

function updateReminder(db: Db, reminder: Reminder) {
  return db.updateTable('expiry_reminders').where(isReminder(reminder))
}

function isReminder({ shipmentId, expiresOn, days }: Reminder) {
  return (eb: ExpressionBuilder<DB, 'expiry_reminders'>) => eb.and({ shipment_id: shipmentId, expires_on: expiresOn, days })
}
