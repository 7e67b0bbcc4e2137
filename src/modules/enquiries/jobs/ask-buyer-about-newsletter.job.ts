import { inTransaction } from '#platform/db/in-transaction.ts'
import type { Job } from '#platform/jobs/job.ts'
import { ok } from '#shared/result.ts'
import { ASK_BUYER_ABOUT_NEWSLETTER, type OrderJob, readOrder } from '../../orders/index.ts'
import { findLanguage, findStorefrontByCode } from '../../storefronts/index.ts'
import { askForConfirmation } from '../ask-for-confirmation.ts'
import type { EnquiriesParts } from '../enquiries-parts.ts'

/** Asks a buyer who ticked the newsletter, after the order is paid. A second run sends the same mail. */
export function createAskBuyerJob(parts: EnquiriesParts): Job<OrderJob> {
  return {
    name: ASK_BUYER_ABOUT_NEWSLETTER,
    async run(ctx, { orderId }) {
      const { billingAddress, completedAt: requestedAt, ...order } = await readOrder(ctx.db, orderId)
      const storefront = findStorefrontByCode(order.storefront)
      const language = storefront && findLanguage(storefront, order.language)
      const email = billingAddress?.email
      if (!language || !email || !requestedAt) return
      await inTransaction(ctx, async (ctx) => {
        await askForConfirmation(ctx, parts, { email, storefront: storefront.code, language, requestedAt })
        return ok(undefined)
      })
    },
  }
}
