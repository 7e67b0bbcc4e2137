import { type SourceBucket, withoutDay } from '../../platform/rate-limits/source-counters.ts'
import type { ShopFailure } from '../../shared/failures.ts'
import { fail, type Result } from '../../shared/result.ts'
import type { AccountsParts } from './accounts-parts.ts'
import type { ShopContext } from './shop-context.ts'

type Asked = { bucket: SourceBucket; captchaToken: string }

/**
 * First counts the source of the request, then checks the puzzle, which works once. The storefront's limit for a day counts only solved puzzles;
 * otherwise anybody could use it up for all visitors.
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
