import type { Db } from '../../platform/context.ts'
import { type FoundBlankCard, listBlankCardsByIndex } from './blank-cards.store.ts'
import { numberIndexes } from './card-secrets.ts'
import type { CardKeys } from './giftcards-parts.ts'

/** Card number → blank card. Cards that were never blank are not found. No PIN is needed, so callers limit what they reveal. */
export async function findBlankCards(
  db: Db,
  parts: CardKeys,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, FoundBlankCard>> {
  const numberOf = new Map(
    numbers.flatMap((number) => numberIndexes(parts, number).map((index) => [index.toString('hex'), number] as const)),
  )
  const found = await listBlankCardsByIndex(
    db,
    [...numberOf.keys()].map((index) => Buffer.from(index, 'hex')),
  )
  return new Map(found.map((card) => [numberOf.get(card.numberIndex.toString('hex')) as string, card]))
}
