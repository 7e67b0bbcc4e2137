import { sql } from 'kysely'
import type { Db } from '../../../platform/context.ts'
import { CUSTOMER_COLUMNS, CUSTOMER_TABLES } from '../accounts.store.ts'
import type { Customer } from '../customer.ts'
import type { DeviceName } from './device-name.ts'
import type { Session } from './session.ts'

type NewSession = DeviceName & { id: string; tokenHash: Buffer; userId: string; now: Date; expiresAt: Date }

export async function insertSession(db: Db, session: NewSession): Promise<void> {
  const { id, tokenHash, userId, browser, system, now, expiresAt } = session
  await sql`
    insert into sessions (id, token_hash, user_id, browser, system, created_at, last_seen_at, expires_at)
    values (${id}, ${tokenHash}, ${userId}, ${browser}, ${system}, ${now}, ${now}, ${expiresAt})`.execute(db)
}

type Seen = { customer: Customer; startedAt: Date; lastSeenAt: Date }

/** Undefined for expired sessions. */
export async function findCustomerOfSession(db: Db, tokenHash: Buffer, now: Date): Promise<Seen | undefined> {
  const { rows } = await sql<Customer & Omit<Seen, 'customer'>>`
    select ${CUSTOMER_COLUMNS}, s.created_at as "startedAt", s.last_seen_at as "lastSeenAt"
    from sessions s join ${CUSTOMER_TABLES} on u.id = s.user_id
    where s.token_hash = ${tokenHash} and s.expires_at > ${now}`.execute(db)
  const row = rows[0]
  if (!row) return undefined
  const { startedAt, lastSeenAt, ...customer } = row
  return { customer, startedAt, lastSeenAt }
}

/** A session that is used ends later. */
export async function touchSession(
  db: Db,
  { tokenHash, now, expiresAt }: { tokenHash: Buffer; now: Date; expiresAt: Date },
): Promise<void> {
  await sql`update sessions set last_seen_at = ${now}, expires_at = ${expiresAt} where token_hash = ${tokenHash}`.execute(db)
}

type Own = { userId: string; tokenHash: Buffer; now: Date }

/** The device in use first, then those seen last. */
export async function listSessions(db: Db, { userId, tokenHash, now }: Own): Promise<Session[]> {
  const { rows } = await sql<Session>`
    select id, browser, system, created_at as "createdAt", last_seen_at as "lastSeenAt", token_hash = ${tokenHash} as "isCurrent"
    from sessions where user_id = ${userId} and expires_at > ${now}
    order by "isCurrent" desc, last_seen_at desc limit 100`.execute(db)
  return rows
}

export async function deleteSessionByToken(db: Db, tokenHash: Buffer): Promise<void> {
  await sql`delete from sessions where token_hash = ${tokenHash}`.execute(db)
}

/** False when it does not exist, or belongs to another customer. */
export async function deleteSession(db: Db, { id, userId }: { id: string; userId: string }): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from sessions where id::text = ${id} and user_id = ${userId}`.execute(db)
  return numAffectedRows === 1n
}

/** All of a customer's, or all but the one in use. False when there were none. */
export async function deleteSessions(
  db: Db,
  { userId, except }: { userId: string; except?: Buffer | undefined },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from sessions where user_id = ${userId} and (${except ?? null}::bytea is null or token_hash <> ${except ?? null})`.execute(
    db,
  )
  return (numAffectedRows ?? 0n) > 0n
}

export async function deleteEndedSessions(db: Db, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`delete from sessions where expires_at <= ${now}`.execute(db)
  return Number(numAffectedRows ?? 0n)
}
