import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Page } from './page-cache.ts'

/** Sends a page: 304 when the visitor's copy is current, compressed when the browser accepts it. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): Promise<FastifyReply> {
  reply.code(page.status).headers(page.headers)
  if (page.brotli) {
    reply.header('etag', page.etag).header('vary', 'accept-encoding')
    if (request.headers['if-none-match']?.includes(page.etag)) return reply.code(304).send()
    if (acceptsBrotli(request)) return reply.header('content-encoding', 'br').send(await page.brotli())
  }
  return reply.send(page.plain)
}

function acceptsBrotli(request: FastifyRequest): boolean {
  return request.headers['accept-encoding']?.includes('br') ?? false
}
