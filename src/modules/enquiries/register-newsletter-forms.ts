import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acceptForms, type Form, refuseForeign } from '../../platform/http/forms.ts'
import { badRequest } from '../../platform/http/text-fault.ts'
import type { FailureName } from '../../shared/failures.ts'
import type { NewsletterResult } from '../../shared/newsletter-result.ts'
import { ROUTES } from '../../shared/paths.ts'
import { type ReadContext, readFormContext, redirectToRoute, type ShopContext } from '../accounts/index.ts'
import { confirmNewsletter } from './confirm-newsletter.ts'
import type { EnquiriesParts } from './enquiries-parts.ts'
import { subscribeNewsletter } from './subscribe-newsletter.ts'
import { unsubscribeNewsletter } from './unsubscribe-newsletter.ts'

const MAX_FORM_BYTES = 4 * 1024

type FormRequest = { Body: Form | null; Querystring: { token?: string | string[] } }
/** The newsletter's page, with the result of the form. */
type Outcome = { result?: NewsletterResult; email?: string; unsubscribe?: string }

const RESULT_OF: Readonly<Partial<Record<FailureName, NewsletterResult>>> = {
  EMAIL_REQUIRED: 'required',
  RATE_LIMITED: 'limited',
}

/** The newsletter's forms for browsers without JavaScript, and the one-click unsubscribe of mail programs (RFC 8058). */
export function registerNewsletterForms(parts: EnquiriesParts) {
  return (server: FastifyInstance, readContext: ReadContext): void => {
    // Registered in its own scope, so that no other address accepts forms.
    server.register(async (forms) => {
      acceptForms(forms, MAX_FORM_BYTES)
      forms.post<FormRequest>('/newsletter/', { preHandler: refuseForeign }, async (request, reply) => {
        const ctx = await readFormContext(readContext, request, request.body ?? {})
        return showOutcome(reply, ctx, await subscribeByForm(ctx, parts, request.body ?? {}))
      })
      forms.post<FormRequest>('/newsletter/confirm/', { preHandler: refuseForeign }, async (request, reply) => {
        const ctx = await readFormContext(readContext, request, request.body ?? {})
        const confirmed = await confirmNewsletter(ctx, request.body?.token ?? '')
        return showOutcome(reply, ctx, { result: confirmed.ok ? 'confirmed' : 'expired' })
      })
      // Mail programs post from another origin, with the token in the address: the token is the permission.
      forms.post<FormRequest>('/newsletter/unsubscribe/', async (request, reply) => {
        const ctx = await readFormContext(readContext, request, request.body ?? {})
        const left = await unsubscribeNewsletter(ctx, readLinkToken(request) ?? request.body?.token ?? '')
        return showOutcome(reply, ctx, { result: left.ok ? 'left' : 'expired' })
      })
      // A visitor who opens the link gets a page with a button, because a GET request must not change anything.
      forms.get<FormRequest>('/newsletter/unsubscribe/', async (request, reply) => {
        return showOutcome(reply, await readContext(request), { unsubscribe: readLinkToken(request) ?? '' })
      })
    })
  }
}

function readLinkToken({ query: { token } }: FastifyRequest<FormRequest>): string | undefined {
  if (Array.isArray(token)) throw badRequest('Send one token.')
  return token
}

async function subscribeByForm(ctx: ShopContext, parts: EnquiriesParts, form: Form): Promise<Outcome> {
  const email = form.email ?? ''
  // People do not see this field. A program that fills it in should believe that it succeeded.
  if (form.website) return { result: 'sent' }
  const asked = await subscribeNewsletter(ctx, parts, { email, captchaToken: undefined })
  if (asked.ok) return { result: 'sent' }
  // Only an invalid address is returned: a valid one would end up in the browser's history and in logs.
  return asked.failure.name === 'EMAIL_INVALID'
    ? { result: 'invalid', email }
    : { result: RESULT_OF[asked.failure.name] ?? 'limited' }
}

function showOutcome(reply: FastifyReply, ctx: ShopContext, outcome: Outcome): FastifyReply {
  return redirectToRoute(reply, ctx, { route: ROUTES.newsletterConfirm, query: outcome })
}
