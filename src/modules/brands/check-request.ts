import type { Context } from '../../platform/context.ts'
import type { Bucket } from '../../platform/rate-limits/limits.ts'
import type { SourceBucket } from '../../platform/rate-limits/source-counters.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import { type BrandFailure, toBrandFailure } from './brand-failures.ts'
import { findOpenKey } from './brand-keys.ts'
import { insertNonce } from './brands.store.ts'
import type { BrandsParts } from './brands-parts.ts'
import { hasCleanParts, isInTime, isSignedWith, NONCE_LIFE_MS, type SignedRequest } from './signature.ts'

/** The limit for all customers of one brand together. */
const REQUESTS: Bucket = { name: 'brand-requests', points: 600, seconds: 60 }
/** Only a guesser sends this many wrong signatures. */
const UNSIGNED: SourceBucket = { name: 'brand-unsigned', points: 30, seconds: 60 }

export type Caller = { brand: string; keyId: string }
type Signed = SignedRequest & { keyId: string; signature: string }

/**
 * Finds the brand that sent the request. The nonce is stored outside of the use case's transaction: a refused request cannot be sent again either.
 * Otherwise a person who recorded it could use up the PIN tries of its card.
 */
export async function checkRequest(ctx: Context, parts: BrandsParts, request: Signed): Promise<Result<Caller, BrandFailure>> {
  const key = hasCleanParts(request) ? await findOpenKey(ctx, parts, request.keyId) : undefined
  if (!key || !isSignedWith(key.secret, request, request.signature)) {
    const mayTry = await parts.limits.consumeBySource(ctx, UNSIGNED)
    return fail(mayTry.ok ? { name: 'SIGNATURE_INVALID' } : toBrandFailure(mayTry.failure))
  }
  const now = ctx.clock.now()
  if (!isInTime(request.timestamp, now)) return fail({ name: 'SIGNATURE_EXPIRED' })
  const expiresAt = new Date(now.getTime() + NONCE_LIFE_MS)
  if (!(await insertNonce(ctx.db, { keyId: key.id, nonce: request.nonce, expiresAt }))) return fail({ name: 'SIGNATURE_USED' })
  const mayAsk = await parts.limits.consume(ctx, REQUESTS, key.brand)
  return mayAsk.ok ? ok({ brand: key.brand, keyId: key.id }) : fail(toBrandFailure(mayAsk.failure))
}
