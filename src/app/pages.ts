import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { textLanguage, vocabularies } from '../../languages/index.ts'
import type { ShopContext } from '../modules/accounts/index.ts'
import { storeRedeemLink } from '../modules/redeem/index.ts'
import {
  defaultLanguage,
  localeOf,
  localPath,
  readLanguagePath,
  readToken,
  type Storefront,
  storeOrigin,
} from '../modules/storefronts/index.ts'
import type { PageCache } from '../platform/http/page-cache.ts'
import { sendPage } from '../platform/http/send-page.ts'
import { assertVisitorConnected, createNetworkTurns } from '../platform/http/source-turns.ts'
import {
  findRoute,
  isPersonalRoute,
  listPageParameters,
  PATH_MAX_LENGTH,
  ROUTES,
  type RouteName,
  toCanonicalPath,
} from '../shared/paths.ts'
import type { Shop } from '../web/session/shop.ts'
import type { PageFonts } from './fonts.ts'
import { movePageIntoPath } from './page-parameter.ts'
import { findPermanentRedirect } from './permanent-redirects.ts'
import { readUrl, toPlainPath } from './read-url.ts'
import { BUSY, type createPageRenderer } from './render-page.ts'

export type PageParts = {
  cache: PageCache
  render: ReturnType<typeof createPageRenderer>
  findStorefront: (request: FastifyRequest) => Storefront | undefined
  /** For pages that are the same for everyone, without a visitor. */
  buildContext: (request: FastifyRequest, shop: { storefront: Storefront; language: ShopContext['language'] }) => ShopContext
  /** For personal pages: with cookies and the customer who is logged in. */
  readContext: (request: FastifyRequest, reply: FastifyReply) => Promise<ShopContext>
  /** Design tokens and fonts of a storefront. */
  looks: (storefront: Storefront) => PageFonts & { tokens: string }
  tileUrl?: string | undefined
  /** Hosts without https whose pages may be shown in a frame. */
  frameHosts: readonly string[]
  development: boolean
}

/** Enough for forty filters and a search with percent-encoded letters. */
const QUERY_MAX_LENGTH = 4_000

/** Rendering a long basket takes a tenth of a second, so pages of one source wait for each other, and other visitors are served. */
const PER_SOURCE = { maxRunning: 2, maxWaiting: 20 }
/** Fewer than the pages rendered at once, so that one network never occupies all places. */
const PER_NETWORK = { maxRunning: 3, maxWaiting: 60 }

type Parts = PageParts & { turns: ReturnType<typeof createNetworkTurns> }

/** Every path that is not a file or an endpoint is a page of the storefront at this host. */
export function registerPages(server: FastifyInstance, pageParts: PageParts): void {
  const parts = { ...pageParts, turns: createNetworkTurns(PER_SOURCE, PER_NETWORK) }
  server.get('/*', async (request, reply) => {
    const storefront = parts.findStorefront(request)
    if (!storefront)
      return reply.code(421).header('cache-control', 'no-store').send({ message: 'There is no storefront at this host.' })
    const url = readUrl(request.url, storeOrigin(storefront, request.host))
    const plain = toPlainPath(url.pathname)
    if (plain !== url.pathname) return reply.header('cache-control', 'no-store').redirect(plain + url.search, 301)
    const { language, pathname } = readLanguagePath(storefront, url.pathname)
    // The framework would handle calls of server functions there, but the shop has none.
    if (pathname.length > PATH_MAX_LENGTH || pathname.startsWith('/_serverFn/'))
      return answerNotFound({ request, reply }, parts, { storefront, language, pathname, url })
    const moved = findMoved({ storefront, language, pathname, url })
    if (moved) return reply.code(301).header('cache-control', 'public, max-age=3600').redirect(moved, 301)
    return answerPage({ request, reply }, parts, { storefront, language, pathname, url })
  })
}

type Addressed = { storefront: Storefront; language: ShopContext['language']; pathname: string; url: URL }

