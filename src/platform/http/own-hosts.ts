import type { FastifyInstance } from 'fastify'

/**
 * For what stands open on this machine. Any page can give its own name our address and then read here as if we were that page (DNS
 * rebinding); its browser still says which name it asked for.
 */
export function takeOwnHostsOnly(server: FastifyInstance, listensAt = 'localhost'): void {
  server.addHook('onRequest', async ({ hostname }, reply) => {
    const name = hostname?.toLowerCase() ?? ''
    const isOwn = ['localhost', '127.0.0.1', '[::1]', listensAt.toLowerCase()].includes(name) || name.endsWith('.localhost')
    if (!isOwn) await reply.code(421).send({ message: 'Ask for this machine by its own name, localhost.' })
  })
}
