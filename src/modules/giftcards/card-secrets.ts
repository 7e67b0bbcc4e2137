import { createCipheriv, createDecipheriv, createHmac, type KeyObject } from 'node:crypto'
import type { Ids } from '../../platform/context.ts'
import type { CardKeys } from './giftcards-parts.ts'

const IV_BYTES = 12
const TAG_BYTES = 16

type Secret = 'number' | 'pin'

/** Finds a card by its number, although the table does not know it. */
export function numberIndex(parts: CardKeys, number: string): Buffer {
  return createHmac('sha256', parts.keyFor('giftcards.number-index')).update(number).digest()
}

type Sealing = { cardId: string; secret: Secret; clear: string }

/** Bound to its card and its column: a sealed PIN that is moved to another card cannot be opened. */
export function seal(ids: Ids, parts: CardKeys, { cardId, secret, clear }: Sealing): Buffer {
  const iv = Buffer.from(ids.token(), 'base64url').subarray(0, IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', sealingKey(parts), iv, { authTagLength: TAG_BYTES })
  cipher.setAAD(Buffer.from(`${cardId} ${secret}`))
  const closed = Buffer.concat([cipher.update(clear, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), closed])
}

type Opening = { cardId: string; secret: Secret; sealed: Buffer }

/** Throws when it was sealed with another key, for another card, or changed since. */
export function open(parts: CardKeys, { cardId, secret, sealed }: Opening): string {
  const iv = sealed.subarray(0, IV_BYTES)
  const decipher = createDecipheriv('aes-256-gcm', sealingKey(parts), iv, { authTagLength: TAG_BYTES })
  decipher.setAAD(Buffer.from(`${cardId} ${secret}`))
  decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
}

function sealingKey(parts: CardKeys): KeyObject {
  return parts.keyFor('giftcards.secrets')
}
