import { sql } from 'kysely'
import type { Db } from '../../platform/context.ts'
import { anyOf, type Row } from '../../platform/db/typed-sql.ts'
import { selectBlankCards } from './blank-cards.store.ts'
import type { BlankCard, Giftcard } from './giftcard.ts'
import { selectCards, toCard } from './giftcards.store.ts'

/** Which cards to list. */
export type CardSelection = {
  /** Packages of the customer's own orders. Their list includes replacements of lost cards, and blank cards. */
  ownPackageIds: readonly string[]
  /** Packages that others sent to this customer. Replacements of these cards are only shown to the owner of the order. */
  givenPackageIds: readonly string[]
  /** Cards and blank cards that the customer added one by one. */
  cardIds: readonly string[]
}

/** Without `card` it is a blank card. */
export type ListedCard = { card: Giftcard; blank?: undefined } | { card?: undefined; blank: BlankCard }

type Page = { limit: number; offset: number }

/** Newest first. Closed cards and activated blank cards are left out. */
export async function listCards(
  db: Db,
  { ownPackageIds, givenPackageIds, cardIds }: CardSelection,
  page: Page,
): Promise<{ cards: ListedCard[]; totalCount: number }> {
  const packageIds = [...ownPackageIds, ...givenPackageIds]
  const { rows } = await sql<Row<'giftcards', 'id'> & { total: bigint }>`
    with found as (
      select id, issued_at from giftcards where package_id = any(${packageIds}::uuid[]) and replaces is null and closed_at is null
      union
      select id, issued_at from giftcards where package_id = any(${ownPackageIds}::uuid[]) and replaces is not null and closed_at is null
      union
      select id, issued_at from giftcards where id = any(${cardIds}::uuid[]) and closed_at is null
      union
      select id, issued_at from blank_giftcards b
      where (package_id = any(${ownPackageIds}::uuid[]) or id = any(${cardIds}::uuid[])) and not exists (select from giftcards g where g.id = b.id)
    )
    select id, count(*) over () as total from found order by issued_at desc, id limit ${page.limit} offset ${page.offset}`.execute(
    db,
  )
  return {
    cards: await readListed(
      db,
      rows.map(({ id }) => id),
    ),
    totalCount: Number(rows[0]?.total ?? 0n),
  }
}

async function readListed(db: Db, ids: readonly string[]): Promise<ListedCard[]> {
  const cards = (await selectCards(db).where('id', '=', anyOf(ids)).execute()).map(toCard)
  const blanks = await selectBlankCards(db).where('id', '=', anyOf(ids)).execute()
  const listed = new Map<string, ListedCard>(blanks.map((blank) => [blank.id, { blank }]))
  for (const card of cards) listed.set(card.id, { card })
  return ids.flatMap((id) => listed.get(id) ?? [])
}
