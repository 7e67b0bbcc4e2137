import type { Db } from '#platform/context.ts'

/** Events of an account that its owner must be warned about. */
export type NoticeName = 'PASSWORD_CHANGED' | 'EMAIL_CHANGE' | 'EMAIL_CHANGED' | 'ACCOUNT_DELETED'
export type Notice = { id: string; email: string; notice: NoticeName; storefront: string; language: string }

export async function insertNotice(db: Db, { id, email, notice, storefront, language }: Notice, now: Date): Promise<void> {
  await db.insertInto('account_notices').values({ id, email, notice, storefront, language, created_at: now }).execute()
}

export async function findNotice(db: Db, id: string): Promise<Notice | undefined> {
  return db
    .selectFrom('account_notices')
    .select(['id', 'email', 'notice', 'storefront', 'language'])
    .where('id', '=', id)
    .$narrowType<{ notice: NoticeName }>()
    .executeTakeFirst()
}

export async function deleteNotice(db: Db, id: string): Promise<void> {
  await db.deleteFrom('account_notices').where('id', '=', id).execute()
}

export async function deleteOldNotices(db: Db, createdBefore: Date): Promise<void> {
  await db.deleteFrom('account_notices').where('created_at', '<', createdBefore).execute()
}
