import { inTransaction } from '#platform/db/in-transaction.ts'
import { addJob } from '#platform/jobs/add-job.ts'
import type { Bucket } from '#platform/rate-limits/limits.ts'
import type { SourceBucket } from '#platform/rate-limits/source-counters.ts'
import type { ShopFailure } from '#shared/failures.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { mailboxKey } from '#shared/validation/email.ts'
import { listReorderFailures } from '#shared/validation/reorder-request.ts'
import type { ShopContext } from '../../accounts/index.ts'
import type { CheckoutParts } from '../checkout-parts.ts'
import { insertReorderRequest } from './reorder.store.ts'
import { SEND_REORDER_LINK } from './send-reorder-link.job.ts'

const REQUESTS_PER_SOURCE: SourceBucket = { name: 'reorder-link-source', points: 10, seconds: 10 * 60, alarmPerDay: 2_500 }
/** Prevents a stranger from flooding a mailbox; counted whether or not the order exists. */
const REQUESTS_PER_MAILBOX: Bucket = { name: 'reorder-link-mailbox', points: 3, seconds: 60 * 60 }

type Asked = { orderNumber: string; email: string; captchaToken: string }

/** Only stores the request; a job looks for the order later. So the answer and its time do not reveal whether the order exists. */
export async function requestReorderLink(
  ctx: ShopContext,
  parts: CheckoutParts,
  { captchaToken, ...asked }: Asked,
): Promise<Result<void, ShopFailure[]>> {
  const [orderNumber, email] = [asked.orderNumber.trim(), asked.email.trim()]
  const failures = listReorderFailures({ orderNumber, email })
  if (failures.length > 0) return fail(failures)
  const mayAsk = await parts.limits.consumeBySource(ctx, REQUESTS_PER_SOURCE)
  if (!mayAsk.ok) return fail([mayAsk.failure])
  if (!(await parts.captcha.verify(captchaToken))) return fail([{ name: 'CAPTCHA_FAILED', parameter: 'captchaToken' }])
  const mayMail = await parts.limits.consume(ctx, REQUESTS_PER_MAILBOX, mailboxKey(email))
  if (!mayMail.ok) return mayMail.failure.name === 'RATE_LIMITED' ? ok(undefined) : fail([mayMail.failure])
  const request = { id: ctx.ids.uuid(), orderNumber, email, storefront: ctx.storefront.code, language: ctx.language }
  return inTransaction(ctx, async ({ db, clock }) => {
    await insertReorderRequest(db, { ...request, requestedAt: clock.now() })
    await addJob(db, SEND_REORDER_LINK, { id: request.id })
    return ok(undefined)
  })
}
