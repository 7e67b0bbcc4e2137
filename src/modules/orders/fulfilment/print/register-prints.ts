import type { FastifyInstance } from 'fastify'
import type { ReadContext } from '#modules/accounts/index.ts'
import { localPath } from '#modules/storefronts/index.ts'
import { sendOverLimit } from '#platform/http/send-over-limit.ts'
import { sendPdf } from '#platform/http/send-pdf.ts'
import { createSourceTurns } from '#platform/http/source-turns.ts'
import type { SourceBucket } from '#platform/rate-limits/source-counters.ts'
import { ONE_BY_ONE } from '#platform/turns.ts'
import { ROUTES } from '#shared/paths.ts'
import type { FulfilmentParts } from '../fulfilment-parts.ts'
import { findGift } from '../open-gift.ts'
import { shopOfOrder } from '../shop-of-order.ts'
import { drawGiftPrint, PRINT_FOLDER } from './gift-print.ts'

/** A gift is printed a few times; rendering it takes processor time. */
const PDF_DOWNLOADS: SourceBucket = { name: 'gift-pdf-source', points: 15, seconds: 10 * 60 }

/** A printable gift, for anybody with its link, after it was opened. It shows the same as the page. */
export function registerPrints(server: FastifyInstance, readContext: ReadContext, parts: FulfilmentParts): void {
  server.get<{ Params: { file: string } }>(
    `${PRINT_FOLDER}:file`,
    createSourceTurns({ limits: ONE_BY_ONE }),
    async (request, reply) => {
      const ctx = await readContext(request)
      const token = request.params.file.replace(/\.pdf$/, '')
      const giftOfOrder = await findGift(ctx, token)
      reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex')
      // The page says that the link does not work, or lets its reader open the gift first.
      if (!giftOfOrder?.gift.openedAt)
        return reply.redirect(localPath(ctx, ROUTES.gift.replace('$token', giftOfOrder ? token : 'unknown')), 303)
      const allowed = await parts.limits.consumeBySource(ctx, PDF_DOWNLOADS)
      if (!allowed.ok) return sendOverLimit(reply, allowed.failure)
      const shop = shopOfOrder(ctx, parts, giftOfOrder.order)
      return sendPdf(reply, 'gift', await drawGiftPrint(shop, parts, giftOfOrder))
    },
  )
}
