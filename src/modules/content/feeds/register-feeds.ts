import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { vocabularies } from '../../../../languages/index.ts'
import { ROUTES } from '../../../shared/paths.ts'
import { localPath, readLanguagePath, type StorefrontContext, shopDay } from '../../storefronts/index.ts'
import { listArticles } from '../content.store.ts'
import { type Address, addressLister } from './list-addresses.ts'
import { listPublicPages } from './list-public-pages.ts'
import { writeRss } from './write-rss.ts'
import { writeSitemap, writeSitemapIndex } from './write-sitemap.ts'

type ReadContext = (request: FastifyRequest) => Promise<StorefrontContext>

/** With all sisters of each address, a part of this size stays well below what search engines read (50 MB). */
const ADDRESSES_A_PART = 5_000
const FEED_ARTICLES = 50
const CACHING = 'public, max-age=300, s-maxage=3600'

/** What machines read of a storefront: its sitemap and its blog's feed. */
export function registerFeeds(server: FastifyInstance, readContext: ReadContext): void {
  server.get('/sitemap.xml', async (request, reply) => {
    const ctx = await readContext(request)
    const addresses = await listAddresses(ctx)
    const parts = Math.ceil(addresses.length / ADDRESSES_A_PART)
    const shop = [ctx.storefront, request.host] as const
    return sendXml(reply, 'application/xml', parts > 1 ? writeSitemapIndex(...shop, parts) : writeSitemap(...shop, addresses))
  })
  server.get<{ Params: { part: string } }>('/sitemap-:part(^[1-9]\\d{0,4}).xml', async (request, reply) => {
    const ctx = await readContext(request as FastifyRequest)
    const start = (Number(request.params.part) - 1) * ADDRESSES_A_PART
    const addresses = (await listAddresses(ctx)).slice(start, start + ADDRESSES_A_PART)
    if (addresses.length === 0) return reply.callNotFound()
    return sendXml(reply, 'application/xml', writeSitemap(ctx.storefront, request.host, addresses))
  })
  for (const blog of new Set(Object.values(vocabularies).map((words) => words.blog))) {
    server.get(`${blog}rss.xml`, sendRss)
    server.get(`/:language(^[a-z]{2})${blog}rss.xml`, sendRss)
  }

  /** The words of another language are no address here. */
  async function sendRss(request: FastifyRequest, reply: FastifyReply) {
    const asked = await readContext(request)
    const pathname = request.url.replace(/\?.*$/, '')
    const ctx = { ...asked, language: readLanguagePath(asked.storefront, pathname).language }
    if (pathname !== `${localPath(ctx, ROUTES.blog)}rss.xml`) return reply.callNotFound()
    const articles = await listArticles(ctx, { topic: undefined, limit: FEED_ARTICLES, offset: 0 }, shopDay(ctx))
    return sendXml(reply, 'application/rss+xml', writeRss(ctx, request.host, articles))
  }
}

/** Each once: an editor's page may stand at the address of a product, as the Choice Gift Card's does. */
async function listAddresses(ctx: StorefrontContext): Promise<Address[]> {
  const list = addressLister(ctx.storefront)
  const addresses = (await listPublicPages(ctx)).flatMap(list)
  return [...new Map(addresses.toReversed().map((address) => [address.path, address])).values()].toReversed()
}

function sendXml(reply: FastifyReply, type: string, xml: string): FastifyReply {
  return reply.header('cache-control', CACHING).type(`${type}; charset=utf-8`).send(xml)
}
