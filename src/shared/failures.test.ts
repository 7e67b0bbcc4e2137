import { expect, test } from 'vitest'
import { FAILURES, type FailureName, toApiError } from './failures.ts'

test('every failure has its own code', () => {
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

/** All texts in the specification, §5 and §8. */
test.each<[FailureName, string]>([
  ['CARD_LIMIT', 'Exceeding of giftcard limit in the order'],
  ['OUT_OF_STOCK', 'Not possible to continue with this gift card because currently it is out the stock.'],
  [
    'PAYMENT_FRAUD',
    'We were unable to process your payment. Please try a different payment method or contact your bank for more information.',
  ],
  ['RETRY_LIMIT', 'Too many attempts have been made. Please try again later or use a different payment method.'],
  [
    'UNKNOWN',
    'Oh oh, something went wrong. We are already working on a fix for this issue. Please try again at a later moment. Our apologies for the inconvenience.',
  ],
  ['PAYMENT_FAILED', 'Something went wrong with the payment, please try again or choose a different payment method.'],
  ['TEST_CARD', 'Cannot add this item to your cart because you are using a test card'],
  ['CART_ZERO_BALANCE', 'There is no balance left, so nothing can be put into the basket.'],
  ['ORDER_UNKNOWN', 'There is some problem with loading order!'],
  ['VARIATION_UNKNOWN', 'This gift card is currently not available.'],
  ['BRAND_DATA_MISSING', 'This gift card is currently not available.'],
  ['PHONE_REQUIRED', 'Phone number is a required field'],
  ['PHONE_INVALID', 'Please enter valid phone number'],
  ['PHONE_INCORRECT', 'The phone number entered is incorrect.'],
  ['COUNTRY_REQUIRED', 'Country is a required field'],
  ['EMAIL_REQUIRED', 'Entering your email address is required'],
  ['EMAIL_INVALID', 'The email address entered is incorrect'],
  ['EMAIL_MISMATCH', 'The email addresses entered do not match'],
  ['PASSWORD_MISMATCH', 'The passwords entered do not match.'],
  ['POSTCODE_INVALID', 'Postcode must be in the correct format'],
  ['CARD_NUMBER_REQUIRED', 'Enter your 19-digit card number here'],
  ['VALUE_TOO_LOW', 'The minimum is {minimum}'],
  ['VALUE_TOO_HIGH', 'The maximum is {maximum}'],
  ['VALUE_INVALID', 'Please, enter a positive value'],
])('the text of %s is "%s"', (name, message) => {
  expect(FAILURES[name].message).toBe(message)
})

test('a card number that is not ours is reported as unknown in the words of the specification', () => {
  expect(FAILURES.CARD_NUMBER_UNKNOWN.message).toMatch(/^We don’t know this number/)
})

/** The groups of the specification, §8, for which the shop wrote the texts. */
test.each<[string, readonly FailureName[]]>([
  ['account creation', ['USER_EXISTS', 'ALREADY_LOGGED_IN', 'PASSWORD_CHARACTERS', 'PASSWORD_TOO_SHORT', 'UNKNOWN']],
  ['login', ['ALREADY_LOGGED_IN', 'CAPTCHA_FAILED', 'EMAIL_INVALID', 'LOGIN_WRONG', 'UNKNOWN']],
  [
    'redeem or add card',
    [
      'CARD_ALREADY_ADDED',
      'CARD_BLOCKED',
      'CARD_EXPIRED',
      'CARD_EMPTY',
      'CARD_NOT_ACTIVATED',
      'CARD_NOT_ALLOWED',
      'CARD_UNKNOWN',
      'CARD_OTHER_TYPE',
      'CARD_WRONG_STORE',
      'BRAND_DATA_MISSING',
      'CAPTCHA_FAILED',
      'RATE_LIMITED',
    ],
  ],
  ['the cart', ['CART_ZERO_BALANCE', 'PERSONAL_MESSAGE_REQUIRED', 'PERSONAL_MESSAGE_TOO_LONG', 'PERSONAL_MESSAGE_EMOJI']],
  [
    'activation',
    ['ACTIVATION_FAILED', 'ACTIVATION_PREFIX', 'EMAIL_INVALID', 'ACTIVATION_ACTIVE', 'VALUE_TOO_LOW', 'VALUE_TOO_HIGH'],
  ],
  [
    'change password',
    ['CAPTCHA_FAILED', 'PASSWORD_CHARACTERS', 'PASSWORD_MISMATCH', 'PASSWORD_WRONG', 'PASSWORD_TOO_SHORT', 'NOT_LOGGED_IN'],
  ],
  ['forgot password', ['CAPTCHA_FAILED', 'EMAIL_INVALID', 'ALREADY_LOGGED_IN']],
])('the refusals of %s each have their own code', (_group, names) => {
  expect(new Set(names.map((name) => FAILURES[name].code)).size).toBe(names.length)
})

test('a refusal names the wrong parameter, or none', () => {
  expect(toApiError({ name: 'POSTCODE_INVALID', parameter: 'postCode' })).toEqual({
    message: 'Postcode must be in the correct format',
    code: 2211,
    referencedRequestParameter: 'postCode',
  })
  expect(toApiError({ name: 'UNKNOWN' }).referencedRequestParameter).toBeNull()
})
