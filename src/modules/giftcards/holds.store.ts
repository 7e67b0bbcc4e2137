import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/context.ts'
import { batch } from '../../platform/db/batch.ts'
import { anyOf, literal, type Row } from '../../platform/db/typed-sql.ts'
import type { Giftcard } from './giftcard.ts'
import { selectCards, toCard } from './giftcards.store.ts'
import { callPost, type Posting } from './ledger.store.ts'

/** The part of an order that one card paid. */
export type CardPayment = { lastFour: string; minor: number }

/** The amount that one order holds of one card. */
export type Hold = {
  id: string
  cardId: string
  /** The id of our order, or of a reservation by a brand's shop. */
  orderId: string
  /** The brand whose shop holds the amount; null for our own orders. */
  brand: string | null
  currency: string
  minor: number
}

/** Inserts the hold with the posting that takes its amount off the card. */
export async function insertHold(db: Db, hold: Hold & { expiresAt: Date; createdAt: Date }, posting: Posting): Promise<void> {
  const insert = db.insertInto('giftcard_holds').values({
    id: hold.id,
    card_id: hold.cardId,
    order_id: hold.orderId,
    brand: hold.brand,
    currency: hold.currency,
    amount_minor: BigInt(hold.minor),
    state: 'OPEN',
    expires_at: hold.expiresAt,
    created_at: hold.createdAt,
    closed_at: null,
  })
  await batch(db, [insert, sql`select ${callPost(posting)}`])
}

export async function saveExpiry(db: Db, id: string, expiresAt: Date): Promise<void> {
  await db.updateTable('giftcard_holds').set({ expires_at: expiresAt }).where('id', '=', id).execute()
}

type Closed = {
  state: 'CAPTURED' | 'RELEASED'
  at: Date
  /** The posting that moves the amount of the hold. */
  posting: Posting
}

export async function saveClosed(db: Db, id: string, { state, at, posting }: Closed): Promise<void> {
  const close = db.updateTable('giftcard_holds').set({ state, closed_at: at }).where('id', '=', id)
  await batch(db, [close, sql`select ${callPost(posting)}`])
}

/** Reduces a hold. The caller returns the rest to the card. */
export async function saveHeldMinor(db: Db, id: string, minor: number): Promise<void> {
  await db
    .updateTable('giftcard_holds')
    .set({ amount_minor: BigInt(minor) })
    .where('id', '=', id)
    .execute()
}

export type BrandHold = Hold & { state: 'OPEN' | 'CAPTURED' | 'RELEASED'; expiresAt: Date }

/** Finds a hold by its reservation, only for the brand that made it. */
export async function findBrandHold(
  db: Db,
  { brand, reservationId }: { brand: string; reservationId: string },
): Promise<BrandHold | undefined> {
  const row = await db
    .selectFrom('giftcard_holds')
    .select([...COLUMNS, 'state', 'expires_at as expiresAt'])
    .where('order_id', '=', reservationId)
    .where('brand', '=', brand)
    .$narrowType<{ state: BrandHold['state'] }>()
    .executeTakeFirst()
  return row && { ...row, minor: Number(row.minor) }
}

/** A locked card, with the hold of this order. `heldMinor` is the sum of the holds of all orders. */
export type LockedForHold = { card: Giftcard; before: Hold | undefined; availableMinor: number; heldMinor: number }

/** Hold and balance are read after the lock is taken, because another request could change them before that. Called inside a transaction. */
export async function lockForHold(db: Db, { cardId, orderId }: { cardId: string; orderId: string }): Promise<LockedForHold> {
  const [cards, held] = await batch(db, [
    selectCards(db).where('id', '=', cardId).forNoKeyUpdate(),
    selectHeld(db, { cardId, orderId }),
  ])
  const [card, row] = [cards.rows[0], held.rows[0]]
  if (!card || !row) throw new Error(`There is no card ${cardId}`)
  const { availableMinor, heldMinor, id, currency, minor, brand } = row
  const before = id && currency && minor ? { id, cardId, orderId, brand, currency, minor: Number(minor) } : undefined
  return { card: toCard(card), before, availableMinor: Number(availableMinor), heldMinor: Number(heldMinor) }
}

