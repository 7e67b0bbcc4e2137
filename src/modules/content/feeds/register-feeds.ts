import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { vocabularies } from '#languages/index.ts'
import { type Changes, createSharedAnswers } from '#platform/graphql/share-answers.ts'
import { ROUTES } from '#shared/paths.ts'
import {
  localPath,
  readLanguagePath,
  type StorefrontContext,
  shopDay,
  storefronts,
  storeOrigin,
} from '../../storefronts/index.ts'
import { listArticles } from '../content.store.ts'
import { type Address, addressLister } from './list-addresses.ts'
import { listPublicPages } from './list-public-pages.ts'
import { writeRss } from './write-rss.ts'
import { writeSitemap, writeSitemapIndex } from './write-sitemap.ts'

type ReadContext = (request: FastifyRequest) => Promise<StorefrontContext>

/** Even with all alternates of each address, a part of this size stays well below the limit of search engines (50 MB). */
const ADDRESSES_A_PART = 5_000
const FEED_ARTICLES = 50
/** Cached until a change is notified; changes without a notification appear after this time. */
const CACHE_MS = 60_000
const CACHE_BYTES = 64 * 1024 * 1024
const CACHING = 'public, max-age=300, s-maxage=3600'

/** The feeds of a storefront: its sitemap and the RSS feed of its blog. */
// oxlint-disable-next-line max-params, max-lines-per-function -- a module's routes are called so, and the routes share their caches
export function registerFeeds(server: FastifyInstance, readContext: ReadContext, _contextOf: unknown, changes: Changes): void {
  const cacheAddresses = createSharedAnswers<Address[]>(changes, { max: 2 * storefronts.length, ttl: CACHE_MS })
  const cacheText = createSharedAnswers<Buffer>(changes, {
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ length }, key) => length + key.length,
    ttl: CACHE_MS,
  })
  const readAddresses = (ctx: StorefrontContext) =>
    cacheAddresses(`${ctx.storefront.code} ${shopDay(ctx)}`, () => listAddresses(ctx))
  const readText = (request: FastifyRequest, ctx: StorefrontContext, write: () => Promise<string> | string) =>
    cacheText(`${storeOrigin(ctx.storefront, request.host)} ${shopDay(ctx)} ${pathOf(request)}`, async () =>
      Buffer.from(await write()),
    )

  server.get('/sitemap.xml', async (request, reply) => {
    const ctx = await readContext(request)
    const xml = await readText(request, ctx, async () => {
      const addresses = await readAddresses(ctx)
      const parts = Math.ceil(addresses.length / ADDRESSES_A_PART)
      const shop = [ctx.storefront, request.host] as const
      return parts > 1 ? writeSitemapIndex(...shop, parts) : writeSitemap(...shop, addresses)
    })
    return sendXml(reply, 'application/xml', xml)
  })
  server.get<{ Params: { part: string } }>('/sitemap-:part(^[1-9]\\d{0,4}).xml', async (request, reply) => {
    const ctx = await readContext(request as FastifyRequest)
    const start = (Number(request.params.part) - 1) * ADDRESSES_A_PART
    const addresses = (await readAddresses(ctx)).slice(start, start + ADDRESSES_A_PART)
    if (addresses.length === 0) return reply.callNotFound()
    const write = () => writeSitemap(ctx.storefront, request.host, addresses)
    return sendXml(reply, 'application/xml', await readText(request as FastifyRequest, ctx, write))
  })
  for (const blog of new Set(Object.values(vocabularies).map((words) => words.blog))) {
    server.get(`${blog}rss.xml`, sendRss)
    server.get(`/:language(^[a-z]{2})${blog}rss.xml`, sendRss)
  }

  /** Addresses in the words of another language do not exist here. */
  async function sendRss(request: FastifyRequest, reply: FastifyReply) {
    const asked = await readContext(request)
    const pathname = pathOf(request)
    const ctx = { ...asked, language: readLanguagePath(asked.storefront, pathname).language }
    if (pathname !== `${localPath(ctx, ROUTES.blog)}rss.xml`) return reply.callNotFound()
    const xml = await readText(request, ctx, async () => {
      const articles = await listArticles(ctx, { topic: undefined, limit: FEED_ARTICLES, offset: 0 }, shopDay(ctx))
      return writeRss(ctx, request.host, articles)
    })
    return sendXml(reply, 'application/rss+xml', xml)
  }
}

/** Lists each address once: an editor's page may have the address of a product, as the Choice Gift Card's does. */
async function listAddresses(ctx: StorefrontContext): Promise<Address[]> {
  const list = addressLister(ctx.storefront)
  const addresses = (await listPublicPages(ctx)).flatMap(list)
  return [...new Map(addresses.toReversed().map((address) => [address.path, address])).values()].toReversed()
}

/** The decoded path, as the router reads it, so that different spellings of one path share a cache entry. */
function pathOf({ url }: FastifyRequest): string {
  return decodeURIComponent(new URL(url, 'http://localhost').pathname)
}

function sendXml(reply: FastifyReply, type: string, xml: Buffer): FastifyReply {
  return reply.header('cache-control', CACHING).type(`${type}; charset=utf-8`).send(xml)
}
