import type { Context } from '#platform/context.ts'
import type { Job } from '#platform/jobs/job.ts'
import { findOrderByNumber, listPackages, type Order } from '../../orders/index.ts'
import { findLanguage, findStorefrontByCode } from '../../storefronts/index.ts'
import type { CheckoutParts } from '../checkout-parts.ts'
import { deleteReorderRequest, findReorderRequest, type ReorderRequest } from './reorder.store.ts'
import { writeReorderLink } from './reorder-link.mail.tsx'

export const SEND_REORDER_LINK = 'send-reorder-link'

/** Mails the link to the buyer of the order. A request that matches no order is deleted. */
export function createReorderLinkJob(parts: CheckoutParts): Job<{ id: string }> {
  return {
    name: SEND_REORDER_LINK,
    async run(ctx, { id }) {
      const request = await findReorderRequest(ctx.db, id)
      if (!request) return
      const order = await findOrderOf(ctx, request)
      const storefront = findStorefrontByCode(request.storefront)
      const language = storefront && findLanguage(storefront, request.language)
      if (order && storefront && language) {
        await parts.mailer.send(await writeReorderLink(parts, { request, order }, { storefront, language }))
      }
      await deleteReorderRequest(ctx.db, id)
    },
  }
}

/** A paid order of that store and address with packs of blank cards. */
async function findOrderOf({ db }: Context, { orderNumber, email, storefront }: ReorderRequest): Promise<Order | undefined> {
  const order = await findOrderByNumber(db, BigInt(orderNumber))
  const isBuyer = order?.billingAddress?.email?.toLowerCase() === email.toLowerCase()
  if (!order || !isBuyer || order.status !== 'COMPLETED' || order.storefront !== storefront) return undefined
  return listPackages(order).some(({ productType }) => productType === 'BLANK_GIFT_CARD_PACK') ? order : undefined
}
