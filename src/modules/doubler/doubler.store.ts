import { sql } from 'kysely'
import type { Db } from '../../platform/context.ts'
import type { LanguageCode } from '../storefronts/index.ts'
import { hashList } from './rules/draw.ts'
import type { Round } from './rules/next-round.ts'

/** A draw without its list of entries. */
export type Draw = {
  id: string
  storefront: string
  /** The first Monday of a month, such as 2026-04-06. */
  drawOn: string
  drawAt: Date
  closedAt: Date | null
  entryCount: number | null
  listHash: string | null
  seedHash: string | null
  drawnAt: Date | null
  seed: string | null
  skippedCount: number
  winnerHash: string | null
  winnerInitials: string | null
  currency: string | null
  prizeMinor: bigint | null
}

export function monthOf({ drawOn }: Pick<Draw, 'drawOn'>): string {
  return drawOn.slice(0, 'YYYY-MM'.length)
}

/** Creates the draw of a round, at its first entry or when it is closed. */
export async function openDraw(db: Db, draw: Round & { id: string; storefront: string }): Promise<void> {
  await db
    .insertInto('doubler_draws')
    .values({
      id: draw.id,
      storefront: draw.storefront,
      draw_on: draw.drawOn,
      closes_at: draw.closesAt,
      draw_at: draw.drawAt,
    })
    .onConflict((conflict) => conflict.columns(['storefront', 'draw_on']).doNothing())
    .execute()
}

type OpenDraw = { id: string; closedAt: Date | null }
type Named = { storefront: string; drawOn: string }

/** A shared lock for entering: many can enter at once, and closing waits for all of them. */
export function lockDrawShared(db: Db, named: Named): Promise<OpenDraw> {
  return selectOpen(db, named).forShare().executeTakeFirstOrThrow()
}

/** An exclusive lock for closing: it waits for entries that are being saved, and only one worker closes. */
export function lockOpenDraw(db: Db, named: Named): Promise<OpenDraw> {
  return selectOpen(db, named).forUpdate().executeTakeFirstOrThrow()
}

function selectOpen(db: Db, { storefront, drawOn }: Named) {
  return db
    .selectFrom('doubler_draws')
    .select(['id', 'closed_at as closedAt'])
    .where('storefront', '=', storefront)
    .where('draw_on', '=', drawOn)
}

export type NewEntry = {
  id: string
  drawId: string
  cardHash: Buffer
  numberSealed: Buffer
  lastFour: string
  name: string
  email: string
  language: LanguageCode
  ticket: string
  hash: string
  enteredAt: Date
}

