import { sql } from 'kysely'
import type { Db } from '../../platform/context.ts'
import { anyOf } from '../../platform/db/typed-sql.ts'
import type { SealedSecrets } from './card-secrets.ts'
import type { BlankCard } from './giftcard.ts'
import { toCardColumns } from './giftcards.store.ts'

/** False when the unit already has a card, or another card has the same number. */
export async function saveBlankCard(db: Db, card: BlankCard & SealedSecrets & { issuedAt: Date }): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('blank_giftcards')
    .values(toCardColumns(card))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function hasBlankCard(db: Db, { packageId, unitNo }: Pick<BlankCard, 'packageId' | 'unitNo'>): Promise<boolean> {
  const card = await db
    .selectFrom('blank_giftcards')
    .select('id')
    .where('package_id', '=', packageId)
    .where('unit_no', '=', unitNo)
    .executeTakeFirst()
  return card !== undefined
}

type BlankCardWithPin = { id: string; pinSealed: Buffer; keyId: string | null }

/** Finds a card by its index under any of the keys. */
export async function findBlankCardByIndex(db: Db, numberIndexes: readonly Buffer[]): Promise<BlankCardWithPin | undefined> {
  return db
    .selectFrom('blank_giftcards')
    .select(['id', 'pin_sealed as pinSealed', 'key_id as keyId'])
    .where('number_index', 'in', numberIndexes)
    .executeTakeFirst()
}

export async function findBlankCard(db: Db, cardId: string): Promise<BlankCard | undefined> {
  return selectBlankCards(db).where('id', '=', cardId).executeTakeFirst()
}

/** Card id → blank card. */
export async function listBlankCards(db: Db, cardIds: readonly string[]): Promise<ReadonlyMap<string, BlankCard>> {
  const cards = await selectBlankCards(db).where('id', '=', anyOf(cardIds)).execute()
  return new Map(cards.map((card) => [card.id, card]))
}

/** Every blank card of an order, package by package. */
export async function listOrderBlankCards(db: Db, orderId: string): Promise<BlankCard[]> {
  return selectBlankCards(db).where('order_id', '=', orderId).orderBy('package_id').orderBy('unit_no').execute()
}

export type FoundBlankCard = BlankCard & { numberIndex: Buffer; isActive: boolean }

/** The blank cards with these numbers, active or not. */
export async function listBlankCardsByIndex(db: Db, numberIndexes: readonly Buffer[]): Promise<FoundBlankCard[]> {
  return selectBlankCards(db)
    .select(['number_index as numberIndex'])
    .select(sql<boolean>`exists (select from giftcards c where c.id = blank_giftcards.id)`.as('isActive'))
    .where('number_index', '=', anyOf(numberIndexes))
    .execute()
}

/**
 * Locks blank cards in the order of their ids, so that orders that activate the same cards wait for each other. Uses `no key update`, because new
 * references to a card do no harm. Returns the ids of active cards.
 */
export async function lockBlankCards(db: Db, cardIds: readonly string[]): Promise<string[]> {
  await db.selectFrom('blank_giftcards').select('id').where('id', '=', anyOf(cardIds)).orderBy('id').forNoKeyUpdate().execute()
  // A separate statement, so that it sees the changes of the transaction that held the locks before.
  const active = await db.selectFrom('giftcards').select('id').where('id', '=', anyOf(cardIds)).execute()
  return active.map(({ id }) => id)
}

export type ActivatedUnit = { cardId: string; packageId: string; unitNo: number; valueMinor: number; expiresOn: string }
type Activated = { orderId: string; currency: string; units: readonly ActivatedUnit[]; now: Date }

/** The cards keep their id, number and PIN. Fails when one of them is already active. */
export async function insertActivatedCards(db: Db, { orderId, currency, units, now }: Activated): Promise<void> {
  await sql`
    insert into giftcards (id, order_id, package_id, unit_no, product_id, storefront, currency, value_minor, expires_on,
      number_index, number_sealed, pin_sealed, key_id, last_four, issued_at)
    select b.id, ${orderId}, u."packageId", u."unitNo", b.product_id, b.storefront, ${currency}, u."valueMinor", u."expiresOn",
      b.number_index, b.number_sealed, b.pin_sealed, b.key_id, b.last_four, ${now}
    from jsonb_to_recordset(${JSON.stringify(units)}::jsonb)
      as u ("cardId" uuid, "packageId" uuid, "unitNo" integer, "valueMinor" bigint, "expiresOn" date)
    join blank_giftcards b on b.id = u."cardId"`.execute(db)
}

export function selectBlankCards(db: Db) {
  return db
    .selectFrom('blank_giftcards')
    .select(['id', 'order_id as orderId', 'package_id as packageId', 'unit_no as unitNo', 'product_id as productId'])
    .select(['storefront', 'last_four as lastFour'])
}
