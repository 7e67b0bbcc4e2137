import type { Checkout } from '../../../features/checkout/use-checkout.ts'

/** The props of each step. */
export type StepProps = { checkout: Checkout; onDone: () => void }
