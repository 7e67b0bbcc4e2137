import { setImmediate } from 'node:timers/promises'
import type { ShopContext } from '../modules/accounts/index.ts'
import type { Answer, Execute } from '../platform/graphql/create-executor.ts'
import { sealPage } from '../platform/http/content-security.ts'
import type { RenderedPage } from '../platform/http/page-cache.ts'
import { createLimiter } from '../platform/limiter.ts'
import { withoutSecrets } from '../platform/log.ts'
import { toCallHeaders, toUserData } from '../shared/call.ts'
import { FAILURES } from '../shared/failures.ts'
import type { Shop } from '../web/session/shop.ts'
import { arrangeScripts } from './arrange-scripts.ts'

/** The built web application. */
export type StartHandler = { fetch: (request: Request, options: { context: unknown }) => Promise<Response> }

type PageRequest = {
  ctx: ShopContext
  shop: Shop
  url: URL
  /** Hosts whose pages it may show in a frame. */
  frames?: readonly string[]
}

/** A CDN caches the page for a minute and then serves it stale while it revalidates; a browser always revalidates and mostly gets 304. */
const SHARED_CACHING = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'

type RendererParts = {
  execute: Execute<ShopContext>
  executeShared: Execute<ShopContext>
  imageHosts: readonly string[]
  /** In development: pages come from Vite and are not cached. */
  isLive?: boolean
}

/**
 * Rendering keeps the processor busy, so only a few pages are rendered at a time, and other requests run in between. The queue is no longer than a visitor
 * would wait. Personal pages have a separate queue, so that a full queue of public pages does not stop sales.
 */
const RENDERS = { maxRunning: 4, maxWaiting: 200 }

export const BUSY: RenderedPage = {
  status: 503,
  html: Buffer.from('Too many visitors at once. Please try again in a few seconds.'),
  cacheable: false,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'retry-after': '5' },
}

export function createPageRenderer(start: StartHandler, parts: RendererParts) {
  const render = createRenderer(start, parts)
  const [shared, personal] = [createLimiter(RENDERS), createLimiter(RENDERS)]
  return async (page: PageRequest, isForEveryone: boolean): Promise<RenderedPage> => {
    const rendered = (isForEveryone ? shared : personal).run(async () => {
      await setImmediate()
      return render(page, isForEveryone)
    })
    return rendered ?? BUSY
  }
}

/** Renders a page: the web application queries GraphQL in this process, and the result is sealed with its content security policy. */
// oxlint-disable-next-line max-lines-per-function -- one page from request to response reads best in one piece
function createRenderer(start: StartHandler, parts: RendererParts) {
  return async ({ ctx, shop, url, frames = [] }: PageRequest, isForEveryone: boolean): Promise<RenderedPage> => {
    const marker = ctx.ids.token()
    const execute = isForEveryone ? parts.executeShared : parts.execute
    let rendered: Buffer = Buffer.alloc(0)
    let isRefused = false
    const deliver = (html: string) => {
      rendered = Buffer.from(html)
    }
    const caller = toCaller(ctx, shop, url)
    const userData = toUserData(shop)
    const ask = async (document: { id: string; name: string }, variables: Record<string, unknown>, more?: object) => {
      const answer = await execute(caller, document.id, { ...variables, userData: { ...userData, ...more } })
      // A page for everyone is cached, and must not be cached without a part that failed to load.
      const isBroken = !answer.data || (isForEveryone && answer.errors)
      isRefused ||= isOverLimit(answer)
      if (isBroken) throw new Error(`${document.name} failed: ${answer.errors?.[0]?.message ?? 'no data'}`)
      return answer.data
    }
    const reportError = (error: unknown) => {
      if (!isRefused) ctx.log.error({ err: error, path: withoutSecrets(url.pathname) }, 'could not render a page')
    }
    const response = await start.fetch(new Request(url, { headers: { accept: 'text/html' } }), {
      context: { shop, ask, deliver, reportError, nonce: marker },
    })
    const sources = { images: parts.imageHosts, frames, isLive: parts.isLive }
    const { html, policy } = sealPage(arrangeScripts(rendered, marker), marker, sources)
    const status = isRefused && response.status === 500 ? 429 : response.status
    const isCacheable = isForEveryone && !parts.isLive && (status === 200 || status === 404)
    // Search engines must not index private pages or errors.
    const isFindable = isForEveryone && status < 400
    const location = response.headers.get('location')
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': isCacheable ? SHARED_CACHING : 'private, no-store',
      ...(isFindable ? {} : { 'x-robots-tag': 'noindex' }),
      ...(location ? { location } : {}),
    }
    return { status, html, cacheable: isCacheable, headers }
  }
}

/** A visitor over a rate limit gets the error page, which is not logged as an error. */
function isOverLimit({ errors = [] }: Answer): boolean {
  return errors.some(({ extensions }) => extensions?.code === FAILURES.RATE_LIMITED.code)
}

/** The page calls GraphQL like a browser, with a header that marks the call as server-side. */
function toCaller(ctx: ShopContext, shop: Shop, { pathname }: URL): ShopContext {
  if (!ctx.request) return ctx
  const headers = { ...ctx.request.headers, ...toCallHeaders(shop, { path: pathname, isServerSide: true }) }
  return { ...ctx, request: { ...ctx.request, headers } }
}
