import type { Db } from '#platform/context.ts'

/** The typed text of a guest. */
export type ReorderRequest = {
  id: string
  orderNumber: string
  email: string
  storefront: string
  language: string
  requestedAt: Date
}

export async function insertReorderRequest(db: Db, request: ReorderRequest): Promise<void> {
  const { id, orderNumber, email, storefront, language, requestedAt } = request
  await db
    .insertInto('reorder_requests')
    .values({ id, order_number: orderNumber, email, storefront, language, requested_at: requestedAt })
    .execute()
}

export async function findReorderRequest(db: Db, id: string): Promise<ReorderRequest | undefined> {
  return db
    .selectFrom('reorder_requests')
    .select(['id', 'order_number as orderNumber', 'email', 'storefront', 'language', 'requested_at as requestedAt'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function deleteReorderRequest(db: Db, id: string): Promise<void> {
  await db.deleteFrom('reorder_requests').where('id', '=', id).execute()
}
