import type { KeyObject } from 'node:crypto'
import type { Keyring } from '../../platform/keys.ts'
import type { Limits } from '../../platform/rate-limits/limits.ts'

/** What this module needs in addition to the context. */
export type GiftcardsParts = {
  limits: Limits
  /** Keys to seal and open numbers and PINs; stored outside the database, and replaced by `npm run staff -- rotate-key`. */
  cardKeys: Keyring
  /** Derives a permanent key for one purpose. */
  keyFor: (purpose: string) => KeyObject
}

/** Seals and opens the secrets of cards. */
export type CardKeys = Pick<GiftcardsParts, 'cardKeys'>
