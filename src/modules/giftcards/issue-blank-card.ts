import type { Context } from '../../platform/context.ts'
import { hasBlankCard, saveBlankCard } from './blank-cards.store.ts'
import { createPin } from './card-number.ts'
import { sealCard } from './card-secrets.ts'
import { createFreeNumber, MAX_NUMBERS_TRIED } from './free-number.ts'
import type { CardKeys } from './giftcards-parts.ts'
import type { CardUnit } from './issue-units.ts'

/** Issues a card without value, to be activated later. There is one for each unit, however often it is called. */
export async function issueBlankCard(
  { db, ids, clock }: Context,
  parts: CardKeys,
  unit: Omit<CardUnit, 'value' | 'expiresOn'>,
): Promise<void> {
  for (let count = 0; count < MAX_NUMBERS_TRIED; count++) {
    const cardId = ids.uuid()
    const number = await createFreeNumber({ db, ids }, parts)
    const saved = await saveBlankCard(db, {
      ...unit,
      id: cardId,
      lastFour: number.slice(-4),
      ...sealCard(ids, parts, { cardId, number, pin: createPin(ids.token()) }),
      issuedAt: clock.now(),
    })
    if (saved || (await hasBlankCard(db, unit))) return
  }
  throw new Error('No free card number was found')
}
