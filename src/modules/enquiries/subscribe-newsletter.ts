import { checkSender, type SenderLimits } from '../../platform/captcha/check-sender.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Bucket } from '../../platform/rate-limits/limits.ts'
import type { ShopFailure } from '../../shared/failures.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import { mailboxKey } from '../../shared/validation/email.ts'
import { findEmailFailure } from '../../shared/validation/field-failures.ts'
import type { ShopContext } from '../accounts/index.ts'
import { askForConfirmation } from './ask-for-confirmation.ts'
import type { EnquiriesParts } from './enquiries-parts.ts'

const TEN_MINUTES = 10 * 60
const LIMITS: SenderLimits = {
  perSource: { name: 'newsletter-source', points: 5, seconds: TEN_MINUTES },
  withoutPuzzle: { name: 'newsletter-plain', points: 2, seconds: TEN_MINUTES },
}
/** Prevents a stranger from flooding a mailbox. */
const PER_ADDRESS: Bucket = { name: 'newsletter-address', points: 3, seconds: 24 * 60 * 60 }

type SubscribeInput = { email: string /** Undefined for a form sent without JavaScript. */; captchaToken: string | undefined }

/**
 * Asks an address to confirm that it wants the newsletter. It does not reveal whether the address is already subscribed: all limits are counted
 * before the table is read, and the answer is the same.
 */
export async function subscribeNewsletter(
  ctx: ShopContext,
  parts: EnquiriesParts,
  input: SubscribeInput,
): Promise<Result<void, ShopFailure>> {
  const email = input.email.trim()
  const failure = findEmailFailure(email)
  if (failure) return fail({ name: failure, parameter: 'email' })
  const sender = await checkSender(ctx, parts, { limits: LIMITS, captchaToken: input.captchaToken })
  return sender.ok ? askForNewsletter(ctx, parts, email) : sender
}

/** Sends a mail that asks whether the address wants the newsletter. The caller has checked that a person asks. */
export async function askForNewsletter(
  ctx: ShopContext,
  parts: EnquiriesParts,
  email: string,
): Promise<Result<void, ShopFailure>> {
  const mayMail = await parts.limits.consume(ctx, PER_ADDRESS, mailboxKey(email))
  if (!mayMail.ok) return mayMail
  return inTransaction(ctx, async (ctx) => {
    const { storefront, language, clock } = ctx
    await askForConfirmation(ctx, parts, { email, storefront: storefront.code, language, requestedAt: clock.now() })
    return ok(undefined)
  })
}
