import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '#platform/context.ts'
import { sendOverLimit } from '#platform/http/send-over-limit.ts'
import { sendPdf } from '#platform/http/send-pdf.ts'
import { createSourceTurns } from '#platform/http/source-turns.ts'
import type { SourceBucket } from '#platform/rate-limits/source-counters.ts'
import { ONE_BY_ONE } from '#platform/turns.ts'
import { ROUTES } from '#shared/paths.ts'
import { isUuid } from '#shared/uuid.ts'
import {
  drawInvoice,
  findOrder,
  PRO_FORMA_FOLDER,
  proFormaReference,
  readProFormaFile,
  shopOfOrder,
  writeProForma,
} from '../../orders/index.ts'
import { localPath, type StorefrontContext } from '../../storefronts/index.ts'
import type { CheckoutParts } from '../checkout-parts.ts'
import { readStateOf } from '../read-payment-state.ts'

/** Rendering a PDF costs processor time, and nobody has paid for it yet. */
const PDF_DOWNLOADS: SourceBucket = { name: 'pro-forma-pdf-source', points: 30, seconds: 10 * 60 }

type ReadContext = (request: FastifyRequest, reply?: FastifyReply) => Promise<Context>

/** A pro forma invoice can be downloaded with its own link until it is paid or expires. */
export function registerProFormas(server: FastifyInstance, readContext: ReadContext, parts: CheckoutParts): void {
  server.get<{ Params: { file: string } }>(
    `${PRO_FORMA_FOLDER}:file`,
    createSourceTurns({ limits: ONE_BY_ONE }),
    async (request, reply) => {
      const ctx = (await readContext(request as FastifyRequest)) as StorefrontContext
      const orderId = readProFormaFile(parts, request.params.file)
      const order = orderId && isUuid(orderId) ? await findOrder(ctx.db, orderId) : undefined
      const isAwaited = order?.storefront === ctx.storefront.code && (await readStateOf(ctx, order))?.isProForma
      reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex')
      if (!order || !isAwaited) return reply.redirect(localPath(ctx, ROUTES.orderGifts.replace('$token', 'unknown')), 303)
      const allowed = await parts.limits.consumeBySource(ctx, PDF_DOWNLOADS)
      if (!allowed.ok) return sendOverLimit(reply, allowed.failure)
      const file = await drawInvoice(await writeProForma(shopOfOrder(ctx, parts, order), order))
      return sendPdf(reply, proFormaReference(order), file)
    },
  )
}
