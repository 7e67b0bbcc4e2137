import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readToken } from './design-tokens.ts'
import { localeOf, localPath } from './localise.ts'
import type { StorefrontContext } from './storefront-context.ts'
import { writeRobots } from './write-robots.ts'

type ReadContext = (request: FastifyRequest) => Promise<StorefrontContext>

const A_DAY = 'public, max-age=86400'
const AN_HOUR = 'public, max-age=3600'

/** Addresses where programs look for an icon without reading the page. */
const ICON_ADDRESSES = ['/favicon.ico', '/apple-touch-icon.png', '/apple-touch-icon-precomposed.png']

/** Former addresses of the logo (spec §2, old logo redirect), which old mails still use. */
const OLD_LOGOS = ['/logo.png', '/logo.svg', '/images/logo.png', '/images/logo.svg', '/static/logo.png']

/** The storefront's files at fixed addresses on its own host: robots.txt, icons and manifest. */
export function registerBrandFiles(server: FastifyInstance, readContext: ReadContext): void {
  server.get('/robots.txt', async (request, reply) => {
    const { storefront } = await readContext(request)
    return reply.header('cache-control', AN_HOUR).type('text/plain; charset=utf-8').send(writeRobots(storefront, request.host))
  })
  for (const address of ICON_ADDRESSES) {
    server.get(address, async (request, reply) => {
      return reply.header('cache-control', A_DAY).redirect(toPng(readIcon(await readContext(request))), 302)
    })
  }
  for (const address of OLD_LOGOS) {
    server.get(address, async (request, reply) => {
      const { art, storefront } = await readContext(request)
      return reply.header('cache-control', AN_HOUR).redirect(art.readImage(storefront.assets.logo, '').url.href, 301)
    })
  }
  server.get('/site.webmanifest', async (request, reply) => {
    const manifest = toManifest(await readContext(request))
    return reply.header('cache-control', A_DAY).type('application/manifest+json').send(JSON.stringify(manifest))
  })
}

function toManifest(ctx: StorefrontContext) {
  const { storefront } = ctx
  const icon = readIcon(ctx)
  return {
    name: storefront.name,
    short_name: storefront.name,
    lang: localeOf(ctx),
    start_url: localPath(ctx, '/'),
    scope: '/',
    display: 'browser',
    theme_color: readToken(storefront, '--color-ground'),
    background_color: readToken(storefront, '--color-ground'),
    icons: [
      { src: icon, type: 'image/svg+xml', sizes: 'any' },
      // Built next to the SVG (tools/art).
      { src: toPng(icon), type: 'image/png', sizes: '180x180' },
    ],
  }
}

function readIcon({ art, storefront }: StorefrontContext): string {
  return art.readImage(`logos/${storefront.code}-icon`, '').url.href
}

function toPng(drawing: string): string {
  return drawing.replace(/\.svg$/, '.png')
}
