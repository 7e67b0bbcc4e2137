import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Cookies } from '../context.ts'

/**
 * Reads and sets the cookies of one request. Over TLS they carry the `__Host-` prefix, so that no other host can plant one; on a developer's own
 * machine they go without, since not every browser keeps a secure cookie there.
 */
export function createCookies(request: FastifyRequest, reply: FastifyReply, { secure }: { secure: boolean }): Cookies {
  const nameOf = (name: string) => (secure ? `__Host-${name}` : name)
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  return {
    read: (name) => request.cookies[nameOf(name)],
    set: (name, value, { maxAgeSeconds, isHint = false }) =>
      void reply.setCookie(nameOf(name), value, {
        ...options,
        httpOnly: !isHint,
        ...(maxAgeSeconds === undefined ? {} : { maxAge: maxAgeSeconds }),
      }),
    clear: (name) => void reply.clearCookie(nameOf(name), options),
  }
}
