import type { Job } from '#platform/jobs/job.ts'
import { findShop } from '../../storefronts/index.ts'
import type { EnquiriesParts } from '../enquiries-parts.ts'
import { writeQuoteConfirmation } from './quote-confirmation.mail.tsx'
import { writeQuoteToSales } from './quote-to-sales.mail.tsx'
import { findAttachment, findQuoteRequest } from './quotes.store.ts'

export const QUOTE_CONFIRMATION = 'send-quote-confirmation'
export const QUOTE_TO_SALES = 'send-quote-to-sales'

type QuoteJob = { id: string }

/**
 * Sends the buyer the number of the request and the time of the answer. No mail is sent for a request that was erased in the meantime, or for a
 * storefront that no longer exists.
 */
export function createQuoteConfirmationJob(parts: EnquiriesParts): Job<QuoteJob> {
  return {
    name: QUOTE_CONFIRMATION,
    async run({ db }, { id }) {
      const request = await findQuoteRequest(db, id)
      const shop = request && findShop(request)
      if (shop) await parts.mailer.send(await writeQuoteConfirmation(parts, request, shop))
    },
  }
}

/** Sends the request with its list of receivers to the people who write quotes, in the default language of their storefront. */
export function createQuoteToSalesJob(parts: EnquiriesParts): Job<QuoteJob> {
  return {
    name: QUOTE_TO_SALES,
    async run({ db }, { id }) {
      const request = await findQuoteRequest(db, id)
      const shop = request && findShop({ storefront: request.storefront })
      if (!shop) return
      const attachment = await findAttachment(db, id)
      await parts.mailer.send(await writeQuoteToSales(parts, { request, attachment }, shop))
    },
  }
}
