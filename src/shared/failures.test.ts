import { expect, test } from 'vitest'
import { FAILURES, toApiError } from './failures.ts'

test('one code has one meaning', () => {
  const codes = Object.values(FAILURES).map(({ code }) => code)
  expect(new Set(codes).size).toBe(codes.length)
})

test.each([
  ['APPLE_LIMIT', 2015],
  ['CARD_LIMIT', 2030],
  ['OUT_OF_STOCK', 2031],
  ['PAYMENT_FRAUD', 2035],
  ['RETRY_LIMIT', 2036],
] as const)('the specification numbers %s', (name, code) => {
  expect(FAILURES[name].code).toBe(code)
})

test.each([
  ['PHONE_INCORRECT', 'The phone number entered is incorrect.'],
  ['PHONE_INVALID', 'Please enter valid phone number'],
  ['TEST_CARD', 'Cannot add this item to your cart because you are using a test card'],
  ['CART_ZERO_BALANCE', 'There is no balance left, so nothing can be put into the basket.'],
] as const)('the text of %s is "%s"', (name, message) => {
  expect(FAILURES[name].message).toBe(message)
})

test('a refusal names the parameter at fault, or none', () => {
  expect(toApiError({ name: 'POSTCODE_INVALID', parameter: 'postCode' })).toEqual({
    message: 'Postcode must be in the correct format',
    code: 2211,
    referencedRequestParameter: 'postCode',
  })
  expect(toApiError({ name: 'UNKNOWN' }).referencedRequestParameter).toBeNull()
})
