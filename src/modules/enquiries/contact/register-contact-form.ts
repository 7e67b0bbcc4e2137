import type { FastifyInstance } from 'fastify'
import { acceptForms, type Form, refuseForeign } from '#platform/http/forms.ts'
import { ROUTES } from '#shared/paths.ts'
import { CONTACT_TOPICS, type ContactFields } from '#shared/validation/contact-message.ts'
import { type ReadContext, readFormContext, redirectToRoute } from '../../accounts/index.ts'
import type { EnquiriesParts } from '../enquiries-parts.ts'
import { sendContactMessage } from './send-contact-message.ts'

/** Room for four thousand characters of maximum size, and the other fields. */
const MAX_FORM_BYTES = 64 * 1024

/** The contact form without JavaScript. */
export function registerContactForm(parts: EnquiriesParts) {
  return (server: FastifyInstance, readContext: ReadContext): void => {
    // Registered in its own scope, so that no other address accepts forms.
    server.register(async (forms) => {
      acceptForms(forms, MAX_FORM_BYTES)
      forms.post<{ Body: Form | null }>('/contact-us/message/', { preHandler: refuseForeign }, async (request, reply) => {
        const form = request.body ?? {}
        const ctx = await readFormContext(readContext, request, form)
        // People do not see this field. A program that fills it in should believe that it succeeded.
        if (form.website) return redirectToRoute(reply, ctx, { route: ROUTES.contactThankYou })
        const input = { fields: toFields(form), captchaToken: undefined, idempotencyKey: ctx.ids.uuid() }
        const sent = await sendContactMessage(ctx, parts, input)
        return redirectToRoute(reply, ctx, { route: ROUTES.contactThankYou, failures: sent.ok ? [] : sent.failure })
      })
    })
  }
}

function toFields({ topic, orderNumber = '', name = '', email = '', message = '' }: Form): ContactFields {
  return { topic: CONTACT_TOPICS.find((known) => known === topic) ?? '', orderNumber, name, email, message }
}
