import type { Db } from '../../platform/context.ts'
import { toCardNumber } from '../../shared/validation/card-number.ts'
import { numberIndexes } from './card-secrets.ts'
import type { Giftcard } from './giftcard.ts'
import { findCardByIndex } from './giftcards.store.ts'
import type { CardKeys } from './giftcards-parts.ts'

/** For jobs only: a visitor without the PIN must not learn whether the card exists. Undefined for a blank card. */
export async function findCardByNumber(db: Db, keys: CardKeys, number: string): Promise<Giftcard | undefined> {
  return (await findCardByIndex(db, numberIndexes(keys, toCardNumber(number))))?.card
}
