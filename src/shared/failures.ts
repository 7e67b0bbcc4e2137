/**
 * Everything that can be refused, one code a meaning (spec §8; numbers the specification does not give are ours). Screens translate by code and
 * then by `referencedRequestParameter`; the English text here is what an API caller reads.
 */
export const FAILURES = {
  APPLE_LIMIT: { code: 2015, message: 'Exceeded the Apple gift card sum limit in the order. The limit is 500 pound per order.' },
  CARD_LIMIT: { code: 2030, message: 'Exceeding of giftcard limit in the order' },
  OUT_OF_STOCK: { code: 2031, message: 'Not possible to continue with this gift card because currently it is out the stock.' },
  PAYMENT_FRAUD: {
    code: 2035,
    message:
      'We were unable to process your payment. Please try a different payment method or contact your bank for more information.',
  },
  RETRY_LIMIT: {
    code: 2036,
    message: 'Too many attempts have been made. Please try again later or use a different payment method.',
  },
  STORE_MISMATCH: { code: 1001, message: 'This address belongs to another store than the one named in userData.' },
  CAPTCHA_FAILED: { code: 1002, message: 'We could not check that you are a person. Please try again.' },
  RATE_LIMITED: { code: 1003, message: 'Too many attempts have been made. Please try again later.' },
  EMAIL_REQUIRED: { code: 1101, message: 'Entering your email address is required' },
  EMAIL_INVALID: { code: 1102, message: 'The email address entered is incorrect' },
  LINK_EXPIRED: { code: 1103, message: 'This link is no longer valid. Please ask for a new one.' },
  SEARCH_TOO_LONG: { code: 1104, message: 'Please search for at most 100 characters.' },
  UNKNOWN: {
    code: -1,
    message:
      'Oh oh, something went wrong. We are already working on a fix for this issue. Please try again at a later moment. Our apologies for the inconvenience.',
  },
} as const

export type FailureName = keyof typeof FAILURES

/** A refusal: which rule, and the request parameter at fault when there is one. */
export type ShopFailure = { name: FailureName; parameter?: string }

/** The API's error object (spec §8). */
export function toApiError(failure: ShopFailure): { message: string; code: number; referencedRequestParameter: string | null } {
  const { code, message } = FAILURES[failure.name]
  return { message, code, referencedRequestParameter: failure.parameter ?? null }
}
