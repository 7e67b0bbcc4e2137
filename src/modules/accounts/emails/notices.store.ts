import { sql } from 'kysely'
import type { Db } from '../../../platform/context.ts'

/** Something happened to an account that its owner should know of. */
export type NoticeName = 'PASSWORD_CHANGED' | 'EMAIL_CHANGE' | 'EMAIL_CHANGED'
export type Notice = { id: string; email: string; notice: NoticeName; storefront: string; language: string }

export async function insertNotice(db: Db, { id, email, notice, storefront, language }: Notice, now: Date): Promise<void> {
  await sql`
    insert into account_notices (id, email, notice, storefront, language, created_at)
    values (${id}, ${email}, ${notice}, ${storefront}, ${language}, ${now})`.execute(db)
}

export async function findNotice(db: Db, id: string): Promise<Notice | undefined> {
  const { rows } = await sql<Notice>`
    select id, email, notice, storefront, language from account_notices where id = ${id}`.execute(db)
  return rows[0]
}

export async function deleteNotice(db: Db, id: string): Promise<void> {
  await sql`delete from account_notices where id = ${id}`.execute(db)
}

export async function deleteOldNotices(db: Db, createdBefore: Date): Promise<void> {
  await sql`delete from account_notices where created_at < ${createdBefore}`.execute(db)
}
