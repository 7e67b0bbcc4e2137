import type { Db } from '#platform/context.ts'
import type { ContactTopic } from '#shared/validation/contact-message.ts'

export type ContactMessage = {
  id: string
  storefront: string
  language: string
  email: string
  name: string
  topic: ContactTopic
  orderNumber: string | null
  message: string
  receivedAt: Date
}

export async function saveContactMessage(db: Db, { orderNumber, receivedAt, ...columns }: ContactMessage): Promise<void> {
  await db
    .insertInto('contact_messages')
    .values({ ...columns, order_number: orderNumber, received_at: receivedAt })
    .execute()
}

const COLUMNS = [
  'storefront',
  'language',
  'email',
  'name',
  'topic',
  'order_number as orderNumber',
  'message',
  'received_at as receivedAt',
] as const

export async function findContactMessage(db: Db, id: string): Promise<ContactMessage | undefined> {
  const row = await db
    .selectFrom('contact_messages')
    .select(['id', ...COLUMNS])
    .where('id', '=', id)
    .executeTakeFirst()
  return row && { ...row, topic: row.topic as ContactTopic }
}

/** Returns how many messages were deleted. */
export async function deleteOldMessages(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('contact_messages').where('received_at', '<', before).executeTakeFirst()
  return Number(numDeletedRows)
}

export async function deleteMessagesOf(db: Db, email: string): Promise<void> {
  await db.deleteFrom('contact_messages').where('email', '=', email).execute()
}

export async function listMessagesOf(db: Db, email: string) {
  return db.selectFrom('contact_messages').select(COLUMNS).where('email', '=', email).orderBy('received_at').execute()
}
