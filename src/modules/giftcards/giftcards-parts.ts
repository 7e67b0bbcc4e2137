import type { KeyObject } from 'node:crypto'
import type { Limits } from '../../platform/rate-limits/limits.ts'

/** What this module's use cases need beside the context. */
export type GiftcardsParts = {
  limits: Limits
  /** A key of its own for each purpose; kept outside of the database. */
  keyFor: (purpose: string) => KeyObject
}

/** What seals and opens the secrets of cards. */
export type CardKeys = Pick<GiftcardsParts, 'keyFor'>
