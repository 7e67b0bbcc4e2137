import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { isFromAnotherSite } from '../../../platform/http/same-site.ts'
import { ROUTES } from '../../../shared/paths.ts'
import { findLanguage, localPath, type StorefrontContext } from '../../storefronts/index.ts'
import { isToken } from './fulfilment-tokens.ts'
import { openGift } from './open-gift.ts'

const MAX_FORM_BYTES = 2 * 1024

type FormRequest = { Body: Readonly<Record<string, string | undefined>> | null }
type ReadContext = (request: FastifyRequest, reply?: FastifyReply) => Promise<Context>

/** The button that unwraps, as a browser sends it before or without script: it opens the gift and leads back to its page. */
export function registerGiftForm(server: FastifyInstance, readContext: ReadContext): void {
  // A scope of its own: no other address takes forms.
  server.register(async (forms) => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    forms.post<FormRequest>('/gift/open/', async (request, reply) => {
      if (isFromAnotherSite(request)) return reply.code(403).send({ message: 'Forms are taken from our own pages only.' })
      const shop = (await readContext(request as FastifyRequest)) as StorefrontContext
      const { token = '', language } = request.body ?? {}
      const ctx = { ...shop, language: findLanguage(shop.storefront, language) ?? shop.language }
      await openGift(ctx, token)
      const path = localPath(ctx, ROUTES.gift.replace('$token', isToken(token) ? token : 'unknown'))
      return reply.header('cache-control', 'no-store').redirect(path, 303)
    })
  })
}
