import type { ShopFailure } from '../../shared/failures.ts'

/** Every refusal of the brand API, with the HTTP status of the answer. The texts are for the developer of a brand's shop. */
export const BRAND_FAILURES = {
  REQUEST_INVALID: [400, 'The body is not as documented.'],
  SIGNATURE_INVALID: [401, 'The key is unknown or revoked, or the signature is wrong.'],
  SIGNATURE_EXPIRED: [401, 'The time of the request is more than five minutes from ours.'],
  SIGNATURE_USED: [401, 'This nonce was used before. Sign every request, also a repeated one, with a new nonce.'],
  CARD_OTHER_BRAND: [403, 'This card belongs to another brand.'],
  RESERVATION_UNKNOWN: [404, 'There is no such reservation of yours.'],
  RESERVATION_CLOSED: [409, 'This reservation was captured, cancelled or has expired.'],
  IDEMPOTENCY_MISMATCH: [409, 'This idempotency key is missing, too long, or was used for another request.'],
  AMOUNT_TOO_HIGH: [422, 'That is more than was reserved.'],
  CURRENCY_OTHER: [422, 'This card is in another currency.'],
  CARD_UNKNOWN: [422, 'No card has this number and PIN, or it is blocked for wrong PINs.'],
  CARD_NOT_ACTIVATED: [422, 'This card has no value yet.'],
  CARD_BLOCKED: [422, 'This card is blocked.'],
  CARD_FROZEN: [422, 'This card was reported as lost.'],
  CARD_CLOSED: [422, 'This card was replaced or taken back.'],
  CARD_EXPIRED: [422, 'This card has expired.'],
  CARD_BALANCE_TOO_LOW: [422, 'There is not enough left on this card.'],
  CARD_IN_USE: [422, 'The money of this card is reserved elsewhere.'],
  RATE_LIMITED: [429, 'Too many requests, or too many wrong PINs. Try again later.'],
  LIMITS_UNAVAILABLE: [503, 'Try again in a minute.'],
} as const satisfies Record<string, readonly [status: number, message: string]>

type BrandFailureName = keyof typeof BRAND_FAILURES
export type BrandFailure = { name: BrandFailureName; retryAfterSeconds?: number }

/** Translates a refusal of another module. A refusal without a translation is a bug of ours. */
export function toBrandFailure({ name, ...more }: ShopFailure & { retryAfterSeconds?: number }): BrandFailure {
  if (!isBrandFailure(name)) throw new Error(`The brand API has no failure for ${name}`)
  const { retryAfterSeconds } = more
  return retryAfterSeconds === undefined ? { name } : { name, retryAfterSeconds }
}

function isBrandFailure(name: string): name is BrandFailureName {
  return Object.hasOwn(BRAND_FAILURES, name)
}
