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

test('a refusal names the parameter at fault, or none', () => {
  expect(toApiError({ name: 'POSTCODE_INVALID', parameter: 'postCode' })).toEqual({
    message: 'Postcode must be in the correct format',
    code: 2211,
    referencedRequestParameter: 'postCode',
  })
  expect(toApiError({ name: 'UNKNOWN' }).referencedRequestParameter).toBeNull()
})
