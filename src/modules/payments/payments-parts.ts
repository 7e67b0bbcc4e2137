import type { PaymentProvider } from './provider.ts'

/** What this module needs in addition to the context of a request or a job. */
export type PaymentsParts = { payments: PaymentProvider }
