import type { Context } from '../../platform/context.ts'
import { inOwnTransaction } from '../../platform/db/in-transaction.ts'
import { openCard, sealCard } from './card-secrets.ts'
import type { CardKeys } from './giftcards-parts.ts'
import { type CardTable, countCardsWithOldKey, lockCardsWithOldKey, saveSealed } from './reseal-cards.store.ts'

const AT_A_TIME = 200

/**
 * Seals all cards with the newest key, in batches. The shop may stay open, and two runs may overlap: a card is locked while it is sealed again, and
 * all listed keys can open it before and after. After an interruption, the next run continues.
 */
export async function resealCards(ctx: Context, parts: CardKeys, onBatch: (count: number) => void): Promise<void> {
  for (const table of ['giftcards', 'blank_giftcards'] as const) {
    let cards: readonly { id: string }[] = []
    do {
      const after = cards.at(-1)?.id
      cards = await inOwnTransaction(ctx, (ctx) => resealNext(ctx, parts, { table, after }))
      if (cards.length > 0) onBatch(cards.length)
    } while (cards.length > 0)
  }
}

type Next = { table: CardTable; after: string | undefined }

async function resealNext({ db, ids }: Context, parts: CardKeys, { table, after }: Next): Promise<readonly { id: string }[]> {
  const cards = await lockCardsWithOldKey(db, { table, after, keyId: parts.cardKeys.newest.id, limit: AT_A_TIME })
  const resealed = cards.map(({ id: cardId, ...sealed }) => ({
    id: cardId,
    ...sealCard(ids, parts, { cardId, ...openCard(parts, { cardId, ...sealed }) }),
  }))
  await saveSealed(db, table, resealed)
  return cards
}

/** How many cards are not sealed with the newest key. */
export function countCardsToReseal({ db }: Context, { cardKeys }: CardKeys): Promise<number> {
  return countCardsWithOldKey(db, cardKeys.newest.id)
}
