import type { FastifyRequest } from 'fastify'

/** A browser sends the page's origin with every POST, and most also send `sec-fetch-site`; a program sends neither header. */
export function isFromAnotherSite({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): boolean {
  const { origin } = headers
  if (origin !== undefined) return originHost(origin) !== host
  const site = headers['sec-fetch-site']
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}

function originHost(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}