/** The balance of a card, the sum of all its holds, and the hold of one order. */
function selectHeld(db: Db, { cardId, orderId }: { cardId: string; orderId: string }) {
  const ofAll = selectOpen(db)
    .clearSelect()
    .select(({ fn }) => fn.sum<bigint | null>('amount_minor').as('minor'))
  return db
    .selectFrom('giftcards as c')
    .leftJoin('ledger_accounts as a', (join) => join.on(sql<boolean>`a.code = 'card:' || c.id`))
    .leftJoin('giftcard_holds as h', (join) =>
      join.onRef('h.card_id', '=', 'c.id').on('h.order_id', '=', orderId).on('h.state', '=', literal('OPEN')),
    )
    .select(['h.id', 'h.brand', 'h.currency', 'h.amount_minor as minor', 'a.balance as availableMinor'])
    .select(ofAll.where('card_id', '=', cardId).as('heldMinor'))
    .where('c.id', '=', cardId)
}

/** A card with its available balance and the amount that this order holds. */
export type HeldCard = { card: Giftcard; availableMinor: number; heldMinor: number }
/** `heldUntil` is when the first hold of the order ends; undefined when the order has no holds. */
export type HeldCards = { cards: ReadonlyMap<string, HeldCard>; heldUntil: Date | undefined }

export async function readHeldCards(
  db: Db,
  { orderId, cardIds }: { orderId: string; cardIds: readonly string[] },
): Promise<HeldCards> {
  const [cards, balances, holds] = await batch(db, [
    selectCards(db).where('id', '=', anyOf(cardIds)),
    selectBalances(cardIds),
    selectOpenOf(db, orderId).select('expires_at as expiresAt').orderBy('expires_at'),
  ])
  const available = new Map(balances.rows.map((balance) => [balance.id, Number(balance.available)]))
  const held = new Map(holds.rows.map(({ cardId, minor }) => [cardId, Number(minor)]))
  const toHeldCard = (card: Giftcard) => ({
    card,
    availableMinor: available.get(card.id) ?? 0,
    heldMinor: held.get(card.id) ?? 0,
  })
  return {
    cards: new Map(cards.rows.map((row) => [row.id, toHeldCard(toCard(row))])),
    heldUntil: holds.rows[0]?.expiresAt,
  }
}

/** Locks their cards in the order of their ids, and reads the holds after that, because one may have been closed in the meantime. */
export async function lockOpenHolds(db: Db, orderId: string): Promise<Hold[]> {
  const held = selectOpenOf(db, orderId).clearSelect().select('card_id')
  const [, open] = await batch(db, [
    selectCards(db).where('id', 'in', held).orderBy('id').forNoKeyUpdate(),
    selectOpenOf(db, orderId).orderBy('card_id'),
  ])
  return open.rows.map(toHold)
}

export async function listExpiredHolds(db: Db, now: Date, limit: number): Promise<Hold[]> {
  return (await selectOpen(db).where('expires_at', '<=', now).orderBy('expires_at').limit(limit).execute()).map(toHold)
}

export async function isExpired(db: Db, id: string, now: Date): Promise<boolean> {
  return (await selectOpen(db).where('id', '=', id).where('expires_at', '<=', now).executeTakeFirst()) !== undefined
}

type StoredBalance = Row<'giftcards', 'id' | 'currency'> & { available: bigint; held: bigint; freeAt: Date | null }

/** For many cards in one statement: the available balance, the held amount, and when the last hold ends. */
export async function listBalances(db: Db, cardIds: readonly string[]): Promise<StoredBalance[]> {
  return (await selectBalances(cardIds).execute(db)).rows
}

function selectBalances(cardIds: readonly string[]): RawBuilder<StoredBalance> {
  return sql<StoredBalance>`
    select c.id, c.currency, coalesce(a.balance, 0) as available, coalesce(h.held, 0)::bigint as held, h.free_at as "freeAt"
    from giftcards c left join ledger_accounts a on a.code = 'card:' || c.id
    left join lateral (
      select sum(amount_minor) as held, max(expires_at) as free_at from giftcard_holds where card_id = c.id and state = 'OPEN'
    ) h on true
    where c.id = any(${cardIds}::uuid[])`
}

/** When the last hold on a card ends; undefined without holds. */
export async function findFreeAt(db: Db, cardId: string, exceptOrderId: string | null = null): Promise<Date | undefined> {
  const row = await db
    .selectFrom('giftcard_holds')
    .select(({ fn }) => fn.max('expires_at').as('freeAt'))
    .where('card_id', '=', cardId)
    .where('state', '=', literal('OPEN'))
    .where('order_id', 'is distinct from', exceptOrderId)
    .executeTakeFirst()
  return row?.freeAt ?? undefined
}

