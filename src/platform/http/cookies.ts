import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Cookies } from '../context.ts'

/**
 * Over TLS cookies have the `__Host-` prefix, so that no other host can set them. On a developer's machine they have no prefix, because some browsers store
 * no secure cookies on localhost.
 */
export function cookieName(name: string, secure: boolean): string {
  return secure ? `__Host-${name}` : name
}

/** Reads and sets the cookies of one request. */
export function createCookies(request: FastifyRequest, reply: FastifyReply, { secure }: { secure: boolean }): Cookies {
  const nameOf = (name: string) => cookieName(name, secure)
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
