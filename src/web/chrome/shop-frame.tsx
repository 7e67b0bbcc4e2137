import { Trans } from '@lingui/react/macro'
import { Outlet, useRouterState } from '@tanstack/react-router'
import { useShop } from '../session/use-shop.ts'
import { DeferredChrome } from './deferred/deferred-chrome.tsx'
import { COOKIE_PLACE_ID } from './element-ids.ts'
import { Footer } from './footer/footer.tsx'
import { Header } from './header/header.tsx'

/** The parts around every screen. */
export function ShopFrame() {
  return (
    <>
      <a
        href="#content"
        className="sr-only z-40 rounded-button bg-ink px-5 py-3 text-ground focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        <Trans>Skip to the content</Trans>
      </a>
      {/* The cookie question is rendered here (cookies/cookie-bar.tsx), so the keyboard reaches it before the header. */}
      <div id={COOKIE_PLACE_ID} className="contents print:hidden" />
      <Header />
      {/* On a short page, the mist background extends to the footer. */}
      <main id="content" lang={useContentLanguage()} tabIndex={-1} className="grow outline-none has-[>.grow.bg-mist]:bg-mist">
        <Outlet />
      </main>
      <Footer />
      <DeferredChrome />
    </>
  )
}

/** The language of an editor's page that is not translated into the storefront's language; undefined for all other pages. */
function useContentLanguage(): string | undefined {
  const { textLanguage } = useShop()
  return useRouterState({
    select: ({ matches }) => {
      const loaded = matches.at(-1)?.loaderData as { page?: { language?: string } } | undefined
      const language = loaded?.page?.language
      return language === textLanguage ? undefined : language
    },
  })
}
