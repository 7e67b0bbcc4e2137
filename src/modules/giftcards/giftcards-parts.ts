import type { KeyObject } from 'node:crypto'
import type { Keyring } from '../../platform/keys.ts'
import type { Limits } from '../../platform/rate-limits/limits.ts'

/** Dependencies of this module's use cases, besides the context. */
export type GiftcardsParts = {
  limits: Limits
  /** Seal and open numbers and PINs; stored outside the database, and replaced by `npm run staff -- rotate-key`. */
  cardKeys: Keyring
  /** A lasting key of its own for each purpose. */
  keyFor: (purpose: string) => KeyObject
}

/** Seals and opens the secrets of cards. */
export type CardKeys = Pick<GiftcardsParts, 'cardKeys'>
