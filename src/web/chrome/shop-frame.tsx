import { Trans } from '@lingui/react/macro'
import { Outlet } from '@tanstack/react-router'
import { COOKIE_PLACE_ID } from './cookies/cookie-place-id.ts'
import { Footer } from './footer/footer.tsx'
import { Header } from './header/header.tsx'
import { LaterChrome } from './later/later-chrome.tsx'

/** What stands around every screen. */
export function ShopFrame() {
  return (
    <>
      {/* Filled by the cookie question (cookies/cookie-bar.tsx), which the keyboard reaches first. */}
      <div id={COOKIE_PLACE_ID} className="contents" />
      <a
        href="#content"
        className="sr-only z-40 rounded-button bg-ink px-5 py-3 text-ground focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        <Trans>Skip to the content</Trans>
      </a>
      <Header />
      <main id="content" tabIndex={-1} className="grow outline-none">
        <Outlet />
      </main>
      <Footer />
      <LaterChrome />
    </>
  )
}
