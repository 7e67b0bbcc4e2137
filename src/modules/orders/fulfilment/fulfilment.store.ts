import { sql } from 'kysely'
import type { Db } from '../../../platform/context.ts'
import { batch } from '../../../platform/db/batch.ts'
import { insertGift, type NewGift } from './gifts.store.ts'

export type Fulfilment = { orderId: string; issuedAt: Date | null; confirmation: 'SENT' | 'REFUSED' | null }

const COLUMNS = sql`order_id as "orderId", issued_at as "issuedAt", confirmation`

/** Of a completed order whose cards are made later. */
export async function insertFulfilment(db: Db, orderId: string, completedAt: Date): Promise<void> {
  await sql`
    insert into fulfilments (order_id, completed_at) values (${orderId}, ${completedAt}) on conflict (order_id) do nothing`.execute(
    db,
  )
}

/** Locks the row: what an order needs is made by one worker. */
export async function lockFulfilment(db: Db, orderId: string): Promise<Fulfilment | undefined> {
  const { rows } =
    await sql<Fulfilment>`select ${COLUMNS} from fulfilments where order_id = ${orderId} for no key update`.execute(db)
  return rows[0]
}

export async function findFulfilment(db: Db, orderId: string): Promise<Fulfilment | undefined> {
  const { rows } = await sql<Fulfilment>`select ${COLUMNS} from fulfilments where order_id = ${orderId}`.execute(db)
  return rows[0]
}

/** Everything that an order's money bought is made. */
export async function hasIssuedCards(db: Db, orderId: string): Promise<boolean> {
  return Boolean((await findFulfilment(db, orderId))?.issuedAt)
}

/** Opens the fulfilment of an order that is being completed, with the gifts that it sends. */
export async function saveIssued(
  db: Db,
  { orderId, tokenHash, gifts, now }: { orderId: string; tokenHash: Buffer; gifts: readonly NewGift[]; now: Date },
): Promise<void> {
  const issued = sql`
    insert into fulfilments (order_id, completed_at, issued_at, token_hash) values (${orderId}, ${now}, ${now}, ${tokenHash})
    on conflict (order_id) do update set issued_at = excluded.issued_at, token_hash = excluded.token_hash`
  await batch(db, [...gifts.map(insertGift), issued])
}

export async function markConfirmed(
  db: Db,
  { orderId, confirmation, now }: { orderId: string; confirmation: 'SENT' | 'REFUSED'; now: Date },
): Promise<void> {
  await sql`
    update fulfilments set confirmation = ${confirmation}, confirmed_at = ${now}
    where order_id = ${orderId} and confirmation is null`.execute(db)
}

/** The order whose buyer's page a link opens, here. */
export async function findOrderIdByToken(
  db: Db,
  { tokenHash, storefront }: { tokenHash: Buffer; storefront: string },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select o.id from fulfilments f join orders o on o.id = f.order_id
    where f.token_hash = ${tokenHash} and o.storefront = ${storefront}`.execute(db)
  return rows[0]?.id
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

/** False when it was given already. */
export async function insertDonation(db: Db, donation: Donation): Promise<boolean> {
  const { packageId, orderId, productId, qty, amountMinor, currency, now } = donation
  const { numAffectedRows } = await sql`
    insert into donations (package_id, order_id, product_id, qty, amount_minor, currency, donated_at)
    values (${packageId}, ${orderId}, ${productId}, ${qty}, ${amountMinor}, ${currency}, ${now})
    on conflict (package_id) do nothing`.execute(db)
  return numAffectedRows === 1n
}
