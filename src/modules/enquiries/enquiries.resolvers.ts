import type { NewsletterAnswer, Resolvers } from '../../generated/resolvers.ts'
import { type ShopFailure, toApiError } from '../../shared/failures.ts'
import type { Result } from '../../shared/result.ts'
import { confirmNewsletter } from './confirm-newsletter.ts'
import { isSubscribed } from './enquiries.store.ts'
import type { EnquiriesParts } from './enquiries-parts.ts'
import { setNewsletter } from './set-newsletter.ts'
import { subscribeNewsletter } from './subscribe-newsletter.ts'
import { unsubscribeNewsletter } from './unsubscribe-newsletter.ts'

export function createEnquiriesResolvers(parts: EnquiriesParts) {
  return {
    Mutation: {
      subscribeNewsletter: async (_root, { email, captchaToken }, ctx) =>
        toAnswer(await subscribeNewsletter(ctx, parts, { email, captchaToken })),
      confirmNewsletter: async (_root, { token }, ctx) => toAnswer(await confirmNewsletter(ctx, token)),
      unsubscribeNewsletter: async (_root, { token }, ctx) => toAnswer(await unsubscribeNewsletter(ctx, token)),
      setNewsletter: async (_root, { subscribed }, ctx) => toAnswer(await setNewsletter(ctx, parts, subscribed)),
    },
    User: {
      // The address may be somebody else's, so its subscription is not revealed.
      subscribed: ({ email, isEmailConfirmed }, _args, { db, storefront }) =>
        isEmailConfirmed && isSubscribed(db, { storefront: storefront.code, email }),
    },
  } satisfies Resolvers
}

function toAnswer(result: Result<void, ShopFailure>): NewsletterAnswer {
  return { status: result.ok, errors: result.ok ? [] : [toApiError(result.failure)] }
}
