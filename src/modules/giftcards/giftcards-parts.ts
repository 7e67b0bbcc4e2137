import type { KeyObject } from 'node:crypto'
import type { Keyring } from '../../platform/keys.ts'
import type { Limits } from '../../platform/rate-limits/limits.ts'

/** What this module's use cases need beside the context. */
export type GiftcardsParts = {
  limits: Limits
  /** Seal and open numbers and PINs; kept outside of the database, and replaced by `npm run staff -- rotate-key`. */
  cardKeys: Keyring
  /** A lasting key of its own for each purpose. */
  keyFor: (purpose: string) => KeyObject
}

/** What seals and opens the secrets of cards. */
export type CardKeys = Pick<GiftcardsParts, 'cardKeys'>
