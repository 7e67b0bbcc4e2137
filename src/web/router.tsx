import { type MessageDescriptor, setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { routeTree } from '../generated/routes.ts'
import { toCanonicalPath, toLocalPath } from '../shared/paths.ts'
import { loadLanguage } from './i18n/languages.ts'
import type { RouterContext } from './routing/router-context.ts'
import { parseSearch, stringifySearch } from './routing/search-params.ts'
import { ErrorScreen } from './screens/error/error-screen.tsx'
import type { Shop } from './session/shop.ts'
import { type RenderRequest, readRenderRequest } from './ssr/render-request.ts'
import { createAnswerTexts } from './ssr/serialize-answers.ts'

const NotFoundScreen = lazyRouteComponent(() => import('./screens/not-found/not-found-screen.tsx'), 'NotFoundScreen')

/** One router per request. */
export const getRouter = () => createShopRouter(readRenderRequest())

/** A router with the storefront's language and its URL words. */
export async function createShopRouter({ shop, ask, nonce }: RenderRequest) {
  const { messages, paths } = await loadLanguage(shop.language)
  // Rendering cannot wait for code, and any address may turn out to be "not found".
  if (import.meta.env.SSR) await NotFoundScreen.preload?.()
  const i18n = setupI18n({ locale: shop.textLanguage, messages: { [shop.textLanguage]: messages } })
  const { adapter, sent: answers } = createAnswerTexts()
  const router = createRouter({
    routeTree,
    context: { shop, ask, i18n, paths, answers } satisfies RouterContext,
    rewrite: {
      input: ({ url }) => {
        if (!isDevelopmentPath(url.pathname, shop)) url.pathname = toCanonicalPath(withoutPrefix(url.pathname, shop), paths)
        return url
      },
      output: ({ url }) => {
        if (!isDevelopmentPath(url.pathname, shop)) url.pathname = shop.languagePrefix + toLocalPath(url.pathname, paths)
        return url
      },
    },
    trailingSlash: 'always',
    parseSearch,
    stringifySearch,
    scrollRestoration: createScrollRule(),
    defaultStructuralSharing: false,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
    ssr: { nonce },
    Wrap: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>,
  })
  router.options.serializationAdapters = [adapter]
  return router
}

/** A new page starts at the top, or where the visitor left it. If the visitor scrolls before hydration, that position stays. */
function createScrollRule(): (going: { location: { publicHref: string } }) => boolean {
  let openedAt: string | undefined = typeof window === 'undefined' ? undefined : location.pathname + location.search
  return (going) => {
    const hasScrolled = going.location.publicHref === openedAt && scrollY > 0
    openedAt = undefined
    return !hasScrolled
  }
}

/** Development tools have no local paths. */
function isDevelopmentPath(pathname: string, shop: Shop): boolean {
  return shop.development && pathname.startsWith('/dev/')
}

function withoutPrefix(pathname: string, shop: Shop): string {
  return shop.languagePrefix && pathname.startsWith(`${shop.languagePrefix}/`)
    ? pathname.slice(shop.languagePrefix.length)
    : pathname
}

declare module '@tanstack/react-router' {
  interface Register {
    router: Awaited<ReturnType<typeof getRouter>>
  }

  interface StaticDataRouteOption {
    /** The texts that the route's screen needs (tools/compile-texts.ts). */
    texts?: string
    /** The title of a page that belongs to one visitor. */
    ownTitle?: MessageDescriptor
  }
}
