import type { NewsletterAnswer, QuoteRequestInput, Resolvers } from '../../generated/resolvers.ts'
import { type ShopFailure, toApiError } from '../../shared/failures.ts'
import type { Result } from '../../shared/result.ts'
import { isUuid } from '../../shared/uuid.ts'
import type { QuoteFields } from '../../shared/validation/quote-request.ts'
import { confirmNewsletter } from './confirm-newsletter.ts'
import { sendContactMessage } from './contact/send-contact-message.ts'
import { isSubscribed } from './enquiries.store.ts'
import type { EnquiriesParts } from './enquiries-parts.ts'
import { findQuoteRequest, type QuoteRequest } from './quotes/quotes.store.ts'
import { requestQuote } from './quotes/request-quote.ts'
import { setNewsletter } from './set-newsletter.ts'
import { subscribeNewsletter } from './subscribe-newsletter.ts'
import { unsubscribeNewsletter } from './unsubscribe-newsletter.ts'

export function createEnquiriesResolvers(parts: EnquiriesParts) {
  return {
    Query: {
      quoteRequest: async (_root, { id }, { db, storefront }) => {
        const request = isUuid(id) ? await findQuoteRequest(db, id) : undefined
        return request?.storefront === storefront.code ? toQuoteRequest(request) : null
      },
    },
    Mutation: {
      requestQuote: async (_root, { input, captchaToken, idempotencyKey }, ctx) => {
        const attachmentId = input.attachmentId ?? undefined
        const sent = await requestQuote(ctx, parts, { fields: toFields(input), attachmentId, captchaToken, idempotencyKey })
        if (!sent.ok) return { request: null, errors: sent.failure.map(toApiError) }
        const request = await findQuoteRequest(ctx.db, sent.value.id)
        return { request: request ? toQuoteRequest(request) : null, errors: [] }
      },
      sendContactMessage: async (_root, { input, captchaToken, idempotencyKey }, ctx) => {
        const fields = { ...input, orderNumber: input.orderNumber ?? '' }
        const sent = await sendContactMessage(ctx, parts, { fields, captchaToken, idempotencyKey })
        return { status: sent.ok, errors: sent.ok ? [] : sent.failure.map(toApiError) }
      },
      subscribeNewsletter: async (_root, { email, captchaToken }, ctx) =>
        toAnswer(await subscribeNewsletter(ctx, parts, { email, captchaToken })),
      confirmNewsletter: async (_root, { token }, ctx) => toAnswer(await confirmNewsletter(ctx, token)),
      unsubscribeNewsletter: async (_root, { token }, ctx) => toAnswer(await unsubscribeNewsletter(ctx, token)),
      setNewsletter: async (_root, { subscribed }, ctx) => toAnswer(await setNewsletter(ctx, parts, subscribed)),
    },
    User: {
      // An unconfirmed address may belong to a stranger, so its subscription is not revealed.
      subscribed: ({ email, isEmailConfirmed }, _args, { db, storefront }) =>
        isEmailConfirmed && isSubscribed(db, { storefront: storefront.code, email }),
    },
  } satisfies Resolvers
}

function toFields({ attachmentId: _file, products, ...input }: QuoteRequestInput): QuoteFields {
  const { vatNumber, kvkNumber, phoneNumber, neededOn } = input
  return {
    ...input,
    vatNumber: vatNumber ?? '',
    kvkNumber: kvkNumber ?? '',
    phoneNumber: phoneNumber ?? '',
    neededOn: neededOn ?? '',
    products: (products ?? []).map(({ productId, amount, quantity }) => ({
      productId,
      amount: amount ?? null,
      quantity: quantity ?? null,
    })),
  }
}

function toQuoteRequest({ id, number, receivedAt, answerBy, details: { contactPreference } }: QuoteRequest) {
  return { id, number, receivedAt: receivedAt.toISOString(), answerBy: answerBy.toISOString(), contactPreference }
}

function toAnswer(result: Result<void, ShopFailure>): NewsletterAnswer {
  return { status: result.ok, errors: result.ok ? [] : [toApiError(result.failure)] }
}
