import { expect, test } from 'vitest'
import type { CheckoutCartFragment } from '#generated/documents.ts'
import { furthestStep, listSteps, readStep } from './checkout-steps.ts'

test('an order by post has the steps data, shipping, payment and success', () => {
  expect(listSteps({ isPosted: true })).toEqual(['data', 'shipping', 'payment', 'success'])
})

test('an order with only e-mails is paid on one page', () => {
  expect(listSteps({ isPosted: false })).toEqual(['payment', 'success'])
})

test.each([
  ['shipping', 'shipping'],
  ['payment', 'payment'],
  ['success', 'data'],
  ['nonsense', 'data'],
  [undefined, 'data'],
])('the step "%s" in the address opens the step "%s"', (asked, step) => {
  expect(readStep(asked)).toBe(step)
})

test('a parcel cannot be paid before its payer is known', () => {
  const shipments = [{ variationType: 'PHYSICAL', receiverKind: 'ME' }]
  const cart = { billingAddress: null, shipments } as unknown as CheckoutCartFragment
  expect(furthestStep('payment', cart, { countryCode: 'GB', isAddressRequired: false })).toBe('data')
})
