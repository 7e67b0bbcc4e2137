import { sql } from 'kysely'
import type { Db } from '../../platform/context.ts'
import { batch } from '../../platform/db/batch.ts'
import { literal, type Row } from '../../platform/db/typed-sql.ts'
import type { SealedSecrets, StoredSecrets } from './card-secrets.ts'
import type { BlankCard, Giftcard } from './giftcard.ts'
import { callPost, type Posting } from './ledger.store.ts'

export type NewCard = Giftcard & SealedSecrets & { issuedAt: Date }

/** A new card, and the posting that pays its value into it. */
export type PaidCard = { card: NewCard; posting: Posting }

/**
 * Inserts cards and pays in their values, in one round trip. Returns the ids of the inserted cards; a card is skipped when its unit already has a
 * card or another card has the same number.
 */
export async function insertCards(db: Db, paid: readonly PaidCard[]): Promise<Set<string>> {
  const insert = db
    .insertInto('giftcards')
    .values(paid.map(({ card }) => toRow(card)))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
  const postings = paid.map(({ card, posting }) => sql`select ${callPost(posting)} from giftcards where id = ${card.id}`)
  const [inserted] = await batch(db, [insert, ...postings])
  return new Set(inserted.rows.map(({ id }) => id))
}

function toRow(card: NewCard) {
  return {
    ...toCardColumns(card),
    currency: card.value.currency,
    value_minor: BigInt(card.value.minor),
    expires_on: card.expiresOn,
    status: card.status,
    replaces: card.replaces,
    replaced_for: card.replacedFor,
  }
}

/** The columns that cards and blank cards share. */
export function toCardColumns(card: BlankCard & SealedSecrets & { issuedAt: Date }) {
  return {
    id: card.id,
    order_id: card.orderId,
    package_id: card.packageId,
    unit_no: card.unitNo,
    product_id: card.productId,
    storefront: card.storefront,
    number_index: card.numberIndex,
    number_sealed: card.numberSealed,
    pin_sealed: card.pinSealed,
    key_id: card.keyId,
    last_four: card.lastFour,
    issued_at: card.issuedAt,
  }
}

export async function findCardOfUnit(
  db: Db,
  { packageId, unitNo }: { packageId: string; unitNo: number },
): Promise<Giftcard | undefined> {
  const row = await selectCards(db)
    .where('package_id', '=', packageId)
    .where('unit_no', '=', unitNo)
    .where('replaces', 'is', null)
    .executeTakeFirst()
  return row && toCard(row)
}

type CardWithPin = { id: string; card: Giftcard; pinSealed: Buffer; keyId: string | null }

/** Finds a card by its index under any of the keys. */
export async function findCardByIndex(db: Db, numberIndexes: readonly Buffer[]): Promise<CardWithPin | undefined> {
  const row = await selectCards(db).select(['pin_sealed', 'key_id']).where('number_index', 'in', numberIndexes).executeTakeFirst()
  return row && { id: row.id, card: toCard(row), pinSealed: row.pin_sealed, keyId: row.key_id }
}

export async function readCard(db: Db, cardId: string): Promise<Giftcard> {
  return toCard(await selectCards(db).where('id', '=', cardId).executeTakeFirstOrThrow())
}

export async function findCard(db: Db, cardId: string): Promise<Giftcard | undefined> {
  const row = await selectCards(db).where('id', '=', cardId).executeTakeFirst()
  return row && toCard(row)
}

type BlockedCard = Row<'giftcards', 'id' | 'order_id' | 'last_four' | 'status'> & { wrongPins: number }

/** Cards and blank cards that are blocked because of wrong PINs or their payment, newest first. */
export async function listBlockedCards(db: Db, now: Date, limit = 100): Promise<BlockedCard[]> {
  const { rows } = await sql<BlockedCard>`
    select c.id, c.order_id as "orderId", c.last_four as "lastFour", c.status, coalesce(t.wrong_in_a_row, 0) as "wrongPins"
    from (
      select id, order_id, last_four, status, issued_at from giftcards
      union all select id, order_id, last_four, 'ACTIVE', issued_at from blank_giftcards where id not in (select id from giftcards)
    ) c left join giftcard_pin_tries t on t.slot = 'card:' || c.id
    where c.status = 'BLOCKED' or t.blocked_until > ${now}
    order by c.issued_at desc limit ${limit}`.execute(db)
  return rows
}

/**
 * Call it before moving the cards' money. Locks them in the order of their ids, so that two requests cannot deadlock. Uses `no key update`, because
 * new references to a card do no harm.
 */
export async function lockCards(db: Db, cardIds: readonly string[]): Promise<void> {
  if (cardIds.length === 0) return
  await selectCards(db).where('id', 'in', cardIds).orderBy('id').forNoKeyUpdate().execute()
}

