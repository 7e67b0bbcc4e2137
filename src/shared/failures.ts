/**
 * Everything that can be refused, one code a meaning (spec §8; numbers the specification does not give are ours). Screens translate by code and
 * then by `referencedRequestParameter`; the English text here is what an API caller reads.
 */
export const FAILURES = {
  APPLE_LIMIT: { code: 2015, message: 'Exceeded the Apple gift card sum limit in the order. The limit is {limit} per order.' },
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
  STORE_MISMATCH: { code: 1001, message: 'This address belongs to another store than the one that the request names.' },
  CAPTCHA_FAILED: { code: 1002, message: 'We could not check that you are a person. Please try again.' },
  RATE_LIMITED: { code: 1003, message: 'Too many attempts have been made. Please try again later.' },
  LIMITS_UNAVAILABLE: { code: 1008, message: 'This cannot be done at the moment. Please try again in a minute.' },
  EMAIL_REQUIRED: { code: 1101, message: 'Entering your email address is required' },
  EMAIL_INVALID: { code: 1102, message: 'The email address entered is incorrect' },
  LINK_EXPIRED: { code: 1103, message: 'This link is no longer valid. Please ask for a new one.' },
  SEARCH_TOO_LONG: { code: 1104, message: 'Please search for at most 100 characters.' },
  FILTERS_TOO_MANY: { code: 1106, message: 'Please choose fewer filters.' },
  LIST_TOO_LONG: { code: 1107, message: 'At most 100 can be sent at once.' },
  PAGE_SIZE_INVALID: { code: 1105, message: 'Please ask for 1 to 100 items per page.' },
  CART_UNKNOWN: { code: 2101, message: 'Your basket is empty or has expired. Please fill it again.' },
  CART_EMPTY: { code: 2102, message: 'There is nothing to pay in your basket. Please add a gift card first.' },
  VARIATION_UNKNOWN: { code: 2103, message: 'This gift card is currently not available.' },
  QUANTITY_INVALID: { code: 2104, message: 'Please choose a quantity from 1 to 99' },
  VALUE_INVALID: { code: 2105, message: 'Please, enter a positive value' },
  VALUE_TOO_LOW: { code: 2106, message: 'The minimum is {minimum}' },
  VALUE_TOO_HIGH: { code: 2107, message: 'The maximum is {maximum}' },
  VALUE_NOT_OFFERED: { code: 2108, message: 'Please choose one of the values offered' },
  VALUE_NOT_WHOLE: { code: 2109, message: 'Please choose a whole amount' },
  WRAPPER_UNKNOWN: { code: 2110, message: 'This wrapper cannot be chosen for this gift card' },
  GIFT_PACKING_UNKNOWN: { code: 2111, message: 'This gift packing cannot be chosen for this gift card' },
  RECEIVERS_INVALID: { code: 2112, message: 'Please choose who gets it' },
  RECEIVERS_UNEVEN: { code: 2113, message: 'The gift cards cannot be divided evenly between so many receivers' },
  DELIVERY_DATE_INVALID: { code: 2114, message: 'It cannot be delivered then. Please choose another moment.' },
  PACKAGE_UNKNOWN: { code: 2115, message: 'This package is not in your basket any more' },
  SHIPMENT_UNKNOWN: { code: 2116, message: 'This shipment is not in your basket any more' },
  SUBMISSION_CHANGED: { code: 2117, message: 'This form was sent already, with other choices. Please reload the page.' },
  TEST_CARD: { code: 2118, message: 'Cannot add this item to your cart because you are using a test card' },
  CART_ZERO_BALANCE: { code: 2119, message: 'There is no balance left, so nothing can be put into the basket.' },
  CART_FULL: {
    code: 2120,
    message:
      'Not everything fits into your basket: it holds at most 100 gift cards. Nothing is lost: the order is kept, and you can order it again.',
  },
  FIRST_NAME_REQUIRED: { code: 2201, message: 'First name is a required field' },
  LAST_NAME_REQUIRED: { code: 2202, message: 'Last name is a required field' },
  COMPANY_NAME_REQUIRED: { code: 2203, message: 'Company name is a required field' },
  NAME_TOO_LONG: { code: 2204, message: 'The name entered is too long' },
  NAME_CHARACTERS: { code: 2205, message: 'A name holds no emojis, links or special characters' },
  COUNTRY_REQUIRED: { code: 2206, message: 'Country is a required field' },
  COUNTRY_NOT_SERVED: { code: 2207, message: 'We do not deliver to this country' },
  POSTCODE_REQUIRED: { code: 2210, message: 'Postcode is a required field' },
  POSTCODE_INVALID: { code: 2211, message: 'Postcode must be in the correct format' },
  CITY_REQUIRED: { code: 2212, message: 'City is a required field' },
  STREET_REQUIRED: { code: 2213, message: 'Street is a required field' },
  STREET_TOO_SHORT: { code: 2214, message: 'Street must have at least 3 characters' },
  HOUSE_NUMBER_REQUIRED: { code: 2215, message: 'House number is a required field' },
  HOUSE_NUMBER_INVALID: { code: 2216, message: 'House number must be a positive number' },
  PHONE_REQUIRED: { code: 2217, message: 'Phone number is a required field' },
  PHONE_INVALID: { code: 2218, message: 'Please enter valid phone number' },
  RECEIVER_EMAIL_REQUIRED: { code: 2290, message: "Entering the receiver's email address is required" },
  EMAIL_MISMATCH: { code: 2219, message: 'The email addresses entered do not match' },
  VAT_NUMBER_REQUIRED: { code: 2220, message: 'VAT number is a required field' },
  VAT_NUMBER_INVALID: { code: 2221, message: 'The VAT number entered is incorrect' },
  KVK_NUMBER_REQUIRED: { code: 2222, message: 'Chamber of Commerce number is a required field' },
  KVK_NUMBER_INVALID: { code: 2223, message: 'A Chamber of Commerce number has 8 digits' },
  REFERENCE_REQUIRED: { code: 2224, message: 'Reference is a required field' },
  TEXT_TOO_LONG: { code: 2225, message: 'The text entered is too long' },
  TEXT_CHARACTERS: { code: 2226, message: 'Emojis cannot be used here' },
  TEXT_UNREADABLE: { code: 2235, message: 'This text holds characters that cannot be used. Please type it again.' },
  TERMS_REQUIRED: { code: 2227, message: 'Please agree to the terms and conditions' },
  PHONE_INCORRECT: { code: 2228, message: 'The phone number entered is incorrect.' },
  TEXT_NOT_ASCII: { code: 2229, message: 'Please use only plain letters, digits and symbols, without accents' },
  PASSWORD_REQUIRED: { code: 2240, message: 'Password is a required field' },
  PASSWORD_TOO_SHORT: { code: 2241, message: 'A password has at least 8 characters' },
  PASSWORD_TOO_LONG: { code: 2242, message: 'A password has at most 128 characters' },
  PASSWORD_CHARACTERS: { code: 2243, message: 'A password holds only Latin letters, digits, spaces and symbols' },
  PASSWORD_MISMATCH: { code: 2244, message: 'The passwords entered do not match.' },
  PASSWORD_COMMON: {
    code: 2245,
    message:
      'Thieves try this password first, because many people use it. Three or four words in a row are better, and easy to remember.',
  },
  PERSONAL_MESSAGE_REQUIRED: { code: 2250, message: 'Please write your personal message' },
  PERSONAL_MESSAGE_TOO_LONG: { code: 2251, message: 'A personal message has 1 to 150 characters' },
  PERSONAL_MESSAGE_EMOJI: { code: 2252, message: 'A personal message cannot hold emojis' },
  PERSONAL_MESSAGE_LINK: { code: 2253, message: 'A personal message cannot hold links' },
  CARD_NUMBER_REQUIRED: { code: 2260, message: 'Enter your 19-digit card number here' },
  CARD_NUMBER_UNKNOWN: { code: 2261, message: "We don't know this number. Please check the 19 digits on your card." },
  PIN_REQUIRED: { code: 2262, message: 'Enter your 6-digit PIN here' },
  PIN_INVALID: { code: 2263, message: 'A PIN has 6 digits' },
  CARD_UNKNOWN: {
    code: 2301,
    message: 'We do not know this card number and PIN together. After five wrong PINs a card can be used again a day later.',
  },
  CARD_BLOCKED: { code: 2302, message: 'This gift card is blocked. Please contact our customer service.' },
  CARD_EXPIRED: { code: 2303, message: 'This gift card has expired.' },
  CARD_BALANCE_TOO_LOW: { code: 2304, message: 'There is not enough left on this gift card.' },
  CARD_IN_USE: {
    code: 2305,
    message: 'This gift card is in use in another checkout. Please finish that one, or try again in half an hour.',
  },
  CARD_EMPTY: { code: 2306, message: 'There is nothing left on this gift card.' },
  CARD_WRONG_STORE: { code: 2307, message: 'This gift card belongs to another store.' },
  CARD_ALREADY_ADDED: { code: 2308, message: 'This gift card has been added already.' },
  CARD_OTHER_TYPE: { code: 2309, message: 'Only gift cards of the same kind can be combined.' },
  CARDS_TOO_MANY: { code: 2310, message: 'An order can be paid with at most 10 gift cards.' },
  CARD_NOT_ACTIVATED: { code: 2311, message: 'This gift card has not been activated yet. Please activate it first.' },
  CARD_SPENT_AT_BRAND: {
    code: 2312,
    message: 'This gift card is spent at {brand}. In our checkout you can pay with Choice Gift Cards.',
  },
  CARD_IN_USE_UNTIL: { code: 2313, message: 'This gift card is in use elsewhere. It is free again at {time}.' },
  CARD_NOT_ALLOWED: { code: 2314, message: 'This gift card cannot be exchanged on this page.' },
  BRAND_DATA_MISSING: { code: 2315, message: 'This gift card is currently not available.' },
  CARD_FROZEN: {
    code: 2316,
    message: 'This gift card was stopped because it was lost. Its owner can have it replaced.',
  },
  CARD_CLOSED: { code: 2317, message: 'This gift card is closed: it was replaced, or its exchange was undone.' },
  REDEEM_UNKNOWN: { code: 2601, message: 'Your visit has ended. Please enter your card number and PIN again.' },
  REDEEM_TOKEN_INVALID: {
    code: 2602,
    message: 'This link was used already or is not valid any more. Please enter your card number and PIN.',
  },
  REDEEM_EMPTY: { code: 2603, message: 'Please choose something first.' },
  REDEEM_BALANCE_LEFT: {
    code: 2604,
    message: '{left} would be left on your card. Please spend that too, or leave at least {minimum}.',
  },
  REDEEM_PACKAGE_UNKNOWN: { code: 2605, message: 'This choice is gone already.' },
  REDEEM_NOT_EDITABLE: { code: 2606, message: 'This value is fixed. Please take it out and choose another one.' },
  REDEEM_PRODUCT_NOT_ALLOWED: { code: 2607, message: 'This cannot be chosen with your gift card.' },
  REDEEM_OPENED: { code: 2608, message: 'A code was opened already, so this exchange cannot be undone.' },
  REDEEM_UNDO_TOO_LATE: { code: 2609, message: 'An exchange can be undone for 14 days. That time has passed.' },
  REDEEM_NOT_UNDOABLE: {
    code: 2610,
    message: 'This exchange cannot be undone here. Please contact our customer service.',
  },
  REDEEM_CAMPAIGN_UNKNOWN: { code: 2611, message: 'This page does not exist any more.' },
  GIFTCARD_NOT_YOURS: { code: 2620, message: 'This gift card does not belong to an order of yours.' },
  GIFTCARD_NOT_FROZEN: { code: 2621, message: 'Please stop this gift card first. Then it can be replaced.' },
  ORDER_UNKNOWN: { code: 2401, message: 'There is some problem with loading order!' },
  ORDER_TOO_OLD: { code: 2412, message: 'This order is too old to be paid. Take it back into your basket and order it anew.' },
  ORDER_NOT_PAYABLE: { code: 2402, message: 'This order does not need to be paid any more.' },
  ORDER_NOT_CANCELABLE: { code: 2403, message: 'This order cannot be cancelled any more.' },
  TOTAL_CHANGED: { code: 2404, message: 'The amount has changed to {total}. Please look at your basket again before you pay.' },
  PAYMENT_METHOD_UNKNOWN: { code: 2405, message: 'It cannot be paid this way. Please choose a different payment method.' },
  PAYMENT_METHOD_REQUIRED: { code: 2406, message: 'Please choose a payment method' },
  PAYMENT_FAILED: {
    code: 2407,
    message: 'Something went wrong with the payment, please try again or choose a different payment method.',
  },
  PAYMENT_EXPIRED: { code: 2408, message: 'The time to pay has passed. Please try again.' },
  PAYMENT_UNAVAILABLE: {
    code: 2409,
    message: 'Payments cannot be made at the moment. Your order is kept: please try again in a few minutes.',
  },
  IDEMPOTENCY_MISMATCH: { code: 2410, message: 'This was sent already, with other choices. Please reload the page.' },
  INVOICE_WITH_GIFTCARDS: {
    code: 2413,
    message:
      'Gift cards cannot be combined with an invoice that is paid before we send anything. Please take the gift cards off, or choose a different payment method.',
  },
  GIFT_UNKNOWN: { code: 2421, message: 'This link is not valid any more. Please look for the newest mail about this gift.' },
  GIFT_OPENED: { code: 2422, message: 'This gift has been opened already, so it cannot be changed any more.' },
  GIFT_NOT_SENT: { code: 2423, message: 'This gift has not been sent yet. It goes out at its time.' },
  GIFT_SENT_TOO_OFTEN: { code: 2424, message: 'This gift has been sent often enough. Please contact our customer service.' },
  PARCEL_SHIPPED: { code: 2425, message: 'This parcel is on its way already, so its address cannot be changed any more.' },
  ALREADY_LOGGED_IN: { code: 2501, message: 'You are logged in already.' },
  NOT_LOGGED_IN: { code: 2502, message: 'Please log in first.' },
  LOGIN_WRONG: { code: 2503, message: 'We do not know this email address and password together.' },
  USER_EXISTS: { code: 2504, message: 'There is an account with this email address already. Please log in.' },
  PASSWORD_WRONG: { code: 2505, message: 'This is not your current password.' },
  EMAIL_CONFIRMED: { code: 2506, message: 'Your email address is confirmed already.' },
  DEVICE_UNKNOWN: { code: 2507, message: 'This device is logged out already.' },
  ADDRESS_UNKNOWN: { code: 2508, message: 'This address is not in your address book any more.' },
  ADDRESSES_TOO_MANY: { code: 2509, message: 'An address book holds at most 50 addresses.' },
  LINK_NOT_YOURS: {
    code: 2510,
    message: 'This link belongs to another account than the one you are logged in to. Please log out first.',
  },
  UNKNOWN: {
    code: -1,
    message:
      'Oh oh, something went wrong. We are already working on a fix for this issue. Please try again at a later moment. Our apologies for the inconvenience.',
  },
} as const

export type FailureName = keyof typeof FAILURES

/** What a failure says of one parameter instead (spec §8). */
export const PARAMETER_MESSAGES: Readonly<Record<string, string>> = {
  'EMAIL_REQUIRED.invoiceEmail': 'Entering an email address for the invoice is required',
  'EMAIL_INVALID.invoiceEmail': 'The email address for the invoice is incorrect',
  'COUNTRY_REQUIRED.language': 'Language is a required field',
  'COUNTRY_REQUIRED.currency': 'Currency is a required field',
  'PAYMENT_METHOD_REQUIRED.issuer': 'Please choose your bank',
}

/** A refusal: which rule, and the request parameter at fault when there is one. Values fill the blanks of the message. */
export type ShopFailure = { name: FailureName; parameter?: string; values?: Readonly<Record<string, string>> }

/** The API's error object (spec §8). */
export function toApiError(failure: ShopFailure): { message: string; code: number; referencedRequestParameter: string | null } {
  const { code, message } = FAILURES[failure.name]
  const filled = message.replace(/\{(\w+)\}/g, (blank, name) => failure.values?.[name] ?? blank)
  return { message: filled, code, referencedRequestParameter: failure.parameter ?? null }
}
