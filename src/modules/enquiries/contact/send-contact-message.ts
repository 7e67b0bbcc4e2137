import { checkSender, type SenderLimits } from '#platform/captcha/check-sender.ts'
import { once } from '#platform/idempotency/once.ts'
import { addJob } from '#platform/jobs/add-job.ts'
import type { ShopFailure } from '#shared/failures.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { type ContactFields, type ContactTopic, listContactFailures, tidyContact } from '#shared/validation/contact-message.ts'
import { mailboxKey } from '#shared/validation/email.ts'
import type { ShopContext } from '../../accounts/index.ts'
import type { EnquiriesParts } from '../enquiries-parts.ts'
import { CONFIRMATIONS_PER_MAILBOX } from '../mailbox-limit.ts'
import { saveContactMessage } from './contact.store.ts'
import { CONTACT_CONFIRMATION, CONTACT_TO_SHOP } from './contact-mails.job.ts'

const TEN_MINUTES = 10 * 60
const LIMITS: SenderLimits = {
  perSource: { name: 'contact-source', points: 5, seconds: TEN_MINUTES, alarmPerDay: 500 },
  withoutPuzzle: { name: 'contact-plain', points: 2, seconds: TEN_MINUTES, alarmPerDay: 100 },
}

type ContactInput = {
  fields: ContactFields
  /** Undefined for a form sent without JavaScript. */
  captchaToken: string | undefined
  idempotencyKey: string
}

/** Stores a message for customer service. Two mails follow: a confirmation, and the message itself to the shop. */
export async function sendContactMessage(
  ctx: ShopContext,
  parts: EnquiriesParts,
  { fields, captchaToken, idempotencyKey }: ContactInput,
): Promise<Result<{ id: string }, ShopFailure[]>> {
  const tidy = tidyContact(fields)
  const failures = listContactFailures(tidy)
  if (failures.length > 0) return fail(failures)
  const sender = await checkSender(ctx, parts, { limits: LIMITS, captchaToken })
  if (!sender.ok) return fail([sender.failure])
  const mayConfirm = await parts.limits.consume(ctx, CONFIRMATIONS_PER_MAILBOX, mailboxKey(tidy.email))
  const { orderNumber, topic, ...texts } = tidy
  const request = { scope: `contact ${ctx.storefront.code}`, key: idempotencyKey, body: tidy }
  return once(ctx, request, async ({ db, ids, clock, storefront, language }) => {
    const id = ids.uuid()
    await saveContactMessage(db, {
      ...texts,
      id,
      storefront: storefront.code,
      language,
      topic: topic as ContactTopic,
      orderNumber: orderNumber || null,
      receivedAt: clock.now(),
    })
    await addJob(db, CONTACT_TO_SHOP, { id }, { key: `${CONTACT_TO_SHOP} ${id}` })
    if (mayConfirm.ok) await addJob(db, CONTACT_CONFIRMATION, { id }, { key: `${CONTACT_CONFIRMATION} ${id}` })
    return ok({ id })
  })
}
