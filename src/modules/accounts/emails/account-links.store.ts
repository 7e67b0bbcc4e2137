import { sql } from 'kysely'
import type { Db } from '../../../platform/context.ts'

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

const COLUMNS = sql`
  id, user_id as "userId", purpose, email, storefront, language, created_at as "createdAt", expires_at as "expiresAt"`

/** An older link that confirms an address stops working; of links to a new password there may be several. */
export async function saveLink(db: Db, link: AccountLink & { tokenHash: Buffer }): Promise<void> {
  const { id, userId, purpose, email, tokenHash, storefront, language, createdAt, expiresAt } = link
  await sql`
    insert into account_links (id, user_id, purpose, email, token_hash, storefront, language, created_at, expires_at)
    values (${id}, ${userId}, ${purpose}, ${email}, ${tokenHash}, ${storefront}, ${language}, ${createdAt}, ${expiresAt})
    on conflict (user_id) where purpose = 'CONFIRM_EMAIL' do update set id = excluded.id, email = excluded.email, token_hash = excluded.token_hash,
      storefront = excluded.storefront, language = excluded.language, created_at = excluded.created_at,
      expires_at = excluded.expires_at`.execute(db)
}

export async function findLink(db: Db, id: string): Promise<AccountLink | undefined> {
  const { rows } = await sql<AccountLink>`select ${COLUMNS} from account_links where id = ${id}`.execute(db)
  return rows[0]
}

export async function findConfirmationOf(db: Db, userId: string): Promise<AccountLink | undefined> {
  const { rows } = await sql<AccountLink>`
    select ${COLUMNS} from account_links where user_id = ${userId} and purpose = 'CONFIRM_EMAIL'`.execute(db)
  return rows[0]
}

type Use = { tokenHash: Buffer; purpose: LinkPurpose; now: Date }

/** Looks without using it up. */
export async function findLinkByToken(db: Db, { tokenHash, purpose, now }: Use): Promise<AccountLink | undefined> {
  const { rows } = await sql<AccountLink>`
    select ${COLUMNS} from account_links where token_hash = ${tokenHash} and purpose = ${purpose} and expires_at > ${now}`.execute(
    db,
  )
  return rows[0]
}

/** Uses a link up: of two who come at once, one has it. Undefined when it is none, or not any more. */
export async function takeLink(db: Db, { tokenHash, purpose, now }: Use): Promise<AccountLink | undefined> {
  const { rows } = await sql<AccountLink>`
    delete from account_links where token_hash = ${tokenHash} and purpose = ${purpose} and expires_at > ${now}
    returning ${COLUMNS}`.execute(db)
  return rows[0]
}

export async function deleteEndedLinks(db: Db, now: Date): Promise<void> {
  await sql`delete from account_links where expires_at <= ${now}`.execute(db)
}

/** Cancels a pending change of the account's address. */
export async function deleteEmailChange(db: Db, userId: string): Promise<void> {
  await sql`
    delete from account_links l using users u
    where u.id = l.user_id and l.user_id = ${userId} and l.purpose = 'CONFIRM_EMAIL' and l.email <> u.email`.execute(db)
}

/** What was sent before is worth nothing any more. */
export async function deleteLinks(db: Db, userId: string, purpose: LinkPurpose): Promise<void> {
  await sql`delete from account_links where user_id = ${userId} and purpose = ${purpose}`.execute(db)
}
