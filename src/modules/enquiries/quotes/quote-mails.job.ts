import type { Context } from '#platform/context.ts'
import type { Job } from '#platform/jobs/job.ts'
import { defaultLanguage, findLanguage, findStorefrontByCode } from '../../storefronts/index.ts'
import type { EnquiriesParts } from '../enquiries-parts.ts'
import { writeQuoteConfirmation } from './quote-confirmation.mail.tsx'
import { writeQuoteToSales } from './quote-to-sales.mail.tsx'
import { findAttachment, findQuoteRequest } from './quotes.store.ts'

export const QUOTE_CONFIRMATION = 'send-quote-confirmation'
export const QUOTE_TO_SALES = 'send-quote-to-sales'

type QuoteJob = { id: string }

/** Sends the buyer the number of the request and the time of the answer. */
export function createQuoteConfirmationJob(parts: EnquiriesParts): Job<QuoteJob> {
  return {
    name: QUOTE_CONFIRMATION,
    async run(ctx, { id }) {
      const found = await findRequest(ctx, id)
      if (!found) return
      const language = findLanguage(found.storefront, found.request.language) ?? defaultLanguage(found.storefront)
      await parts.mailer.send(await writeQuoteConfirmation(parts, found.request, { storefront: found.storefront, language }))
    },
  }
}

/** Sends the request with its list of receivers to the people who write quotes. */
export function createQuoteToSalesJob(parts: EnquiriesParts): Job<QuoteJob> {
  return {
    name: QUOTE_TO_SALES,
    async run(ctx, { id }) {
      const found = await findRequest(ctx, id)
      if (!found) return
      const shop = { storefront: found.storefront, language: defaultLanguage(found.storefront) }
      const attachment = await findAttachment(ctx.db, id)
      await parts.mailer.send(await writeQuoteToSales(parts, { request: found.request, attachment }, shop))
    },
  }
}

/** Undefined when the request was erased in the meantime, or its storefront no longer exists. */
async function findRequest({ db }: Context, id: string) {
  const request = await findQuoteRequest(db, id)
  const storefront = request && findStorefrontByCode(request.storefront)
  return storefront && { request, storefront }
}
