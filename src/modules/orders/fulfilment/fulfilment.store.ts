import type { Db } from '#platform/context.ts'
import { batch } from '#platform/db/batch.ts'
import { insertGift, type NewGift } from './gifts.store.ts'

export type Fulfilment = {
  orderId: string
  issuedAt: Date | null
  confirmation: 'SENT' | 'REFUSED' | null
  notifyWhenOpened: boolean
}

/** For a completed order whose cards are issued later. */
export async function insertFulfilment(db: Db, orderId: string, completedAt: Date): Promise<void> {
  await db
    .insertInto('fulfilments')
    .values({ order_id: orderId, completed_at: completedAt })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .execute()
}

/** Locks the row, so that only one worker fulfils the order. */
export async function lockFulfilment(db: Db, orderId: string): Promise<Fulfilment | undefined> {
  return selectFulfilment(db, orderId).forNoKeyUpdate().executeTakeFirst()
}

export async function findFulfilment(db: Db, orderId: string): Promise<Fulfilment | undefined> {
  return selectFulfilment(db, orderId).executeTakeFirst()
}

function selectFulfilment(db: Db, orderId: string) {
  return db
    .selectFrom('fulfilments')
    .select(['order_id as orderId', 'issued_at as issuedAt', 'confirmation', 'notify_when_opened as notifyWhenOpened'])
    .where('order_id', '=', orderId)
}

/** The link to the buyer's page stops working. */
export async function revokeOrderLink(db: Db, orderId: string): Promise<void> {
  await db.updateTable('fulfilments').set({ token_hash: null }).where('order_id', '=', orderId).execute()
}

/** True when everything that the order's money bought has been issued. */
export async function hasIssuedCards(db: Db, orderId: string): Promise<boolean> {
  return Boolean((await findFulfilment(db, orderId))?.issuedAt)
}

/** Saves the fulfilment of an order that is being completed, with the gifts that it sends. */
export async function saveIssued(
  db: Db,
  { orderId, tokenHash, gifts, now }: { orderId: string; tokenHash: Buffer; gifts: readonly NewGift[]; now: Date },
): Promise<void> {
  const issued = db
    .insertInto('fulfilments')
    .values({ order_id: orderId, completed_at: now, issued_at: now, token_hash: tokenHash })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet({ issued_at: now, token_hash: tokenHash }))
  await batch(db, [...gifts.map((gift) => insertGift(db, gift)), issued])
}

export async function markConfirmed(
  db: Db,
  { orderId, confirmation, now }: { orderId: string; confirmation: 'SENT' | 'REFUSED'; now: Date },
): Promise<void> {
  await db
    .updateTable('fulfilments')
    .set({ confirmation, confirmed_at: now })
    .where('order_id', '=', orderId)
    .where('confirmation', 'is', null)
    .execute()
}

/** Stores whether the buyer gets a mail when a gift is opened. */
export async function saveNotifyWhenOpened(db: Db, orderId: string, notifyWhenOpened: boolean): Promise<void> {
  await db.updateTable('fulfilments').set({ notify_when_opened: notifyWhenOpened }).where('order_id', '=', orderId).execute()
}

/** Finds the order of this storefront whose buyer's page this link opens. */
export async function findOrderIdByToken(
  db: Db,
  { tokenHash, storefront }: { tokenHash: Buffer; storefront: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('fulfilments as f')
    .innerJoin('orders as o', 'o.id', 'f.order_id')
    .select('o.id')
    .where('f.token_hash', '=', tokenHash)
    .where('o.storefront', '=', storefront)
    .executeTakeFirst()
  return row?.id
}

type Donation = {
  packageId: string
  orderId: string
  productId: number
  qty: number
  amountMinor: number
  currency: string
  now: Date
}

/** False when the donation was already stored. */
export async function insertDonation(db: Db, donation: Donation): Promise<boolean> {
  const { packageId, orderId, productId, qty, amountMinor, currency, now } = donation
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('donations')
    .values({
      ...{ package_id: packageId, order_id: orderId, product_id: productId, qty, currency, donated_at: now },
      amount_minor: BigInt(amountMinor),
    })
    .onConflict((conflict) => conflict.column('package_id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}
