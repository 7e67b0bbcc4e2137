import type { CheckoutParts } from '../checkout/index.ts'

/** What this module needs beside the context of a request. */
export type ActivationParts = CheckoutParts
