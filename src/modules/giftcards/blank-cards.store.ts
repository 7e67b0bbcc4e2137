import { sql } from 'kysely'
import type { Db } from '../../platform/context.ts'
import type { SealedSecrets } from './card-secrets.ts'

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

/** False when its unit has a card already, or another card its number. */
export async function saveBlankCard(db: Db, card: BlankCard & SealedSecrets & { issuedAt: Date }): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into blank_giftcards (id, order_id, package_id, unit_no, product_id, storefront, number_index, number_sealed, pin_sealed,
      key_id, last_four, issued_at)
    values (${card.id}, ${card.orderId}, ${card.packageId}, ${card.unitNo}, ${card.productId}, ${card.storefront}, ${card.numberIndex},
      ${card.numberSealed}, ${card.pinSealed}, ${card.keyId}, ${card.lastFour}, ${card.issuedAt})
    on conflict do nothing`.execute(db)
  return numAffectedRows === 1n
}

export async function hasBlankCard(db: Db, { packageId, unitNo }: Pick<BlankCard, 'packageId' | 'unitNo'>): Promise<boolean> {
  const { rows } = await sql`
    select from blank_giftcards where package_id = ${packageId} and unit_no = ${unitNo}`.execute(db)
  return rows.length > 0
}

type BlankCardWithPin = { id: string; pinSealed: Buffer; keyId: string | null }

/** By its index under any of the keys. */
export async function findBlankCardByIndex(db: Db, numberIndexes: readonly Buffer[]): Promise<BlankCardWithPin | undefined> {
  const { rows } = await sql<BlankCardWithPin>`
    select id, pin_sealed as "pinSealed", key_id as "keyId" from blank_giftcards
    where number_index in (${sql.join(numberIndexes)})`.execute(db)
  return rows[0]
}

export async function findBlankCard(db: Db, cardId: string): Promise<BlankCard | undefined> {
  const { rows } = await sql<BlankCard>`select ${COLUMNS} from blank_giftcards where id = ${cardId}`.execute(db)
  return rows[0]
}

/** Every blank card of an order, package by package. */
export async function listOrderBlankCards(db: Db, orderId: string): Promise<BlankCard[]> {
  const { rows } = await sql<BlankCard>`
    select ${COLUMNS} from blank_giftcards where order_id = ${orderId} order by package_id, unit_no`.execute(db)
  return rows
}

const COLUMNS = sql`
  id, order_id as "orderId", package_id as "packageId", unit_no as "unitNo", product_id as "productId", storefront, last_four as "lastFour"`
