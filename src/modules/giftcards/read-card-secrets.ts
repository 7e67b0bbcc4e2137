import type { Context } from '../../platform/context.ts'
import { type CardSecrets, open } from './card-secrets.ts'
import { readSecrets } from './giftcards.store.ts'
import type { CardKeys } from './giftcards-parts.ts'

/**
 * Of a card, or a blank one: for the page that reveals it to whoever may see it, and for the printer of those that go by post. Neither logs, jobs, mails nor
 * addresses carry both.
 */
export async function readCardSecrets({ db }: Context, parts: CardKeys, cardId: string): Promise<CardSecrets> {
  const { numberSealed, pinSealed, keyId } = await readSecrets(db, cardId)
  return {
    number: open(parts, { cardId, secret: 'number', sealed: numberSealed, keyId }),
    pin: open(parts, { cardId, secret: 'pin', sealed: pinSealed, keyId }),
  }
}
