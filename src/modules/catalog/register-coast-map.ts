import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { memoize } from '../../shared/memoize.ts'
import type { StorefrontContext } from '../storefronts/index.ts'

/** Built by tools/map. */
const MAPS = new URL('../../../dist/maps/', import.meta.url)

/** Read once, so that thousands of unfinished answers to slow or hostile connections share one buffer. */
const readMap = memoize((name: string) => readFileSync(new URL(name, MAPS)))

/** GET /map.json: the map of the storefront's own country. It is served by this host, so that no other host learns about the visitor. */
export function registerCoastMap(server: FastifyInstance, readContext: (request: FastifyRequest) => Promise<Context>): void {
  server.get('/map.json', async (request, reply) => {
    const { countryCode } = ((await readContext(request)) as StorefrontContext).storefront
    const takesBrotli = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))
    const map = readMap(`${countryCode}.json${takesBrotli ? '.br' : ''}`)
    void reply.type('application/json').header('cache-control', 'public, max-age=86400').header('vary', 'accept-encoding')
    return takesBrotli ? reply.header('content-encoding', 'br').send(map) : reply.send(map)
  })
}
