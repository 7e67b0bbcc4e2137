import type { FastifyInstance } from 'fastify'
import type { ReadContext } from '#modules/accounts/index.ts'
import { localPath } from '#modules/storefronts/index.ts'
import { sendOverLimit } from '#platform/http/send-over-limit.ts'
import { createSourceTurns } from '#platform/http/source-turns.ts'
import type { SourceBucket } from '#platform/rate-limits/source-counters.ts'
import { ONE_BY_ONE } from '#platform/turns.ts'
import { ROUTES } from '#shared/paths.ts'
import type { FulfilmentParts } from '../fulfilment-parts.ts'
import { findGift } from '../open-gift.ts'
import { shopOfOrder } from '../shop-of-order.ts'
import { PASS_FOLDER, writeGiftPass } from './gift-pass.ts'

/** A gift has few cards; rendering and signing one takes processor time. */
const PASSES: SourceBucket = { name: 'gift-pass-source', points: 15, seconds: 10 * 60 }

/** A card for a phone wallet, for anybody with the gift's link, after the gift was opened. It shows less than the page. */
export function registerPasses(server: FastifyInstance, readContext: ReadContext, parts: FulfilmentParts): void {
  server.get<{ Params: { token: string; file: string } }>(
    `${PASS_FOLDER}:token/:file`,
    createSourceTurns({ limits: ONE_BY_ONE }),
    async (request, reply) => {
      const ctx = await readContext(request)
      const { token, file } = request.params
      const giftOfOrder = await findGift(ctx, token)
      const leave = () => reply.redirect(localPath(ctx, ROUTES.gift.replace('$token', giftOfOrder ? token : 'unknown')), 303)
      reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex')
      // The page says that the link does not work, lets its reader open the gift first, or says why the card cannot be spent.
      if (!giftOfOrder?.gift.openedAt) return leave()
      const allowed = await parts.limits.consumeBySource(ctx, PASSES)
      if (!allowed.ok) return sendOverLimit(reply, allowed.failure)
      const cardId = file.replace(/\.pkpass$/, '')
      const pass = await writeGiftPass(shopOfOrder(ctx, parts, giftOfOrder.order), parts, { giftOfOrder, cardId })
      if (!pass) return leave()
      return reply
        .type('application/vnd.apple.pkpass')
        .header('content-disposition', 'attachment; filename="gift-card.pkpass"')
        .send(pass)
    },
  )
}
