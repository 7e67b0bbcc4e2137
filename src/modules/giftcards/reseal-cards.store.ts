import { sql } from 'kysely'
import type { Db } from '../../platform/context.ts'
import type { Row } from '../../platform/db/typed-sql.ts'
import type { SealedSecrets } from './card-secrets.ts'

export type CardTable = 'giftcards' | 'blank_giftcards'
type SealedCard = Row<CardTable, 'id' | 'number_sealed' | 'pin_sealed' | 'key_id'>
type CardsWithOldKey = { table: CardTable; after: string | undefined; keyId: string; limit: number }

/** Cards that are not sealed with this key, locked in the order of their ids like everywhere. */
export async function lockCardsWithOldKey(db: Db, { table, after, keyId, limit }: CardsWithOldKey): Promise<SealedCard[]> {
  const { rows } = await sql<SealedCard>`
    select id, number_sealed as "numberSealed", pin_sealed as "pinSealed", key_id as "keyId" from ${sql.table(table)}
    where key_id is distinct from ${keyId} and (${after ?? null}::uuid is null or id > ${after ?? null}) order by id limit ${limit} for no key update`.execute(
    db,
  )
  return rows
}

export async function saveSealed(db: Db, table: CardTable, cards: readonly (SealedSecrets & { id: string })[]): Promise<void> {
  if (cards.length === 0) return
  await sql`
    update ${sql.table(table)} c
    set number_index = s.number_index, number_sealed = s.number_sealed, pin_sealed = s.pin_sealed, key_id = s.key_id
    from unnest(${cards.map(({ id }) => id)}::uuid[], ${cards.map(({ numberIndex }) => numberIndex)}::bytea[],
      ${cards.map(({ numberSealed }) => numberSealed)}::bytea[], ${cards.map(({ pinSealed }) => pinSealed)}::bytea[],
      ${cards.map(({ keyId }) => keyId)}::text[]) as s (id, number_index, number_sealed, pin_sealed, key_id)
    where c.id = s.id`.execute(db)
}

export async function countCardsWithOldKey(db: Db, keyId: string): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`
    select (select count(*) from giftcards where key_id is distinct from ${keyId})
      + (select count(*) from blank_giftcards where key_id is distinct from ${keyId}) as count`.execute(db)
  return Number(rows[0]?.count ?? 0n)
}
