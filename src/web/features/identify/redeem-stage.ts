import type { IdentifyStage } from './identify-flow.ts'

type Holder = { isKnown: boolean; hasPostcode: boolean; needsAddress: boolean; orderModalAuthMode: boolean }

/** Spec §4, in redeem: with nothing to post, or with a customer whose postcode is known, straight on; otherwise the delivery is asked for first. */
export function firstRedeemStage({ isKnown, hasPostcode, needsAddress, orderModalAuthMode }: Holder): IdentifyStage {
  if (!needsAddress || (isKnown && hasPostcode)) return 'checkout'
  return !isKnown && orderModalAuthMode ? 'identify' : 'guest'
}
