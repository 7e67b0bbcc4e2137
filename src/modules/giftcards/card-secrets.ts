import { createHmac } from 'node:crypto'
import type { Ids } from '../../platform/context.ts'
import { keysThatOpen } from '../../platform/keys.ts'
import { openText, sealText } from '../../platform/sealing.ts'
import type { CardKeys } from './giftcards-parts.ts'

const SEALING = 'giftcards.secrets'

type Secret = 'number' | 'pin'

/** Indexes to find a card by its number, which the table does not store: one for each listed key, the newest first. */
export function numberIndexes({ cardKeys }: CardKeys, number: string): [Buffer, ...Buffer[]] {
  const indexes = cardKeys.all.map(({ keyFor }) => createHmac('sha256', keyFor('giftcards.number-index')).update(number).digest())
  return indexes as [Buffer, ...Buffer[]]
}

type Sealing = { cardId: string; secret: Secret; clear: string }

/** Bound to its card and its column: a sealed PIN that is copied to another card cannot be opened. */
export function seal(ids: Ids, { cardKeys }: CardKeys, { cardId, secret, clear }: Sealing): Buffer {
  return sealText(ids, cardKeys.newest.keyFor(SEALING), { clear, boundTo: `${cardId} ${secret}` })
}

type Opening = { cardId: string; secret: Secret; sealed: Buffer; keyId: string | null }

/** Throws when the value was sealed with a key that is not listed, belongs to another card, or was changed. */
export function open({ cardKeys }: CardKeys, { cardId, secret, sealed, keyId }: Opening): string {
  const keys = keysThatOpen(cardKeys, keyId).map(({ keyFor }) => keyFor(SEALING))
  return openText(keys, { sealed, boundTo: `${cardId} ${secret}` })
}

export type CardSecrets = { number: string; pin: string }
export type SealedSecrets = { numberIndex: Buffer; numberSealed: Buffer; pinSealed: Buffer; keyId: string }
/** The stored columns; cards sealed before keys had ids have no key id. */
export type StoredSecrets = Pick<SealedSecrets, 'numberSealed' | 'pinSealed'> & { keyId: string | null }

/** The stored form of number and PIN, sealed with the newest key. */
export function sealCard(ids: Ids, parts: CardKeys, { cardId, number, pin }: CardSecrets & { cardId: string }): SealedSecrets {
  return {
    numberIndex: numberIndexes(parts, number)[0],
    numberSealed: seal(ids, parts, { cardId, secret: 'number', clear: number }),
    pinSealed: seal(ids, parts, { cardId, secret: 'pin', clear: pin }),
    keyId: parts.cardKeys.newest.id,
  }
}

export function openCard(
  parts: CardKeys,
  { cardId, numberSealed, pinSealed, keyId }: StoredSecrets & { cardId: string },
): CardSecrets {
  return {
    number: open(parts, { cardId, secret: 'number', sealed: numberSealed, keyId }),
    pin: open(parts, { cardId, secret: 'pin', sealed: pinSealed, keyId }),
  }
}
