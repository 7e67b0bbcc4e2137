import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { type Form, refuseForeign, takeForms } from '../../../platform/http/forms.ts'
import { ROUTES } from '../../../shared/paths.ts'
import { findLanguage, localPath, type StorefrontContext } from '../../storefronts/index.ts'
import { isToken } from './fulfilment-tokens.ts'
import { openGift } from './open-gift.ts'

const MAX_FORM_BYTES = 2 * 1024

type FormRequest = { Body: Form | null }
type ReadContext = (request: FastifyRequest, reply?: FastifyReply) => Promise<Context>

/** The form that opens a gift without script; it redirects back to the gift's page. */
export function registerGiftForm(server: FastifyInstance, readContext: ReadContext): void {
  // An own scope, so that no other path accepts forms.
  server.register(async (forms) => {
    takeForms(forms, MAX_FORM_BYTES)
    forms.post<FormRequest>('/gift/open/', { preHandler: refuseForeign }, async (request, reply) => {
      const shop = (await readContext(request as FastifyRequest)) as StorefrontContext
      const { token = '', language } = request.body ?? {}
      const ctx = { ...shop, language: findLanguage(shop.storefront, language) ?? shop.language }
      await openGift(ctx, token)
      const path = localPath(ctx, ROUTES.gift.replace('$token', isToken(token) ? token : 'unknown'))
      return reply.header('cache-control', 'no-store').redirect(path, 303)
    })
  })
}
