import { createHmac, timingSafeEqual } from 'node:crypto'

/** The shop's clock and the brand's may differ by so much. */
const TOLERANCE_MS = 5 * 60 * 1000
/** A nonce is kept until no time stamp that fits it is accepted any more. */
export const NONCE_LIFE_MS = 2 * TOLERANCE_MS

export type SignedRequest = {
  /** Seconds since 1970. */
  timestamp: string
  nonce: string
  method: string
  /** Without a host, such as /brand-api/v1/cards/check. */
  path: string
  /** Empty where there is none. */
  idempotencyKey: string
  /** As it was sent. */
  body: string
}

/** Everything that decides what a request does: somebody who changes one part cannot sign it. */
function textToSign({ timestamp, nonce, method, path, idempotencyKey, body }: SignedRequest): string {
  return [timestamp, nonce, method, path, idempotencyKey, body].join('\n')
}

export function isSignedWith(secret: string, request: SignedRequest, signature: string): boolean {
  const expected = createHmac('sha256', secret).update(textToSign(request)).digest()
  const given = Buffer.from(signature, 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** A line break would let one part be read as the next. */
export function hasCleanParts({ timestamp, nonce, idempotencyKey }: SignedRequest): boolean {
  return /^\d{1,12}$/.test(timestamp) && /^[\w-]{16,64}$/.test(nonce) && /^[\w.:-]{0,64}$/.test(idempotencyKey)
}

export function isInTime(timestamp: string, now: Date): boolean {
  return Math.abs(now.getTime() - Number(timestamp) * 1000) <= TOLERANCE_MS
}
