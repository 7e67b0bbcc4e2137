import { expect, test } from 'vitest'
import { firstRedeemStage } from './redeem-stage.ts'

const GUEST = { isKnown: false, hasPostcode: false, needsAddress: true, orderModalAuthMode: false }

test.each([
  [
    'without anything to post everybody continues to the checkout',
    { ...GUEST, needsAddress: false, orderModalAuthMode: true },
    'checkout',
  ],
  ['a customer with a postcode continues to the checkout', { ...GUEST, isKnown: true, hasPostcode: true }, 'checkout'],
  ['a customer without a postcode enters an address', { ...GUEST, isKnown: true, orderModalAuthMode: true }, 'guest'],
  ['a stranger enters an address', GUEST, 'guest'],
  ['a stranger identifies first, where the store asks for it', { ...GUEST, orderModalAuthMode: true }, 'identify'],
] as const)('%s', (_sentence, holder, stage) => {
  expect(firstRedeemStage(holder)).toBe(stage)
})
