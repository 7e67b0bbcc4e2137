import type { Db } from '#platform/context.ts'

/** The typed text of a guest. */
export type ReorderRequest = {
  id: string
  orderNumber: string
  email: string
  storefront: string
  language: string
  askedAt: Date
}

export async function insertReorderRequest(db: Db, request: ReorderRequest): Promise<void> {
  const { id, orderNumber, email, storefront, language, askedAt } = request
  await db
    .insertInto('reorder_requests')
    .values({ id, order_number: orderNumber, email, storefront, language, asked_at: askedAt })
    .execute()
}

export async function findReorderRequest(db: Db, id: string): Promise<ReorderRequest | undefined> {
  return db
    .selectFrom('reorder_requests')
    .select(['id', 'order_number as orderNumber', 'email', 'storefront', 'language', 'asked_at as askedAt'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function deleteReorderRequest(db: Db, id: string): Promise<void> {
  await db.deleteFrom('reorder_requests').where('id', '=', id).execute()
}
