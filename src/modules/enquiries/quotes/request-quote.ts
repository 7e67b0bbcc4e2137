import { checkSender, type SenderLimits } from '#platform/captcha/check-sender.ts'
import { once } from '#platform/idempotency/once.ts'
import { addJob } from '#platform/jobs/add-job.ts'
import type { ShopFailure } from '#shared/failures.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { isUuid } from '#shared/uuid.ts'
import { mailboxKey } from '#shared/validation/email.ts'
import { isBlankWish, listQuoteFailures, type QuoteFields, tidyQuote } from '#shared/validation/quote-request.ts'
import type { ShopContext } from '../../accounts/index.ts'
import { listProductsById } from '../../catalog/index.ts'
import { shopCalendar } from '../../delivery/index.ts'
import { shopDay } from '../../storefronts/index.ts'
import type { EnquiriesParts } from '../enquiries-parts.ts'
import { CONFIRMATIONS_PER_MAILBOX } from '../mailbox-limit.ts'
import { answerBy } from './answer-by.ts'
import { QUOTE_CONFIRMATION, QUOTE_TO_SALES } from './quote-mails.job.ts'
import { claimAttachment, type QuoteDetails, saveQuoteRequest } from './quotes.store.ts'

const TEN_MINUTES = 10 * 60
const LIMITS: SenderLimits = {
  perSource: { name: 'quote-source', points: 5, seconds: TEN_MINUTES, alarmPerDay: 300 },
  withoutPuzzle: { name: 'quote-plain', points: 2, seconds: TEN_MINUTES, alarmPerDay: 100 },
}

export type QuoteInput = {
  fields: QuoteFields
  attachmentId: string | undefined
  /** Undefined for a form sent without JavaScript. */
  captchaToken: string | undefined
  idempotencyKey: string
}

/** Stores a quote request and promises the time of the answer. Two mails follow: a confirmation, and the request itself to the sales address. */
export async function requestQuote(
  ctx: ShopContext,
  parts: EnquiriesParts,
  { fields, attachmentId, captchaToken, idempotencyKey }: QuoteInput,
): Promise<Result<{ id: string }, ShopFailure[]>> {
  const { countryCode, code } = ctx.storefront
  const tidy = tidyQuote(fields, { countryCode })
  const failures = listQuoteFailures(tidy, { countryCode, today: shopDay(ctx) })
  if (failures.length > 0) return fail(failures)
  const products = await nameProducts(ctx, tidy.products)
  if (!products.ok) return products
  const sender = await checkSender(ctx, parts, { limits: LIMITS, captchaToken })
  if (!sender.ok) return fail([sender.failure])
  const mayConfirm = await parts.limits.consume(ctx, CONFIRMATIONS_PER_MAILBOX, mailboxKey(tidy.email))
  const request = { scope: `quote ${code}`, key: idempotencyKey, body: [tidy, attachmentId] }
  const asked = { details: { ...tidy, products: products.value }, attachmentId, mayConfirm: mayConfirm.ok }
  return once(ctx, request, (ctx) => saveRequest(ctx, asked))
}

type Asked = { details: QuoteDetails & { email: string }; attachmentId: string | undefined; mayConfirm: boolean }

async function saveRequest(
  ctx: ShopContext,
  { details: { email, ...details }, attachmentId, mayConfirm }: Asked,
): Promise<Result<{ id: string }, ShopFailure[]>> {
  const { db, storefront, language } = ctx
  const id = ctx.ids.uuid()
  const receivedAt = ctx.clock.now()
  await saveQuoteRequest(db, {
    id,
    storefront: storefront.code,
    language,
    email,
    details,
    receivedAt,
    answerBy: answerBy(receivedAt, storefront.openingHours, shopCalendar(storefront)),
  })
  if (attachmentId !== undefined) {
    const claim = { id: attachmentId, storefront: storefront.code, requestId: id }
    if (!isUuid(attachmentId) || !(await claimAttachment(db, claim)))
      return fail([{ name: 'ATTACHMENT_GONE', parameter: 'attachmentId' }])
  }
  await addJob(db, QUOTE_TO_SALES, { id }, { key: `${QUOTE_TO_SALES} ${id}` })
  if (mayConfirm) await addJob(db, QUOTE_CONFIRMATION, { id }, { key: `${QUOTE_CONFIRMATION} ${id}` })
  return ok({ id })
}

/** The titles of the chosen products, if this storefront sells them. */
async function nameProducts(
  ctx: ShopContext,
  wishes: QuoteFields['products'],
): Promise<Result<QuoteDetails['products'], ShopFailure[]>> {
  const ids = wishes.map(({ productId }) => (/^\d{1,9}$/.test(productId) ? Number(productId) : 0))
  const sold = wishes.length > 0 ? await listProductsById(ctx, ids) : []
  const titles = new Map(sold.map(({ id, title }) => [Number(id), title]))
  const unknown = wishes.findIndex((wish, index) => !isBlankWish(wish) && !titles.has(ids[index] ?? 0))
  if (unknown >= 0) return fail([{ name: 'VARIATION_UNKNOWN', parameter: `products.${unknown}.productId` }])
  const named = wishes.map(({ amount, quantity }, index) => ({ title: titles.get(ids[index] ?? 0) ?? '', amount, quantity }))
  return ok(named.filter(({ title }) => title !== ''))
}
