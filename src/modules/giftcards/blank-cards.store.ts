import type { Db } from '../../platform/context.ts'
import type { SealedSecrets } from './card-secrets.ts'
import { toCardColumns } from './giftcards.store.ts'

export type BlankCard = {
  id: string
  orderId: string
  packageId: string
  /** 1 to three times the quantity of its package. */
  unitNo: number
  productId: number
  storefront: string
  lastFour: string
}

/** False when its unit has a card already, or another card has its number. */
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

/** By its index under any of the keys. */
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

/** Every blank card of an order, package by package. */
export async function listOrderBlankCards(db: Db, orderId: string): Promise<BlankCard[]> {
  return selectBlankCards(db).where('order_id', '=', orderId).orderBy('package_id').orderBy('unit_no').execute()
}

export function selectBlankCards(db: Db) {
  return db
    .selectFrom('blank_giftcards')
    .select(['id', 'order_id as orderId', 'package_id as packageId', 'unit_no as unitNo', 'product_id as productId'])
    .select(['storefront', 'last_four as lastFour'])
}
