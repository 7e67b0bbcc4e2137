import type { FastifyInstance, FastifyRequest } from 'fastify'
import { acceptUploads, type Form, refuseForeign, type Upload } from '#platform/http/forms.ts'
import { createSourceTurns } from '#platform/http/source-turns.ts'
import type { SourceBucket } from '#platform/rate-limits/source-counters.ts'
import { FAILURES, type ShopFailure, toApiError } from '#shared/failures.ts'
import { ROUTES } from '#shared/paths.ts'
import { fail, type Result } from '#shared/result.ts'
import { CONTACT_PREFERENCES, type QuoteFields, type Wish } from '#shared/validation/quote-request.ts'
import { type ReadContext, readFormContext, redirectToRoute, type ShopContext } from '../../accounts/index.ts'
import type { EnquiriesParts } from '../enquiries-parts.ts'
import { ATTACHMENT_MAX_BYTES } from './check-attachment.ts'
import { requestQuote } from './request-quote.ts'
import { uploadAttachment } from './upload-attachment.ts'

/** Room for the fields and for a file slightly over the limit, whose sender then gets a page with the error. */
const MAX_UPLOAD_BYTES = ATTACHMENT_MAX_BYTES + 1024 * 1024
/** The limit for all visitors of this process, because files are held in memory. */
const UPLOADS_AT_ONCE = { maxRunning: 8, maxWaiting: 0 }
/** Only about forty files without a request are stored at a time, so one network must not use all of that space. */
const UPLOADS: SourceBucket = { name: 'quote-upload', points: 10, seconds: 60 * 60, alarmPerDay: 500, maxNetworkFactor: 1 }

type UploadRequest = { Body: Upload | null }

/**
 * Files are sent as plain form posts, because the GraphQL limit of 100 KB must not grow for them. With JavaScript a file is sent when it is chosen,
 * so that its errors show at once and the file is kept when the form is refused. Without JavaScript it is sent with the form.
 */
export function registerQuoteForms(parts: EnquiriesParts) {
  return (server: FastifyInstance, readContext: ReadContext): void => {
    // Registered in its own scope, so that no other address accepts files.
    server.register(async (forms) => {
      acceptUploads(forms, MAX_UPLOAD_BYTES)
      limitUploads(forms, readContext, parts)
      const options = { bodyLimit: MAX_UPLOAD_BYTES, preHandler: refuseForeign }
      forms.post<UploadRequest>('/business/attachment/', options, async (request, reply) => {
        const content = request.body?.files.attachment ?? Buffer.alloc(0)
        const stored = await uploadAttachment(await readContext(request as FastifyRequest), content)
        reply.header('cache-control', 'no-store')
        return stored.ok ? { id: stored.value.id, errors: [] } : { id: null, errors: [toApiError(stored.failure)] }
      })
      forms.post<UploadRequest>('/business/request/', options, async (request, reply) => {
        const form = request.body?.form ?? {}
        const ctx = await readFormContext(readContext, request, form)
        const sent = await requestByForm(ctx, parts, request.body ?? { form, files: {} })
        const outcome = sent.ok ? { query: { request: sent.value.id } } : { failures: sent.failure }
        return redirectToRoute(reply, ctx, { route: ROUTES.quoteThankYou, ...outcome })
      })
    })
  }
}

/** Runs before a body is read, so that refused uploads use no memory. */
function limitUploads(forms: FastifyInstance, readContext: ReadContext, { limits }: EnquiriesParts): void {
  forms.addHook('onRequest', async (request) => {
    const allowed = await limits.consumeBySource(await readContext(request), UPLOADS)
    if (!allowed.ok) throw refusal(429, FAILURES.RATE_LIMITED.message)
  })
  const turns = createSourceTurns({
    refuse: () => refusal(503, FAILURES.LIMITS_UNAVAILABLE.message),
    limits: UPLOADS_AT_ONCE,
    keyOf: () => 'all visitors',
  })
  forms.addHook('onRequest', turns.preHandler)
  forms.addHook('onSend', turns.onSend)
}

function refusal(statusCode: number, message: string): Error {
  return Object.assign(new Error(message), { statusCode })
}

async function requestByForm(
  ctx: ShopContext,
  parts: EnquiriesParts,
  { form, files }: Upload,
): Promise<Result<{ id: string }, ShopFailure[]>> {
  // People do not see this field. A program that fills it in should believe that it succeeded.
  if (form.website) return { ok: true, value: { id: ctx.ids.uuid() } }
  const stored = files.attachment && (await uploadAttachment(ctx, files.attachment))
  if (stored?.ok === false) return fail([stored.failure])
  return requestQuote(ctx, parts, {
    fields: toFields(form),
    attachmentId: stored?.value.id,
    captchaToken: undefined,
    idempotencyKey: ctx.ids.uuid(),
  })
}

function toFields(form: Form): QuoteFields {
  const text = (name: string) => form[name] ?? ''
  return {
    message: text('message'),
    remark: text('remark'),
    contactPreference: CONTACT_PREFERENCES.find((known) => known === form.contactPreference) ?? 'EMAIL',
    companyName: text('companyName'),
    vatNumber: text('vatNumber'),
    kvkNumber: text('kvkNumber'),
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    phoneNumber: text('phoneNumber'),
    products: listWishes(form),
    neededOn: text('neededOn'),
  }
}

const WISH = /^products\.(\d)\.productId$/

/** The fields are named products.0.productId, products.0.amount, products.0.quantity, and so on. */
function listWishes(form: Form): Wish[] {
  const toNumber = (typed = '') => (typed.trim() === '' ? null : Number(typed))
  return Object.entries(form).flatMap(([name, productId = '']) => {
    const [, index] = WISH.exec(name) ?? []
    if (index === undefined) return []
    const line = `products.${index}`
    return [{ productId, amount: toNumber(form[`${line}.amount`]), quantity: toNumber(form[`${line}.quantity`]) }]
  })
}
