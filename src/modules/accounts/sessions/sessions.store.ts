import type { Db } from '#platform/context.ts'
import { selectCustomers } from '../accounts.store.ts'
import type { Customer } from '../customer.ts'
import type { DeviceName } from './device-name.ts'
import type { Session } from './session.ts'

type NewSession = DeviceName & { id: string; tokenHash: Buffer; userId: string; now: Date; expiresAt: Date }

export async function insertSession(db: Db, session: NewSession): Promise<void> {
  const { id, tokenHash, userId, browser, system, now, expiresAt } = session
  await db
    .insertInto('sessions')
    .values({
      id,
      token_hash: tokenHash,
      user_id: userId,
      browser,
      system,
      created_at: now,
      last_seen_at: now,
      expires_at: expiresAt,
    })
    .execute()
}

type Seen = { customer: Customer; startedAt: Date; lastSeenAt: Date }

/** Undefined for expired sessions. */
export async function findCustomerOfSession(db: Db, tokenHash: Buffer, now: Date): Promise<Seen | undefined> {
  const row = await selectCustomers(db)
    .innerJoin('sessions as s', 's.user_id', 'u.id')
    .select(['s.created_at as startedAt', 's.last_seen_at as lastSeenAt'])
    .where('s.token_hash', '=', tokenHash)
    .where('s.expires_at', '>', now)
    .executeTakeFirst()
  if (!row) return undefined
  const { startedAt, lastSeenAt, ...customer } = row
  return { customer, startedAt, lastSeenAt }
}

/** Using a session extends it. */
export async function touchSession(
  db: Db,
  { tokenHash, now, expiresAt }: { tokenHash: Buffer; now: Date; expiresAt: Date },
): Promise<void> {
  await db.updateTable('sessions').set({ last_seen_at: now, expires_at: expiresAt }).where('token_hash', '=', tokenHash).execute()
}

type Own = { userId: string; tokenHash: Buffer; now: Date }

/** The current device first, then the others by last use. */
export async function listSessions(db: Db, { userId, tokenHash, now }: Own): Promise<Session[]> {
  return db
    .selectFrom('sessions')
    .select(['id', 'browser', 'system', 'created_at as createdAt', 'last_seen_at as lastSeenAt'])
    .select((eb) => eb('token_hash', '=', tokenHash).$castTo<boolean>().as('isCurrent'))
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('isCurrent', 'desc')
    .orderBy('last_seen_at', 'desc')
    .limit(100)
    .execute()
}

export async function deleteSessionByToken(db: Db, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
}

/** False when it does not exist or belongs to another customer. */
export async function deleteSession(db: Db, { id, userId }: { id: string; userId: string }): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where((eb) => eb(eb.cast('id', 'text'), '=', id))
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Deletes all sessions of a customer, or all except the current one. False when there were none. */
export async function deleteSessions(
  db: Db,
  { userId, except }: { userId: string; except?: Buffer | undefined },
): Promise<boolean> {
  const all = db.deleteFrom('sessions').where('user_id', '=', userId)
  const { numDeletedRows } = await (except ? all.where('token_hash', '<>', except) : all).executeTakeFirst()
  return numDeletedRows > 0n
}

export async function deleteEndedSessions(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('sessions').where('expires_at', '<=', now).executeTakeFirst()
  return Number(numDeletedRows)
}
