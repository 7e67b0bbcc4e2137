import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Bucket } from '../../platform/rate-limits/limits.ts'
import type { SourceBucket } from '../../platform/rate-limits/source-counters.ts'
import type { ShopFailure } from '../../shared/failures.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import { findEmailFault, mailboxKey } from '../../shared/validation/email.ts'
import type { ShopContext } from '../accounts/index.ts'
import { askForConfirmation } from './ask-for-confirmation.ts'
import type { EnquiriesParts } from './enquiries-parts.ts'

const TEN_MINUTES = 10 * 60
const PER_SOURCE: SourceBucket = { name: 'newsletter-source', points: 5, seconds: TEN_MINUTES }
/** Visitors without script cannot solve a puzzle: they pass without one, with a lower limit. */
const PER_SOURCE_WITHOUT_PUZZLE: SourceBucket = { name: 'newsletter-plain', points: 2, seconds: TEN_MINUTES }
/** So that a stranger cannot flood somebody's mailbox. */
const PER_ADDRESS: Bucket = { name: 'newsletter-address', points: 3, seconds: 24 * 60 * 60 }

type SubscribeInput = { email: string /** Undefined: a form sent without script. */; captchaToken: string | undefined }

/**
 * Asks an address to confirm that it wants the newsletter. Whether it is subscribed already is not revealed: every limit is counted before the table is
 * looked at, and the answer is the same.
 */
export async function subscribeNewsletter(
  ctx: ShopContext,
  parts: EnquiriesParts,
  input: SubscribeInput,
): Promise<Result<void, ShopFailure>> {
  const email = input.email.trim()
  const fault = findEmailFault(email)
  if (fault) return fail({ name: fault === 'required' ? 'EMAIL_REQUIRED' : 'EMAIL_INVALID', parameter: 'email' })
  const person = await checkPerson(ctx, parts, input.captchaToken)
  return person.ok ? askForNewsletter(ctx, parts, email) : person
}

/** Sends a mail that asks whether the address wants it. The caller has checked that a person asks. */
export async function askForNewsletter(
  ctx: ShopContext,
  parts: EnquiriesParts,
  email: string,
): Promise<Result<void, ShopFailure>> {
  const mayMail = await parts.limits.consume(ctx, PER_ADDRESS, mailboxKey(email))
  if (!mayMail.ok) return mayMail
  return inTransaction(ctx, async (ctx) => {
    const { storefront, language, clock } = ctx
    await askForConfirmation(ctx, parts, { email, storefront: storefront.code, language, askedAt: clock.now() })
    return ok(undefined)
  })
}

async function checkPerson(
  ctx: ShopContext,
  { captcha, limits }: EnquiriesParts,
  captchaToken: string | undefined,
): Promise<Result<void, ShopFailure>> {
  const bucket = captchaToken === undefined ? PER_SOURCE_WITHOUT_PUZZLE : PER_SOURCE
  const allowed = await limits.consumeBySource(ctx, bucket)
  if (!allowed.ok || captchaToken === undefined) return allowed
  return (await captcha.verify(captchaToken)) ? ok(undefined) : fail({ name: 'CAPTCHA_FAILED', parameter: 'captchaToken' })
}
