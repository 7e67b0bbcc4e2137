import { expect, test } from 'vitest'
import { firstRedeemStage } from './redeem-stage.ts'

const GUEST = { isKnown: false, hasPostcode: false, needsAddress: true, orderModalAuthMode: false }

test.each([
  ['with nothing to post everybody goes straight on', { ...GUEST, needsAddress: false, orderModalAuthMode: true }, 'checkout'],
  ['a customer with a postcode goes straight on', { ...GUEST, isKnown: true, hasPostcode: true }, 'checkout'],
  ['a customer without a postcode says where to', { ...GUEST, isKnown: true, orderModalAuthMode: true }, 'guest'],
  ['a stranger says where to', GUEST, 'guest'],
  ['a stranger says who they are first, where the store asks', { ...GUEST, orderModalAuthMode: true }, 'identify'],
] as const)('%s', (_sentence, holder, stage) => {
  expect(firstRedeemStage(holder)).toBe(stage)
})
