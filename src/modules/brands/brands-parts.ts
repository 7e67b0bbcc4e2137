import type { Art } from '../../platform/art.ts'
import type { GiftcardsParts } from '../giftcards/index.ts'

/** What this module needs in addition to the context of a request. */
export type BrandsParts = GiftcardsParts & { art: Art }
