import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { ROUTES } from '../../src/shared/paths.ts'
import type { Ask } from '../../src/web/data/ask.ts'
import type { RouterContext } from '../../src/web/routing/router-context.ts'
import type { Shop } from '../../src/web/session/shop.ts'

/** The British shop, as far as components need it. */
const SHOP = {
  code: 'GCSUK',
  family: 'GCS',
  countryCode: 'GB',
  currency: 'GBP',
  timeZone: 'Europe/London',
  language: 'en',
  textLanguage: 'en',
  locale: 'en-GB',
  languagePrefix: '',
} as Shop

/** The data of header and footer, as far as components need it. */
const PICTURE = { url: { href: '/hand.svg' } }
const CHROME = { trustMarks: [], modalLogo: PICTURE, hand: { back: PICTURE, front: PICTURE } }

const NEVER: Ask = () => new Promise(() => undefined)

/**
 * Renders a component in the British shop, in English. `ask` answers its requests to the API; without `ask` no answer comes. `toggles` are the
 * storefront's. Returns a user with mouse and keyboard, the browser's history and the router.
 */
export async function renderInShop(element: ReactNode, ask: Ask = NEVER, toggles: object = {}) {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  const context: RouterContext = { shop: SHOP, ask, i18n, paths: ROUTES, answers: [] }
  const routeTree = createRootRoute({ loader: () => ({ storeData: { ...CHROME, toggles } }), component: () => element })
  const history = createMemoryHistory()
  const router = createRouter({ routeTree, history, context })
  await router.load()
  const user = userEvent.setup()
  const { unmount } = render(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router as never} />
    </I18nProvider>,
  )
  return { user, unmount, history, router }
}
