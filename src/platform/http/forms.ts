import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isFromAnotherSite } from './same-site.ts'
import { createSourceTurns } from './source-turns.ts'
import { findTextFault } from './text-fault.ts'

export type Form = Readonly<Record<string, string | undefined>>

/** Takes forms and nothing else: a field of JSON could hold anything. Called in a scope of its own, so that no other address takes them. */
export function takeForms(server: FastifyInstance, maxBytes: number): void {
  server.removeAllContentTypeParsers()
  parseForms(server, maxBytes)
  const turns = createSourceTurns()
  server.addHook('preHandler', turns.preHandler)
  server.addHook('onSend', turns.onSend)
}

/** Forms as a browser posts them, before or without script. */
export function parseForms(server: FastifyInstance, maxBytes: number): void {
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: maxBytes },
    (_request, body, done) => {
      const form = Object.fromEntries(new URLSearchParams(String(body)))
      done(findTextFault(form), form)
    },
  )
}

/** Before a form is handled. */
export async function refuseForeign(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (isFromAnotherSite(request)) await reply.code(403).send({ message: 'Forms are taken from our own pages only.' })
}
