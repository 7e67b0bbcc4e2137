import type { IdentifyStage } from './identify-flow.ts'

type Holder = { isKnown: boolean; hasPostcode: boolean; needsAddress: boolean; orderModalAuthMode: boolean }

/**
 * Spec §4, in redeem: the checkout opens at once if nothing goes by post or the customer's postcode is known. Otherwise the delivery address is asked
 * for first.
 */
export function firstRedeemStage({ isKnown, hasPostcode, needsAddress, orderModalAuthMode }: Holder): IdentifyStage {
  if (!needsAddress || (isKnown && hasPostcode)) return 'checkout'
  return !isKnown && orderModalAuthMode ? 'identify' : 'guest'
}
