import type { Context } from '../../platform/context.ts'
import { type CardSecrets, openCard } from './card-secrets.ts'
import { readSecrets } from './giftcards.store.ts'
import type { CardKeys } from './giftcards-parts.ts'

/** The number and PIN of a card or blank card, for the page of an opened gift and for the card printer. Logs, jobs, mails and URLs must never contain them. */
export async function readCardSecrets({ db }: Context, parts: CardKeys, cardId: string): Promise<CardSecrets> {
  return openCard(parts, { cardId, ...(await readSecrets(db, cardId)) })
}
