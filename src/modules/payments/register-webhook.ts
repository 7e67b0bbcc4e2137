import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../platform/context.ts'
import type { PaymentProvider, ReceivedEvent } from './provider.ts'

const MAX_BYTES = 64 * 1024

type ContextOf = (request: FastifyRequest) => Context
/** Stores the events; throws when they could not be stored. */
type StoreEvents = (ctx: Context, events: readonly ReceivedEvent[]) => Promise<void>

/** The webhook of the provider. Events are stored before they are acknowledged, so that the provider repeats events that could not be stored. */
export function registerWebhook(provider: PaymentProvider, applyProviderEvents: StoreEvents) {
  return (server: FastifyInstance, contextOf: ContextOf): void => {
    // Registered in its own scope, because the signature is checked on the unparsed text.
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
          request.log.error({ err: error }, 'a payment event could not be stored')
          return reply.code(503).header('retry-after', '10').send({ message: 'Try again later.' })
        }
        // Adyen used to require this text; now any 2xx status is enough.
        return reply.code(202).type('text/plain').send('[accepted]')
      })
    })
  }
}
