import type { Context } from '../../platform/context.ts'
import { hasBlankCard, saveBlankCard } from './blank-cards.store.ts'
import { createCardNumber, createPin } from './card-number.ts'
import { numberIndex, seal } from './card-secrets.ts'
import type { GiftcardsParts } from './giftcards-parts.ts'
import type { CardUnit } from './issue-card.ts'

const MOST_NUMBERS = 3

/** A card without value, for somebody to activate: one for each unit, however often it is asked for. */
export async function issueBlankCard(
  { db, ids, clock }: Context,
  parts: GiftcardsParts,
  unit: Omit<CardUnit, 'value' | 'expiresOn'>,
): Promise<void> {
  for (let count = 0; count < MOST_NUMBERS; count++) {
    const cardId = ids.uuid()
    const number = createCardNumber(ids.token())
    const saved = await saveBlankCard(db, {
      ...unit,
      id: cardId,
      lastFour: number.slice(-4),
      numberIndex: numberIndex(parts, number),
      numberSealed: seal(ids, parts, { cardId, secret: 'number', clear: number }),
      pinSealed: seal(ids, parts, { cardId, secret: 'pin', clear: createPin(ids.token()) }),
      issuedAt: clock.now(),
    })
    if (saved || (await hasBlankCard(db, unit))) return
  }
  throw new Error('No free card number was found')
}
