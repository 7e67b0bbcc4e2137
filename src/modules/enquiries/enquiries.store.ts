import { sql } from 'kysely'
import type { Db } from '../../platform/context.ts'

type Asked = {
  id: string
  storefront: string
  email: string
  language: string
  confirmTokenHash: Buffer
  unsubscribeTokenHash: Buffer
  requestedAt: Date
}

/** Undefined when there is no subscription for this address yet. */
export async function findSubscriptionId(db: Db, { storefront, email }: Subscriber): Promise<string | undefined> {
  const row = await db
    .selectFrom('newsletter_subscriptions')
    .select('id')
    .where('storefront', '=', storefront)
    .where('email', '=', email)
    .executeTakeFirst()
  return row?.id
}

/** Creates a subscription that waits for confirmation, or returns the waiting one. Undefined when it is already confirmed. */
export async function saveAskedSubscription(db: Db, asked: Asked): Promise<string | undefined> {
  const saved = await db
    .insertInto('newsletter_subscriptions')
    .values({
      id: asked.id,
      storefront: asked.storefront,
      email: asked.email,
      language: asked.language,
      confirm_token_hash: asked.confirmTokenHash,
      unsubscribe_token_hash: asked.unsubscribeTokenHash,
      requested_at: asked.requestedAt,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['storefront', 'email'])
        .doUpdateSet({ requested_at: asked.requestedAt, language: asked.language })
        .where('newsletter_subscriptions.confirmed_at', 'is', null)
        .where('newsletter_subscriptions.unsubscribed_at', 'is', null),
    )
    .returning('id')
    .executeTakeFirst()
  return saved?.id
}

/** Asks an address again that has unsubscribed. It stays unsubscribed until it confirms, and its link to unsubscribe keeps working. False when it was asked since. */
export async function askAgain(db: Db, asked: Asked, requestedBefore: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('newsletter_subscriptions')
    .set({ requested_at: asked.requestedAt, language: asked.language, confirm_token_hash: asked.confirmTokenHash })
    .where('id', '=', asked.id)
    .where('unsubscribed_at', 'is not', null)
    .where('requested_at', '<', requestedBefore)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export type WaitingSubscription = { id: string; storefront: string; email: string; language: string; requestedAt: Date }

export async function findWaitingSubscription(db: Db, id: string): Promise<WaitingSubscription | undefined> {
  return db
    .selectFrom('newsletter_subscriptions')
    .select(['id', 'storefront', 'email', 'language', 'requested_at as requestedAt'])
    .where('id', '=', id)
    .where('confirm_token_hash', 'is not', null)
    .executeTakeFirst()
}

type Confirmation = { storefront: string; tokenHash: Buffer; requestedAfter: Date; now: Date }

/** Uses up the token. False when no subscription waits for this token. */
export async function confirmSubscription(
  db: Db,
  { storefront, tokenHash, requestedAfter, now }: Confirmation,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('newsletter_subscriptions')
    .set({ confirmed_at: now, unsubscribed_at: null, confirm_token_hash: null })
    .where('confirm_token_hash', '=', tokenHash)
    .where('storefront', '=', storefront)
    .where('requested_at', '>', requestedAfter)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** False when the token is unknown. Unsubscribing twice is no error. */
export async function endSubscription(
  db: Db,
  { storefront, tokenHash, now }: Omit<Confirmation, 'requestedAfter'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('newsletter_subscriptions')
    .set(({ fn, ref, val }) => ({ unsubscribed_at: fn.coalesce(ref('unsubscribed_at'), val(now)), confirm_token_hash: null }))
    .where('unsubscribe_token_hash', '=', tokenHash)
    .where('storefront', '=', storefront)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

type Subscriber = { storefront: string; email: string }

export async function isSubscribed(db: Db, { storefront, email }: Subscriber): Promise<boolean> {
  const row = await db
    .selectFrom('newsletter_subscriptions')
    .select('id')
    .where('storefront', '=', storefront)
    .where('email', '=', email)
    .where('confirmed_at', 'is not', null)
    .where('unsubscribed_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** For an address that the customer has already confirmed, so no mail is needed. */
export async function confirmSubscriptionOf(db: Db, { storefront, email }: Subscriber, now: Date): Promise<void> {
  await db
    .updateTable('newsletter_subscriptions')
    .set({ confirmed_at: now, unsubscribed_at: null, confirm_token_hash: null })
    .where('storefront', '=', storefront)
    .where('email', '=', email)
    .where(({ or, eb }) => or([eb('confirmed_at', 'is', null), eb('unsubscribed_at', 'is not', null)]))
    .execute()
}

/** Deletes all subscriptions of an address, or only those that wait for confirmation. */
export async function deleteSubscriptions(
  db: Db,
  { email, storefront, onlyWaiting }: { email: string; storefront?: string; onlyWaiting: boolean },
): Promise<void> {
  let query = db.deleteFrom('newsletter_subscriptions').where('email', '=', email)
  if (storefront) query = query.where('storefront', '=', storefront)
  if (onlyWaiting) query = query.where('confirmed_at', 'is', null).where('unsubscribed_at', 'is', null)
  await query.execute()
}

/** Moves a customer's newsletters to a new address. A subscription that the new address already has, or has ended, stays as it is. */
export async function moveSubscriptions(db: Db, { from, to }: { from: string; to: string }): Promise<void> {
  const isActive = sql`confirmed_at is not null and unsubscribed_at is null`
  await sql`
    delete from newsletter_subscriptions where email = ${to} and confirmed_at is null and unsubscribed_at is null
      and storefront in (select storefront from newsletter_subscriptions where email = ${from} and ${isActive})`.execute(db)
  await sql`
    update newsletter_subscriptions set email = ${to} where email = ${from} and ${isActive}
      and storefront not in (select storefront from newsletter_subscriptions where email = ${to})`.execute(db)
  await sql`delete from newsletter_subscriptions where email = ${from} and ${isActive}`.execute(db)
}

export type Subscription = { storefront: string; requestedAt: Date; confirmedAt: Date | null; unsubscribedAt: Date | null }

export async function listSubscriptions(db: Db, email: string): Promise<Subscription[]> {
  return db
    .selectFrom('newsletter_subscriptions')
    .select(['storefront', 'requested_at as requestedAt', 'confirmed_at as confirmedAt', 'unsubscribed_at as unsubscribedAt'])
    .where('email', '=', email)
    .execute()
}