/** False when the card is already in this draw. */
export async function saveEntry(db: Db, entry: NewEntry): Promise<boolean> {
  const { drawId, cardHash, numberSealed, lastFour, enteredAt, ...columns } = entry
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('doubler_entries')
    .values({
      ...columns,
      draw_id: drawId,
      card_hash: cardHash,
      number_sealed: numberSealed,
      last_four: lastFour,
      entered_at: enteredAt,
    })
    .onConflict((conflict) => conflict.columns(['draw_id', 'card_hash']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** In the order of the published list. */
export async function listEntryHashes(db: Db, drawId: string): Promise<string[]> {
  const rows = await db.selectFrom('doubler_entries').select('hash').where('draw_id', '=', drawId).execute()
  return rows.map(({ hash }) => hash).sort()
}

type Closing = { closedAt: Date; hashes: string[]; seedSealed: Buffer; seedHash: string }

export async function saveClosing(db: Db, drawId: string, { closedAt, hashes, seedSealed, seedHash }: Closing): Promise<void> {
  await db
    .updateTable('doubler_draws')
    .set({
      closed_at: closedAt,
      entry_hashes: hashes,
      entry_count: hashes.length,
      list_hash: hashList(hashes),
      seed_sealed: seedSealed,
      seed_hash: seedHash,
    })
    .where('id', '=', drawId)
    .execute()
}

type StoreRound = Round & { storefront: string }

/** Overdue draws that are not closed yet. */
export async function listUnclosed(db: Db, now: Date): Promise<StoreRound[]> {
  return db
    .selectFrom('doubler_draws')
    .select(['storefront', 'draw_on as drawOn', 'closes_at as closesAt', 'draw_at as drawAt'])
    .where('closed_at', 'is', null)
    .where('closes_at', '<=', now)
    .execute()
}

/** The rounds without a draw: nobody entered and no worker created one. Rounds before a storefront's first draw do not count. */
export async function listMissed(db: Db, rounds: readonly StoreRound[]): Promise<StoreRound[]> {
  const opened = await db.selectFrom('doubler_draws').select(['storefront', 'draw_on as drawOn']).execute()
  return rounds.filter(({ storefront, drawOn }) => {
    const own = opened.filter((draw) => draw.storefront === storefront).map((draw) => draw.drawOn)
    return !own.includes(drawOn) && own.some((earlier) => earlier < drawOn)
  })
}

export type DueDraw = Pick<Draw, 'id' | 'storefront'>

export async function listDueDraws(db: Db, now: Date): Promise<DueDraw[]> {
  return db
    .selectFrom('doubler_draws')
    .select(['id', 'storefront'])
    .where('drawn_at', 'is', null)
    .where('closed_at', 'is not', null)
    .where('draw_at', '<=', now)
    .execute()
}

export type ClosedDraw = { id: string; storefront: string; drawOn: string; hashes: string[]; seedSealed: Buffer }

/** The draw, if it is not drawn yet. When several workers draw at once, one continues and the others find it drawn. */
export async function lockUndrawn(db: Db, drawId: string): Promise<ClosedDraw | undefined> {
  const row = await db
    .selectFrom('doubler_draws')
    .select([
      'id',
      'storefront',
      'draw_on as drawOn',
      'entry_hashes as hashes',
      'seed_sealed as seedSealed',
      'drawn_at as drawnAt',
    ])
    .where('id', '=', drawId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const { drawnAt, hashes, seedSealed, ...draw } = row
  return drawnAt || !hashes || !seedSealed ? undefined : { ...draw, hashes, seedSealed }
}

export type DrawResult = {
  drawnAt: Date
  seed: string
  skipped: string[]
  winner: { hash: string; initials: string; currency: string; minor: number } | undefined
}

export async function saveResult(db: Db, drawId: string, { drawnAt, seed, skipped, winner }: DrawResult): Promise<void> {
  await db
    .updateTable('doubler_draws')
    .set({
      drawn_at: drawnAt,
      seed,
      skipped_hashes: skipped,
      winner_hash: winner?.hash ?? null,
      winner_initials: winner?.initials ?? null,
      currency: winner?.currency ?? null,
      prize_minor: winner ? BigInt(winner.minor) : null,
    })
    .where('id', '=', drawId)
    .execute()
}

export type Entry = Pick<NewEntry, 'id' | 'drawId' | 'numberSealed' | 'lastFour' | 'name' | 'email' | 'ticket'> & {
  language: string
}

/** Undefined when the entry was erased. */
export async function findEntry(db: Db, { drawId, hash }: { drawId: string; hash: string }): Promise<Entry | undefined> {
  return selectEntries(db).where('draw_id', '=', drawId).where('hash', '=', hash).executeTakeFirst()
}

export async function findEntryById(db: Db, id: string): Promise<Entry | undefined> {
  return selectEntries(db).where('id', '=', id).executeTakeFirst()
}

function selectEntries(db: Db) {
  return db
    .selectFrom('doubler_entries')
    .select(['id', 'draw_id as drawId', 'number_sealed as numberSealed', 'last_four as lastFour'])
    .select(['name', 'email', 'language', 'ticket'])
}

export async function readDraw(db: Db, id: string): Promise<Draw> {
  return selectDraws(db).where('id', '=', id).executeTakeFirstOrThrow()
}

/** Draws with a published list, newest first. */
export async function listDraws(db: Db, storefront: string, limit: number): Promise<Draw[]> {
  return selectDraws(db)
    .where('storefront', '=', storefront)
    .where('closed_at', 'is not', null)
    .orderBy('draw_on', 'desc')
    .limit(limit)
    .execute()
}

function selectDraws(db: Db) {
  return db
    .selectFrom('doubler_draws')
    .select(['id', 'storefront', 'draw_on as drawOn', 'draw_at as drawAt', 'closed_at as closedAt', 'drawn_at as drawnAt'])
    .select(['seed_hash as seedHash', 'seed', 'winner_hash as winnerHash', 'winner_initials as winnerInitials', 'currency'])
    .select('prize_minor as prizeMinor')
    .select(['entry_count as entryCount', 'list_hash as listHash'])
    .select(sql<number>`coalesce(cardinality(skipped_hashes), 0)`.as('skippedCount'))
}

/** The draw of a month, after its list is published. */
export async function findPublishedDraw(db: Db, storefront: string, month: string): Promise<Draw | undefined> {
  return selectDraws(db)
    .where('storefront', '=', storefront)
    .where(sql<string>`to_char(draw_on, 'YYYY-MM')`, '=', month)
    .where('closed_at', 'is not', null)
    .executeTakeFirst()
}

/** As JSON text: parsing a long list would block the process for too long. */
export async function readListsAsJson(db: Db, drawId: string): Promise<{ entries: string; skipped: string }> {
  return db
    .selectFrom('doubler_draws')
    .select(sql<string>`coalesce(array_to_json(entry_hashes), '[]')::text`.as('entries'))
    .select(sql<string>`coalesce(array_to_json(skipped_hashes), '[]')::text`.as('skipped'))
    .where('id', '=', drawId)
    .executeTakeFirstOrThrow()
}

/** Deletes the entries of draws before that day and returns their number. The data that proves a draw is kept. */
export async function deleteEntriesBefore(db: Db, day: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('doubler_entries')
    .where('draw_id', 'in', db.selectFrom('doubler_draws').select('id').where('draw_on', '<', day))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

export async function deleteEntriesOf(db: Db, email: string): Promise<void> {
  await db.deleteFrom('doubler_entries').where('email', '=', email).execute()
}

export async function listEntriesOf(db: Db, email: string) {
  return db
    .selectFrom('doubler_entries as e')
    .innerJoin('doubler_draws as d', 'd.id', 'e.draw_id')
    .select(['d.storefront', 'd.draw_on as drawOn', 'e.name', 'e.email', 'e.last_four as lastFour', 'e.entered_at as enteredAt'])
    .where('e.email', '=', email)
    .orderBy('e.entered_at')
    .execute()
}
