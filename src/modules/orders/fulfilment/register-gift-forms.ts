import type { FastifyInstance } from 'fastify'
import { acceptForms, type Form, refuseForeign } from '#platform/http/forms.ts'
import { FAILURES } from '#shared/failures.ts'
import { ROUTES } from '#shared/paths.ts'
import { type ReadContext, readFormContext } from '../../accounts/index.ts'
import { localPath, type StorefrontContext } from '../../storefronts/index.ts'
import type { FulfilmentParts } from './fulfilment-parts.ts'
import { isToken } from './fulfilment-tokens.ts'
import { openGift } from './open-gift.ts'
import { sendThankYou } from './send-thank-you.ts'

const MAX_FORM_BYTES = 4 * 1024

type FormRequest = { Body: Form | null }
/** Handles a form. Returns the code of a refusal, for the address of the page. */
type Handle = (ctx: StorefrontContext, token: string, form: Form) => Promise<number | undefined>

/** The forms of the gift's page for browsers without JavaScript: open it, and send thanks. They redirect back to the page. */
export function registerGiftForms(server: FastifyInstance, readContext: ReadContext, parts: FulfilmentParts): void {
  // Registered in its own scope, so that no other path accepts forms.
  server.register(async (forms) => {
    acceptForms(forms, MAX_FORM_BYTES)
    const post = (path: string, handle: Handle) =>
      forms.post<FormRequest>(path, { preHandler: refuseForeign }, async (request, reply) => {
        const form = request.body ?? {}
        const token = form.token ?? ''
        const ctx = await readFormContext(readContext, request, form)
        const refused = await handle(ctx, token, form)
        const page = localPath(ctx, ROUTES.gift.replace('$token', isToken(token) ? token : 'unknown'))
        return reply.header('cache-control', 'no-store').redirect(refused ? `${page}?refused=${refused}` : page, 303)
      })
    post('/gift/open/', async (ctx, token) => {
      await openGift(ctx, token)
      return undefined
    })
    post('/gift/thank/', async (ctx, token, { message = '' }) => {
      const sent = await sendThankYou(ctx, parts, { token, message })
      return sent.ok ? undefined : FAILURES[sent.failure.name].code
    })
  })
}
