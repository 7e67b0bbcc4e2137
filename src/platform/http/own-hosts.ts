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

/** The origin at which this machine finds a server. */
export function localOrigin(host: string, port: number): string {
  return `http://${host === '0.0.0.0' ? 'localhost' : host}:${port}`
}

/** Uses any free port when this one is taken, so that the shop starts in any case. */
export async function listenAnywhere(server: FastifyInstance, { host, port }: { host: string; port: number }): Promise<void> {
  try {
    await server.listen({ host, port })
  } catch (error) {
    if ((error as { code?: string }).code !== 'EADDRINUSE') throw error
    await server.listen({ host, port: 0 })
  }
}
