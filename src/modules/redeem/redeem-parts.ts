import type { CheckoutParts } from '../checkout/index.ts'

/** What this module needs in addition to the context of a request. */
export type RedeemParts = CheckoutParts
