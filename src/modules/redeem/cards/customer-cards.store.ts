import type { Db } from '#platform/context.ts'
import { anyOf } from '#platform/db/typed-sql.ts'

type Added = { userId: string; cardId: string }

/** If the card was already added, the first time is kept. */
export async function saveAddedCard(db: Db, { userId, cardId }: Added, now: Date): Promise<void> {
  await db
    .insertInto('customer_giftcards')
    .values({ user_id: userId, card_id: cardId, added_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteAddedCard(db: Db, { userId, cardId }: Added): Promise<void> {
  await db.deleteFrom('customer_giftcards').where('user_id', '=', userId).where('card_id', '=', cardId).execute()
}

export async function deleteAddedCards(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('customer_giftcards').where('user_id', '=', userId).execute()
}

export async function isAddedCard(db: Db, { userId, cardId }: Added): Promise<boolean> {
  const row = await db
    .selectFrom('customer_giftcards')
    .select('card_id')
    .where('user_id', '=', userId)
    .where('card_id', '=', cardId)
    .executeTakeFirst()
  return row !== undefined
}

/** The cards that a customer has added by number and PIN. */
export async function listAddedCards(db: Db, userId: string): Promise<{ cardId: string; addedAt: Date }[]> {
  return db
    .selectFrom('customer_giftcards')
    .select(['card_id as cardId', 'added_at as addedAt'])
    .where('user_id', '=', userId)
    .orderBy('added_at')
    .execute()
}

/** The customers who have added these cards. */
export async function listHolders(db: Db, cardIds: readonly string[]): Promise<Added[]> {
  return db
    .selectFrom('customer_giftcards')
    .select(['user_id as userId', 'card_id as cardId'])
    .where('card_id', '=', anyOf(cardIds))
    .execute()
}
