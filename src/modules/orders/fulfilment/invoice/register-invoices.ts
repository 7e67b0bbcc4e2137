import type { FastifyInstance } from 'fastify'
import type { ReadContext } from '#modules/accounts/index.ts'
import { localPath } from '#modules/storefronts/index.ts'
import { sendOverLimit } from '#platform/http/send-over-limit.ts'
import { sendPdf } from '#platform/http/send-pdf.ts'
import { createSourceTurns } from '#platform/http/source-turns.ts'
import { hashToken } from '#platform/keys.ts'
import type { SourceBucket } from '#platform/rate-limits/source-counters.ts'
import { ONE_BY_ONE } from '#platform/turns.ts'
import { ROUTES } from '#shared/paths.ts'
import type { FulfilmentParts } from '../fulfilment-parts.ts'
import { isToken } from '../fulfilment-tokens.ts'
import { INVOICE_FOLDER } from './invoice-path.ts'
import { drawInvoice } from './invoice-pdf.ts'
import { invoiceName } from './invoice-transfer.ts'
import { findInvoiceByToken } from './invoices.store.ts'

/** Rendering a PDF takes processor time, but a company's bookkeeper may download many in a row. */
const PDF_DOWNLOADS: SourceBucket = { name: 'invoice-pdf-source', points: 60, seconds: 10 * 60 }

/** Invoices are downloaded with their own link, and rendered from the stored content. */
export function registerInvoices(server: FastifyInstance, readContext: ReadContext, { limits }: FulfilmentParts): void {
  server.get<{ Params: { file: string } }>(
    `${INVOICE_FOLDER}:file`,
    createSourceTurns({ limits: ONE_BY_ONE }),
    async (request, reply) => {
      const ctx = await readContext(request)
      const token = request.params.file.replace(/\.pdf$/, '')
      const asked = { tokenHash: hashToken(token), storefront: ctx.storefront.code }
      const invoice = isToken(token) ? await findInvoiceByToken(ctx.db, asked) : undefined
      reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex')
      // The page for an incomplete link explains where to find the complete link.
      if (!invoice) return reply.redirect(localPath(ctx, ROUTES.orderGifts.replace('$token', 'unknown')), 303)
      const allowed = await limits.consumeBySource(ctx, PDF_DOWNLOADS)
      if (!allowed.ok) return sendOverLimit(reply, allowed.failure)
      return sendPdf(reply, invoiceName(invoice), await drawInvoice(invoice))
    },
  )
}
