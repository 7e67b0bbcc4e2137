import { expect, test } from 'vitest'
import { chooseHeader } from './choose-header.ts'

test.each([
  ['the toggle decides', 'home', 'v3', 'v3'],
  ['a business storefront has its own', 'giftCards', 'business-v3', 'business-v3'],
  ['an unknown word is the default', 'home', 'v9', 'default'],
  ['a landing page has a header too', undefined, 'default', 'default'],
  ['the checkout has the quiet header', 'checkout', 'v3', 'checkout'],
  ['so has the page that waits for the payment', 'processingPayment', 'default', 'checkout'],
  ['a shopper who has paid has the full header again', 'thankYou', 'v3', 'v3'],
  ['redeeming has its own quiet header', 'balance', 'v3', 'redeem'],
  ['paying the rest of a redeem order has the redeem header', 'redeemCheckout', 'default', 'redeem'],
] as const)('%s', (_sentence, route, toggle, kind) => {
  expect(chooseHeader(route, toggle)).toBe(kind)
})
