import type { Context } from '../../platform/context.ts'
import { findBlankCardByIndex } from './blank-cards.store.ts'
import { createCardNumber, createPin } from './card-number.ts'
import { numberIndexes, type SealedSecrets, sealCard } from './card-secrets.ts'
import { findCardByIndex } from './giftcards.store.ts'
import type { CardKeys } from './giftcards-parts.ts'

/** There are a million million numbers, so three collisions in a row mean a bug. */
export const MAX_NUMBERS_TRIED = 3

/** A new card's id, with its sealed number and PIN. */
type CardIdentity = SealedSecrets & { id: string; lastFour: string; issuedAt: Date }

export async function createCardIdentity(ctx: Context, parts: CardKeys): Promise<CardIdentity> {
  const { ids, clock } = ctx
  const id = ids.uuid()
  const number = await createFreeNumber(ctx, parts)
  const secrets = sealCard(ids, parts, { cardId: id, number, pin: createPin(ids.token()) })
  return { ...secrets, id, lastFour: number.slice(-4), issuedAt: clock.now() }
}

/** The table rejects duplicate numbers under one key. Cards sealed with older listed keys are searched too. */
async function createFreeNumber({ db, ids }: Context, parts: CardKeys): Promise<string> {
  for (let count = 0; count < MAX_NUMBERS_TRIED; count++) {
    const number = createCardNumber(ids.token())
    const [, ...older] = numberIndexes(parts, number)
    if (older.length === 0) return number
    const taken = (await findCardByIndex(db, older)) ?? (await findBlankCardByIndex(db, older))
    if (!taken) return number
  }
  throw new Error('No free card number was found')
}
