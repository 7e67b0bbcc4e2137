import { expect, test } from 'vitest'
import { chooseHeader } from './choose-header.ts'

test.each([
  ['the toggle decides', 'home', 'v3', 'v3'],
  ['a business storefront has its own', 'giftCards', 'business-v3', 'business-v3'],
  ['an unknown word is the default', 'home', 'v9', 'default'],
  ['a landing page too has a header', undefined, 'default', 'default'],
  ['paying is quiet', 'checkout', 'v3', 'checkout'],
  ['waiting for the payment is quiet', 'processingPayment', 'default', 'checkout'],
  ['who has paid may look around again', 'thankYou', 'v3', 'v3'],
  ['redeeming is quiet', 'balance', 'v3', 'redeem'],
  ['paying what a card leaves open is redeeming', 'redeemCheckout', 'default', 'redeem'],
] as const)('%s', (_sentence, route, toggle, kind) => {
  expect(chooseHeader(route, toggle)).toBe(kind)
})
