import type { Db } from '#platform/context.ts'
import { literal } from '#platform/db/typed-sql.ts'

export type LinkPurpose = 'CONFIRM_EMAIL' | 'NEW_PASSWORD'
export type AccountLink = {
  id: string
  userId: string
  purpose: LinkPurpose
  email: string
  storefront: string
  language: string
  createdAt: Date
  expiresAt: Date
}

const COLUMNS = [
  'id',
  'user_id as userId',
  'purpose',
  'email',
  'storefront',
  'language',
  'created_at as createdAt',
  'expires_at as expiresAt',
] as const

/** Replaces an older link that confirms an address. An account can have several links to a new password. */
export async function saveLink(db: Db, link: AccountLink & { tokenHash: Buffer }): Promise<void> {
  const { id, userId, purpose, email, tokenHash, storefront, language, createdAt, expiresAt } = link
  const columns = { id, email, token_hash: tokenHash, storefront, language, created_at: createdAt, expires_at: expiresAt }
  await db
    .insertInto('account_links')
    .values({ user_id: userId, purpose, ...columns })
    .onConflict((conflict) => conflict.column('user_id').where('purpose', '=', literal('CONFIRM_EMAIL')).doUpdateSet(columns))
    .execute()
}

export async function findLink(db: Db, id: string): Promise<AccountLink | undefined> {
  return db.selectFrom('account_links').select(COLUMNS).where('id', '=', id).executeTakeFirst()
}

export async function findConfirmationOf(db: Db, userId: string): Promise<AccountLink | undefined> {
  return db
    .selectFrom('account_links')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .where('purpose', '=', literal('CONFIRM_EMAIL'))
    .executeTakeFirst()
}

type Use = { tokenHash: Buffer; purpose: LinkPurpose; now: Date }

/** Reads the link without using it. */
export async function findLinkByToken(db: Db, { tokenHash, purpose, now }: Use): Promise<AccountLink | undefined> {
  return db
    .selectFrom('account_links')
    .select(COLUMNS)
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Uses the link: when two requests use it at once, only one gets it. Undefined when there is no such link or it has expired. */
export async function takeLink(db: Db, { tokenHash, purpose, now }: Use): Promise<AccountLink | undefined> {
  return db
    .deleteFrom('account_links')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .returning(COLUMNS)
    .executeTakeFirst()
}

export async function deleteEndedLinks(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('account_links').where('expires_at', '<=', now).execute()
}

/** Cancels a pending change of the account's address. */
export async function deleteEmailChange(db: Db, userId: string): Promise<void> {
  await db
    .deleteFrom('account_links as l')
    .using('users as u')
    .whereRef('u.id', '=', 'l.user_id')
    .where('l.user_id', '=', userId)
    .where('l.purpose', '=', literal('CONFIRM_EMAIL'))
    .whereRef('l.email', '<>', 'u.email')
    .execute()
}

/** Links that were sent earlier stop working. */
export async function deleteLinks(db: Db, userId: string, purpose: LinkPurpose): Promise<void> {
  await db.deleteFrom('account_links').where('user_id', '=', userId).where('purpose', '=', purpose).execute()
}
