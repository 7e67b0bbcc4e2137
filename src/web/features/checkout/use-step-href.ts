import { useHref } from '../../session/use-shop.ts'
import type { Step } from './checkout-steps.ts'

/** The address of each step: the browser's "back" goes one step back. */
export function useStepHref(): (step: Step) => string {
  const href = useHref()
  return (step) => (step === 'data' ? href('checkout') : `${href('checkout')}?step=${step}`)
}