/** The parts of an order that cards paid, by card. */
export async function listCapturedParts(db: Db, orderId: string): Promise<{ cardId: string; minor: number }[]> {
  const rows = await db
    .selectFrom('giftcard_holds')
    .select(['card_id as cardId', 'amount_minor as minor'])
    .where('order_id', '=', orderId)
    .where('state', '=', literal('CAPTURED'))
    .orderBy('card_id')
    .execute()
  return rows.map(({ cardId, minor }) => ({ cardId, minor: Number(minor) }))
}

/** The parts of an order that cards paid. */
export async function listCardPayments(db: Db, orderId: string): Promise<CardPayment[]> {
  const rows = await db
    .selectFrom('giftcard_holds as hold')
    .innerJoin('giftcards as card', 'card.id', 'hold.card_id')
    .select(['card.last_four as lastFour', 'hold.amount_minor as minor'])
    .where('hold.order_id', '=', orderId)
    .where('hold.state', '=', 'CAPTURED')
    .orderBy('card.id')
    .execute()
  return rows.map(({ lastFour, minor }) => ({ lastFour, minor: Number(minor) }))
}

/** All orders that were paid with an order's money: the order itself, the orders that its cards paid, the orders that their cards paid, and so on. */
export async function listFundedOrders(db: Db, orderId: string): Promise<string[]> {
  const { rows } = await sql<Row<'giftcard_holds', 'order_id'>>`
    ${fundedOrders(orderId)} select order_id as "orderId" from funded`.execute(db)
  return rows.map((row) => row.orderId)
}

/** The cards of all these orders, ordered by id. */
export async function listFundedCards(db: Db, orderId: string): Promise<string[]> {
  const { rows } = await sql<Row<'giftcards', 'id'>>`
    ${fundedOrders(orderId)} select id from giftcards where order_id in (select order_id from funded) order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Each order once. */
function fundedOrders(orderId: string): RawBuilder<unknown> {
  return sql`with recursive funded as (
    select ${orderId}::uuid as order_id
    union
    select h.order_id
    from funded o join giftcards c on c.order_id = o.order_id join giftcard_holds h on h.card_id = c.id and h.state = 'CAPTURED' and h.brand is null
  )`
}

/** The opposite direction: all orders whose money paid for an order. The order itself, the orders of the cards that paid for it, and so on. */
export async function listFundingOrders(db: Db, orderId: string): Promise<string[]> {
  const { rows } = await sql<Row<'giftcards', 'order_id'>>`
    with recursive funding as (
      select ${orderId}::uuid as order_id
      union
      select c.order_id
      from funding b join giftcard_holds h on h.order_id = b.order_id and h.state = 'CAPTURED' join giftcards c on c.id = h.card_id
    )
    select order_id as "orderId" from funding`.execute(db)
  return rows.map((row) => row.orderId)
}

/** Our own orders that one card paid, in full or in part. */
export async function listOrdersPaidWith(db: Db, cardId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('giftcard_holds')
    .select('order_id as orderId')
    .distinct()
    .where('card_id', '=', cardId)
    .where('state', '=', literal('CAPTURED'))
    .where('brand', 'is', null)
    .execute()
  return rows.map((row) => row.orderId)
}

export async function isPaidWithBlockedCard(db: Db, orderId: string): Promise<boolean> {
  const hold = await db
    .selectFrom('giftcard_holds as hold')
    .innerJoin('giftcards as card', 'card.id', 'hold.card_id')
    .select('hold.id')
    .where('hold.order_id', '=', orderId)
    .where('hold.state', '=', 'CAPTURED')
    .where('card.status', '=', 'BLOCKED')
    .limit(1)
    .executeTakeFirst()
  return hold !== undefined
}

const COLUMNS = ['id', 'card_id as cardId', 'order_id as orderId', 'brand', 'currency', 'amount_minor as minor'] as const

function selectOpen(db: Db) {
  return db.selectFrom('giftcard_holds').select(COLUMNS).where('state', '=', literal('OPEN'))
}

function selectOpenOf(db: Db, orderId: string) {
  return selectOpen(db).where('order_id', '=', orderId)
}

function toHold(row: Omit<Hold, 'minor'> & { minor: bigint }): Hold {
  return { ...row, minor: Number(row.minor) }
}
