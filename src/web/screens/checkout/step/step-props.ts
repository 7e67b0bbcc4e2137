import type { Checkout } from '../../../features/checkout/use-checkout.ts'

/** What each step is handed: all there is to know, and where to say that it is done. */
export type StepProps = { checkout: Checkout; onDone: () => void }
