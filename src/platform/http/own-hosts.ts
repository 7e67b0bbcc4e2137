import type { FastifyInstance } from 'fastify'

/**
 * For servers without a login on this machine. Any site can point its host name at this machine, and its page could then read from it (DNS rebinding).
 * The browser still sends that host name.
 */
export function acceptOwnHostsOnly(server: FastifyInstance, listensAt = 'localhost'): void {
  server.addHook('onRequest', async ({ hostname }, reply) => {
    const name = hostname?.toLowerCase() ?? ''
    const isOwn = ['localhost', '127.0.0.1', '[::1]', listensAt.toLowerCase()].includes(name) || name.endsWith('.localhost')
    if (!isOwn) await reply.code(421).send({ message: 'Use the host name localhost.' })
  })
}
