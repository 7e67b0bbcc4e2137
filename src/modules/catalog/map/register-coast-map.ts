import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import type { StorefrontContext } from '../../storefronts/index.ts'
import { drawCoastMap } from './coast-map.ts'

const compress = promisify(brotliCompress)

type DrawnMap = { plain: Buffer; brotli: Buffer }

/** GET /map.json: the map under the pins, of the storefront's own country, so that no other host hears of who looks at it. */
export function registerCoastMap(server: FastifyInstance, readContext: (request: FastifyRequest) => Promise<Context>): void {
  const drawn = new Map<string, Promise<DrawnMap>>()
  server.get('/map.json', async (request, reply) => {
    const { countryCode } = ((await readContext(request)) as StorefrontContext).storefront
    const drawing = drawn.get(countryCode) ?? draw(countryCode)
    drawn.set(countryCode, drawing)
    const { plain, brotli } = await drawing
    const takesBrotli = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))
    void reply.type('application/json').header('cache-control', 'public, max-age=86400').header('vary', 'accept-encoding')
    return takesBrotli ? reply.header('content-encoding', 'br').send(brotli) : reply.send(plain)
  })
}

async function draw(countryCode: string): Promise<DrawnMap> {
  const plain = Buffer.from(JSON.stringify(drawCoastMap(countryCode)))
  return { plain, brotli: await compress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }) }
}
