import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { acceptForms, type Form, refuseForeign } from '../../platform/http/forms.ts'
import { sendOverLimit } from '../../platform/http/send-over-limit.ts'
import { createSourceTurns } from '../../platform/http/source-turns.ts'
import type { SourceBucket } from '../../platform/rate-limits/source-counters.ts'
import { ONE_BY_ONE } from '../../platform/turns.ts'
import { ROUTES } from '../../shared/paths.ts'
import { type ReadContext, readFormContext, redirectToRoute } from '../accounts/index.ts'
import { findPublishedDraw } from './doubler.store.ts'
import type { DoublerParts } from './doubler-parts.ts'
import { createDrawProofs } from './draw-proofs.ts'
import { enterDoubler } from './enter-doubler.ts'

const CHECK_SCRIPT = new URL('../../../docs/check-draw.mjs', import.meta.url)
const MAX_FORM_BYTES = 4 * 1024
/** Enough to check a year of draws; a long list has megabytes. */
const PROOFS: SourceBucket = { name: 'doubler-proof-source', points: 30, seconds: 10 * 60 }

/** The form without JavaScript, and the files to check a draw with (docs/check-draw.mjs). */
export function registerDoublerRoutes(parts: DoublerParts) {
  return (server: FastifyInstance, readContext: ReadContext): void => {
    // Registered in its own scope, so that no other address accepts forms.
    server.register(async (forms) => {
      acceptForms(forms, MAX_FORM_BYTES)
      forms.post<{ Body: Form | null }>('/doubler/enter/', { preHandler: refuseForeign }, async (request, reply) => {
        const form = request.body ?? {}
        const ctx = await readFormContext(readContext, request, form)
        // People do not see this field. A program that fills it in should believe that it succeeded.
        if (form.website) return redirectToRoute(reply, ctx, { route: ROUTES.doublerThankYou })
        const { cardNumber = '', name = '', email = '', acceptTerms } = form
        const fields = { cardNumber, name, email, acceptTerms: acceptTerms !== undefined }
        const entered = await enterDoubler(ctx, parts, { fields, captchaToken: undefined })
        return redirectToRoute(reply, ctx, { route: ROUTES.doublerThankYou, failures: entered.ok ? [] : entered.failure })
      })
    })
    server.get('/doubler/check-draw.mjs', async (_request, reply) => {
      return reply.type('text/plain; charset=utf-8').send(await readFile(CHECK_SCRIPT))
    })
    const proofs = createDrawProofs()
    server.get<{ Params: { month: string } }>(
      '/doubler/proof/:month.json',
      createSourceTurns({ limits: ONE_BY_ONE }),
      async (request, reply) => {
        const ctx = await readContext(request as Parameters<ReadContext>[0])
        const allowed = await parts.limits.consumeBySource(ctx, PROOFS)
        if (!allowed.ok) return sendOverLimit(reply, allowed.failure)
        const draw = await findPublishedDraw(ctx.db, ctx.storefront.code, request.params.month)
        if (!draw) {
          reply.header('cache-control', 'no-store')
          return reply.code(404).send({ message: 'There is no such draw, or its entries are still open.' })
        }
        const tag = proofs.tagOf(draw)
        reply.header('cache-control', 'public, no-cache').header('etag', tag)
        if (request.headers['if-none-match'] === tag) return reply.code(304).send()
        return reply.type('application/json; charset=utf-8').send(await proofs.read(ctx.db, draw))
      },
    )
  }
}
