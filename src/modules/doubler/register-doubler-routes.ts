import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { type Form, refuseForeign, takeForms } from '../../platform/http/forms.ts'
import { toApiMoney } from '../../shared/money.ts'
import { ROUTES } from '../../shared/paths.ts'
import { leadTo, type ReadContext, readFormContext } from '../accounts/index.ts'
import { findProof, monthOf } from './doubler.store.ts'
import type { DoublerParts } from './doubler-parts.ts'
import { enterDoubler } from './enter-doubler.ts'

const CHECK_SCRIPT = new URL('../../../docs/check-draw.mjs', import.meta.url)
const MAX_FORM_BYTES = 4 * 1024

export function proofPath(month: string): string {
  return `/doubler/proof/${month}.json`
}

/** The form without script, and what anybody can check a draw with (docs/check-draw.mjs). */
export function registerDoublerRoutes(parts: DoublerParts) {
  return (server: FastifyInstance, readContext: ReadContext): void => {
    // A scope of its own: no other address takes forms.
    server.register(async (forms) => {
      takeForms(forms, MAX_FORM_BYTES)
      forms.post<{ Body: Form | null }>('/doubler/enter/', { preHandler: refuseForeign }, async (request, reply) => {
        const form = request.body ?? {}
        const ctx = await readFormContext(readContext, request, form)
        // A person does not see this field; a program that fills it in may think that it succeeded.
        if (form.website) return leadTo(reply, ctx, { route: ROUTES.doublerThankYou })
        const { cardNumber = '', name = '', email = '', acceptTerms } = form
        const fields = { cardNumber, name, email, acceptTerms: acceptTerms !== undefined }
        const entered = await enterDoubler(ctx, parts, { fields, captchaToken: undefined })
        return leadTo(reply, ctx, { route: ROUTES.doublerThankYou, failures: entered.ok ? [] : entered.failure })
      })
    })
    server.get('/doubler/check-draw.mjs', async (_request, reply) => {
      return reply.type('text/plain; charset=utf-8').send(await readFile(CHECK_SCRIPT))
    })
    server.get<{ Params: { month: string } }>('/doubler/proof/:month.json', async (request, reply) => {
      const ctx = await readContext(request as Parameters<ReadContext>[0])
      const proof = await writeProof(ctx, request.params.month)
      reply.header('cache-control', 'no-store')
      return proof ?? reply.code(404).send({ message: 'There is no such draw, or its entries are still open.' })
    })
  }
}

async function writeProof({ db, storefront }: Awaited<ReturnType<ReadContext>>, month: string) {
  const found = await findProof(db, storefront.code, month)
  if (!found) return undefined
  const { draw, hashes, skipped } = found
  const { currency, prizeMinor } = draw
  return {
    storefront: draw.storefront,
    month: monthOf(draw),
    closedAt: draw.closedAt,
    drawAt: draw.drawAt,
    entries: hashes,
    listHash: draw.listHash,
    seedHash: draw.seedHash,
    drawnAt: draw.drawnAt,
    seed: draw.seed,
    skipped,
    winner: draw.winnerHash,
    prize: currency === null ? null : toApiMoney({ currency, minor: Number(prizeMinor) }),
  }
}
