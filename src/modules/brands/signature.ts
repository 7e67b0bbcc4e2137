import { createHmac, timingSafeEqual } from 'node:crypto'

/** The maximum difference between the shop's clock and the brand's clock. */
const TOLERANCE_MS = 5 * 60 * 1000
/** A nonce is stored until every time stamp that could be used with it is too old. */
export const NONCE_LIFE_MS = 2 * TOLERANCE_MS

export type SignedRequest = {
  /** Seconds since 1970. */
  timestamp: string
  nonce: string
  method: string
  /** The path without a host, such as /brand-api/v1/cards/check. */
  path: string
  /** Empty for a request without a key. */
  idempotencyKey: string
  /** The body as it was sent. */
  body: string
}

/** Everything that decides what a request does, so that changing any part makes the signature invalid. */
function textToSign({ timestamp, nonce, method, path, idempotencyKey, body }: SignedRequest): string {
  return [timestamp, nonce, method, path, idempotencyKey, body].join('\n')
}

export function isSignedWith(secret: string, request: SignedRequest, signature: string): boolean {
  const expected = createHmac('sha256', secret).update(textToSign(request)).digest()
  const given = Buffer.from(signature, 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** A line break could make one part look like the next part. */
export function hasCleanParts({ timestamp, nonce, idempotencyKey }: SignedRequest): boolean {
  return /^\d{1,12}$/.test(timestamp) && /^[\w-]{16,64}$/.test(nonce) && /^[\w.:-]{0,64}$/.test(idempotencyKey)
}

export function isInTime(timestamp: string, now: Date): boolean {
  return Math.abs(now.getTime() - Number(timestamp) * 1000) <= TOLERANCE_MS
}
