import { sql } from 'kysely'
import type { Db } from '#platform/context.ts'

/** A blank card that an activation order pays for: one unit of a package. */
export type ActivationCard = { cardId: string; packageId: string; unitNo: number }

export async function insertActivationCards(db: Db, orderId: string, cards: readonly ActivationCard[]): Promise<void> {
  await sql`
    insert into activation_cards (order_id, card_id, package_id, unit_no)
    select ${orderId}, c."cardId", c."packageId", c."unitNo"
    from jsonb_to_recordset(${JSON.stringify(cards)}::jsonb) as c ("cardId" uuid, "packageId" uuid, "unitNo" integer)`.execute(db)
}

/** In the order of the packages. */
export async function listActivationCards(db: Db, orderId: string): Promise<ActivationCard[]> {
  return db
    .selectFrom('activation_cards as a')
    .innerJoin('packages as p', 'p.id', 'a.package_id')
    .select(['a.card_id as cardId', 'a.package_id as packageId', 'a.unit_no as unitNo'])
    .where('a.order_id', '=', orderId)
    .orderBy('p.position')
    .orderBy('a.unit_no')
    .execute()
}
