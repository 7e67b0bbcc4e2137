import type { SourceBucket } from '../../platform/rate-limits/source-counters.ts'
import type { ShopFailure } from '../../shared/failures.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import type { AccountsParts } from './accounts-parts.ts'
import type { ShopContext } from './shop-context.ts'

type Asked = { bucket: SourceBucket; captchaToken: string }

/** Counted by where it comes from, then the puzzle: a solved one is needed each time, and works once. */
export async function checkPerson(
  ctx: ShopContext,
  { captcha, limits }: AccountsParts,
  { bucket, captchaToken }: Asked,
): Promise<Result<void, ShopFailure>> {
  const allowed = await limits.consumeBySource(ctx, bucket)
  if (!allowed.ok) return allowed
  return (await captcha.verify(captchaToken)) ? ok(undefined) : fail({ name: 'CAPTCHA_FAILED', parameter: 'captchaToken' })
}
