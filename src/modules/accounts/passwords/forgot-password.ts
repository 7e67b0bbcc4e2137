import { inTransaction } from '#platform/db/in-transaction.ts'
import { addJob } from '#platform/jobs/add-job.ts'
import type { Bucket } from '#platform/rate-limits/limits.ts'
import type { SourceBucket } from '#platform/rate-limits/source-counters.ts'
import type { ShopFailure } from '#shared/failures.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { findEmailFailure } from '#shared/validation/field-failures.ts'
import { insertPasswordRequest } from '../accounts.store.ts'
import type { AccountsParts } from '../accounts-parts.ts'
import { checkPerson } from '../check-person.ts'
import { SEND_PASSWORD_LINK } from '../jobs/send-account-mails.job.ts'
import type { ShopContext } from '../shop-context.ts'

const REQUESTS_PER_SOURCE: SourceBucket = { name: 'forgot-password-source', points: 10, seconds: 10 * 60, alarmPerDay: 2_500 }
/**
 * Prevents a stranger from flooding a mailbox; counted whether or not the address has an account. The period is not longer than a link works, so a
 * customer who gets no further mail already has a working link.
 */
const REQUESTS_PER_ADDRESS: Bucket = { name: 'forgot-password-address', points: 3, seconds: 60 * 60 }

/** Only stores the request; a job looks for the account later. So the answer and its time do not reveal whether an account exists. */
export async function forgotPassword(
  ctx: ShopContext,
  parts: AccountsParts,
  input: { email: string; captchaToken: string },
): Promise<Result<void, ShopFailure>> {
  if (ctx.customer) return fail({ name: 'ALREADY_LOGGED_IN' })
  const email = input.email.trim()
  const failure = findEmailFailure(email)
  if (failure) return fail({ name: failure, parameter: 'email' })
  const person = await checkPerson(ctx, parts, { bucket: REQUESTS_PER_SOURCE, captchaToken: input.captchaToken })
  if (!person.ok) return person
  const allowed = await parts.limits.consume(ctx, REQUESTS_PER_ADDRESS, email.toLowerCase())
  if (!allowed.ok) return allowed.failure.name === 'RATE_LIMITED' ? ok(undefined) : allowed
  const { storefront, language, clock, ids } = ctx
  const request = { id: ids.uuid(), email, storefront: storefront.code, language, requestedAt: clock.now() }
  return inTransaction(ctx, async ({ db }) => {
    await insertPasswordRequest(db, request)
    await addJob(db, SEND_PASSWORD_LINK, { id: request.id })
    return ok(undefined)
  })
}
