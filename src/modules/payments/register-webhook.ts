import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../platform/context.ts'
import type { PaymentProvider, ReceivedEvent } from './provider.ts'

const MAX_BYTES = 64 * 1024

type ContextOf = (request: FastifyRequest) => Context
/** Stores the events; an error says that they are not stored. */
type TakeEvents = (ctx: Context, events: readonly ReceivedEvent[]) => Promise<void>

/** Where the provider tells what happened. Stored first, acknowledged then: what we cannot store, it must tell again. */
export function registerWebhook(provider: PaymentProvider, applyProviderEvents: TakeEvents) {
  return (server: FastifyInstance, contextOf: ContextOf): void => {
    // A scope of its own: the signature is checked on the text as it came.
    server.register(async (webhooks) => {
      webhooks.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: MAX_BYTES }, (_request, body, done) =>
        done(null, body),
      )
      webhooks.post<{ Body: string }>('/webhooks/adyen', async (request, reply) => {
        const events = provider.receiveEvents(request.body ?? '')
        if (events === 'invalid') return reply.code(401).send({ message: 'The signature is not the provider’s.' })
        try {
          await applyProviderEvents(contextOf(request as FastifyRequest), events)
        } catch (error) {
          request.log.error({ err: error }, 'an event of the payment provider could not be stored')
          return reply.code(503).header('retry-after', '10').send({ message: 'Try again later.' })
        }
        // The words that Adyen has always waited for; today any 2xx will do.
        return reply.code(202).type('text/plain').send('[accepted]')
      })
    })
  }
}
