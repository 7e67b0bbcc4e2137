import { type SourceBucket, withoutDay } from '../../platform/rate-limits/source-counters.ts'
import type { ShopFailure } from '../../shared/failures.ts'
import { fail, type Result } from '../../shared/result.ts'
import type { AccountsParts } from './accounts-parts.ts'
import type { ShopContext } from './shop-context.ts'

type Asked = { bucket: SourceBucket; captchaToken: string }

/**
 * Counted by where it comes from, then the puzzle: a solved one is needed each time, and works once. The storefront's day counts solved puzzles only, or
 * anybody could use it up for everybody.
 */
export async function checkPerson(
  ctx: ShopContext,
  { captcha, limits }: AccountsParts,
  { bucket, captchaToken }: Asked,
): Promise<Result<void, ShopFailure>> {
  const allowed = await limits.consumeBySource(ctx, withoutDay(bucket))
  if (!allowed.ok) return allowed
  if (!(await captcha.verify(captchaToken))) return fail({ name: 'CAPTCHA_FAILED', parameter: 'captchaToken' })
  return limits.consumeDay(ctx, bucket)
}