async function answerPage(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  parts: Parts,
  page: Addressed,
): Promise<FastifyReply> {
  const { storefront, language, pathname, url } = page
  const route = findRoute(toCanonicalPath(pathname, vocabularies[language]))
  const isForEveryone = !route || !isPersonalRoute(route)
  if (isForEveryone) dropUnreadParameters(url, route)
  if (isForEveryone && url.search.length > QUERY_MAX_LENGTH) return answerNotFound({ request, reply }, parts, page)
  // The shop of a brand is shown in a sandboxed frame. All https hosts are allowed, because brands are data and the policy holds until the next page load.
  const frames = isForEveryone ? [] : ['https:', ...parts.frameHosts]
  const render = (ctx: ShopContext) => parts.render({ ctx, shop: toShop(parts, page, ctx), url, frames }, isForEveryone)
  if (isForEveryone) {
    const key = `${storefront.code} ${url.host} ${url.pathname}${url.search}`
    const renderForEveryone = () => render(parts.buildContext(request, { storefront, language }))
    const takeTurn = async () => (await parts.turns(request, renderForEveryone)) ?? BUSY
    return sendPage(request, reply, await parts.cache.read(key, takeTurn))
  }
  if (url.searchParams.has('redeemToken')) {
    const kept = moveRedeemToken({ ...(await parts.readContext(request, reply)), language }, route, page)
    if (kept) return reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(kept, 303)
  }
  const rendered = parts.turns(request, async () => {
    assertVisitorConnected(request)
    return render({ ...(await parts.readContext(request, reply)), language })
  })
  return sendPage(request, reply, await parts.cache.renderUncached(async () => (await rendered) ?? BUSY))
}

/** Moves the redeem token from the URL into a cookie before the page is shown; the balance page offers to use it. Undefined without a token. */
function moveRedeemToken(ctx: ShopContext, route: RouteName, { pathname, url }: Addressed): string | undefined {
  const token = url.searchParams.get('redeemToken')
  if (token === null || !ROUTES[route].startsWith(ROUTES.balance)) return undefined
  storeRedeemLink(ctx, token)
  const slug = /^[a-z][\w-]*$/i.exec(toCanonicalPath(pathname, vocabularies[ctx.language]).split('/')[3] ?? '')?.[0]
  // The mail of an exchange links to the checkout; a gift links to another page.
  const start = route === 'redeemCheckout' ? 'exchange' : 'link'
  const query = new URLSearchParams({ start, ...(slug ? { campaign: slug } : {}) })
  return `${localPath(ctx, ROUTES.balance)}?${query}`
}

function answerNotFound(
  exchange: { request: FastifyRequest; reply: FastifyReply },
  parts: Parts,
  { storefront, language, url }: Addressed,
): Promise<FastifyReply> {
  const path = localPath({ storefront, language }, ROUTES.notFound)
  return answerPage(exchange, parts, { storefront, language, pathname: ROUTES.notFound, url: new URL(path, url) })
}

/** The redirect to the one address of a page: without the segment of the default language, and by the rules for paths. */
function findMoved({ storefront, language, pathname, url }: Addressed): string | undefined {
  const main = defaultLanguage(storefront)
  const hasDefault = language === main && (pathname === `/${main}` || pathname.startsWith(`/${main}/`))
  const withoutDefault = hasDefault ? pathname.slice(main.length + 1) || '/' : pathname
  const asked = movePageIntoPath({ pathname: withoutDefault, search: url.search }, vocabularies[language])
  const isAsRequested = asked.pathname === pathname && asked.search === url.search
  const moved = findPermanentRedirect(asked.pathname, vocabularies[language]) ?? (isAsRequested ? undefined : asked.pathname)
  if (moved === undefined) return undefined
  return (language === main ? '' : `/${language}`) + moved + asked.search
}

/** Drops query parameters that the page does not read, so that a tracking parameter does not make another cache entry. */
function dropUnreadParameters(url: URL, route: RouteName | undefined): void {
  if (url.search === '') return
  const read = listPageParameters(route)
  // Deleting them one by one would serialise the URL each time.
  const kept = new URLSearchParams([...url.searchParams].filter(([name]) => read.includes(name)))
  kept.sort()
  url.search = String(kept)
}

function toShop(parts: PageParts, { storefront, language, url }: Addressed, ctx: ShopContext): Shop {
  const looks = parts.looks(storefront)
  return {
    code: storefront.code,
    family: storefront.family,
    storeId: storefront.storeId,
    name: storefront.name,
    countryCode: storefront.countryCode,
    currency: storefront.currency,
    timeZone: storefront.timeZone,
    language,
    textLanguage: textLanguage(language),
    locale: localeOf({ storefront, language }),
    languagePrefix: language === defaultLanguage(storefront) ? '' : `/${language}`,
    origin: url.origin,
    year: ctx.clock.now().getUTCFullYear(),
    icon: ctx.art.readImage(`logos/${storefront.code}-icon`, '').url.href,
    sharePicture: ctx.art.readImage(`social/share-${storefront.family.toLowerCase()}`, '').url.href,
    themeColor: readToken(storefront, '--color-ground'),
    fontPreloads: looks.preloads,
    tokens: looks.css + looks.tokens,
    ...(parts.tileUrl ? { tileUrl: parts.tileUrl } : {}),
    development: parts.development,
  }
}
