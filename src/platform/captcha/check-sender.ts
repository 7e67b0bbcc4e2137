import type { ShopFailure } from '../../shared/failures.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import type { Limits } from '../rate-limits/limits.ts'
import type { SourceBucket, SourceContext } from '../rate-limits/source-counters.ts'
import type { Captcha } from './captcha.ts'

export type SenderLimits = {
  perSource: SourceBucket
  /** Visitors without JavaScript cannot solve a puzzle: they need none, but have a lower limit. */
  withoutPuzzle: SourceBucket
}

type Sender = { limits: SenderLimits /** Undefined: a form sent without JavaScript. */; captchaToken: string | undefined }

/** Checks the rate limit of the source first, then the puzzle. Each form needs its own solved puzzle. */
export async function checkSender(
  ctx: SourceContext,
  parts: { captcha: Pick<Captcha, 'verify'>; limits: Pick<Limits, 'consumeBySource'> },
  { limits: { perSource, withoutPuzzle }, captchaToken }: Sender,
): Promise<Result<void, ShopFailure>> {
  const allowed = await parts.limits.consumeBySource(ctx, captchaToken === undefined ? withoutPuzzle : perSource)
  if (!allowed.ok || captchaToken === undefined) return allowed
  return (await parts.captcha.verify(captchaToken)) ? ok(undefined) : fail({ name: 'CAPTCHA_FAILED', parameter: 'captchaToken' })
}
