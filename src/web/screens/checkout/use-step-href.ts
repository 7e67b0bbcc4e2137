import type { Step } from '../../features/checkout/checkout-steps.ts'
import { useHref } from '../../session/use-shop.ts'

/** The address of each step; the browser's "back" goes to the previous step. */
export function useStepHref(): (step: Step) => string {
  const href = useHref()
  return (step) => (step === 'data' ? href('checkout') : `${href('checkout')}?step=${step}`)
}
