import type { Checkout } from '#web/features/checkout/use-checkout.ts'

/** The props of each step. */
export type StepProps = { checkout: Checkout; onDone: () => void }