/** Sets the last valid day of the cards of a package. Locks them in the order of their ids. */
export async function saveCardsExpiry(db: Db, { packageId, expiresOn }: { packageId: string; expiresOn: string }): Promise<void> {
  const ofPackage = db.selectFrom('giftcards').select('id').where('package_id', '=', packageId)
  await batch(db, [
    ofPackage.orderBy('id').forNoKeyUpdate(),
    // A card that replaces a lost one already has a holder, so its date is not changed.
    db.updateTable('giftcards').set({ expires_on: expiresOn }).where('package_id', '=', packageId).where('replaces', 'is', null),
  ])
}

/** Works for cards and blank cards. */
export async function readSecrets(db: Db, cardId: string): Promise<StoredSecrets> {
  const columns = ['number_sealed as numberSealed', 'pin_sealed as pinSealed', 'key_id as keyId'] as const
  const secrets = await db
    .selectFrom('giftcards')
    .select(columns)
    .where('id', '=', cardId)
    .unionAll(db.selectFrom('blank_giftcards').select(columns).where('id', '=', cardId))
    .executeTakeFirst()
  if (!secrets) throw new Error(`There is no card ${cardId}`)
  return secrets
}

/** The cards of an order that their receivers have: without closed cards and without replacements that only the owner knows. */
export async function listGivenCards(db: Db, orderId: string): Promise<Giftcard[]> {
  return (await listOrderCards(db, orderId)).filter(({ closedAt, replaces }) => !closedAt && !replaces)
}

/** Every card of an order, package by package. */
export async function listOrderCards(db: Db, orderId: string): Promise<Giftcard[]> {
  const rows = await selectCards(db).where('order_id', '=', orderId).orderBy('package_id').orderBy('unit_no').execute()
  return rows.map(toCard)
}

/** Cards with a balance that expire on this day, for their receivers. */
export async function listExpiringCards(
  db: Db,
  { storefront, expiresOn }: { storefront: string; expiresOn: string },
): Promise<{ packageId: string }[]> {
  return db
    .selectFrom('giftcards as c')
    .innerJoin('ledger_accounts as a', (join) => join.on(sql<boolean>`a.code = 'card:' || c.id`))
    .select('c.package_id as packageId')
    .where('c.storefront', '=', storefront)
    .where('c.expires_on', '=', expiresOn)
    .where('c.status', '=', literal('ACTIVE'))
    .where('c.closed_at', 'is', null)
    .where('c.frozen_at', 'is', null)
    .where('c.replaces', 'is', null)
    .where('a.balance', '>', 0n)
    .execute()
}

export async function saveStatus(db: Db, cardId: string, status: Giftcard['status']): Promise<void> {
  await db.updateTable('giftcards').set({ status }).where('id', '=', cardId).execute()
}

/** False when it is already frozen; the first time is kept. */
export async function saveFrozen(db: Db, cardId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('giftcards')
    .set({ frozen_at: now })
    .where('id', '=', cardId)
    .where('frozen_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function saveUnfrozen(db: Db, cardId: string): Promise<void> {
  await db.updateTable('giftcards').set({ frozen_at: null }).where('id', '=', cardId).execute()
}

/** The caller has locked the card and moves its balance in the same transaction. */
export async function saveCardClosed(db: Db, cardId: string, now: Date): Promise<void> {
  await db.updateTable('giftcards').set({ closed_at: now }).where('id', '=', cardId).where('closed_at', 'is', null).execute()
}

/** The card that took over the balance of a lost card. */
export async function findReplacement(db: Db, cardId: string): Promise<Giftcard | undefined> {
  const row = await selectCards(db).where('replaces', '=', cardId).executeTakeFirst()
  return row && toCard(row)
}

/** When it was issued. */
export async function readIssuedAt(db: Db, cardId: string): Promise<Date> {
  return (await db.selectFrom('giftcards').select('issued_at').where('id', '=', cardId).executeTakeFirstOrThrow()).issued_at
}

export function selectCards(db: Db) {
  return db
    .selectFrom('giftcards')
    .select([
      'id',
      'order_id as orderId',
      'package_id as packageId',
      'unit_no as unitNo',
      'product_id as productId',
      'storefront',
      'currency',
      'value_minor as valueMinor',
      'expires_on as expiresOn',
      'status',
      'last_four as lastFour',
      'frozen_at as frozenAt',
      'closed_at as closedAt',
      'replaces',
      'replaced_for as replacedFor',
    ])
}

type CardRow = Omit<Giftcard, 'value'> & { currency: string; valueMinor: bigint }

export function toCard(row: CardRow): Giftcard {
  const { currency, valueMinor, ...card } = row
  return { ...card, value: { currency, minor: Number(valueMinor) } }
}
