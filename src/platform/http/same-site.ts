import type { FastifyRequest } from 'fastify'

/** A browser names the page's origin on every POST, and most name its site; a program names neither. */
export function isFromAnotherSite({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): boolean {
  const { origin } = headers
  if (origin !== undefined) return originHost(origin) !== host
  const site = headers['sec-fetch-site']
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}

function originHost(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}
