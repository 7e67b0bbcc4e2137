import type { Context } from '../../platform/context.ts'
import { open } from './card-secrets.ts'
import { readSecrets } from './giftcards.store.ts'
import type { GiftcardsParts } from './giftcards-parts.ts'

export type CardSecrets = { number: string; pin: string }

/** For the page that reveals a card to whoever may see it, and for nobody else: neither logs, jobs, mails nor addresses carry both. */
export async function readCardSecrets({ db }: Context, parts: GiftcardsParts, cardId: string): Promise<CardSecrets> {
  const { numberSealed, pinSealed } = await readSecrets(db, cardId)
  return {
    number: open(parts, { cardId, secret: 'number', sealed: numberSealed }),
    pin: open(parts, { cardId, secret: 'pin', sealed: pinSealed }),
  }
}
