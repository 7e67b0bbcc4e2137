import { type AnyRouter, Match, RouterContextProvider } from '@tanstack/react-router'
import { getSsrStatus } from '@tanstack/react-router/ssr/server'
import { StartServer } from '@tanstack/react-start/server'
import { renderToString } from 'react-dom/server'
import { takeFormatted } from './formatted-texts.ts'

/** React catches an error inside a Suspense boundary and marks the place, so that the browser tries again. */
const SWALLOWED = '<!--$!-->'
class SwallowedError extends Error {}

type Rendered = { html: string; status: number }

/** Reports a screen that cannot be rendered, and returns the error page with status 500. The router puts a Suspense boundary around every screen. */
export function renderRouter(router: AnyRouter, reportError: (error: unknown) => void): Rendered {
  try {
    return { html: renderApp(router), status: getSsrStatus(router) }
  } catch (caught) {
    const screen = router.stores.matches.get()[1]
    if (!(caught instanceof SwallowedError) || !screen) throw caught
    const error = findScreenError(router, screen.routeId) ?? caught
    reportError(error)
    router.stores.byRoute.get(screen.routeId)?.set({ ...screen, status: 'error', error })
    return { html: renderApp(router), status: 500 }
  }
}

function renderApp(router: AnyRouter): string {
  // The texts of the failed render do not belong to this page.
  takeFormatted()
  const html = renderToString(<StartServer router={router} />)
  if (html.includes(SWALLOWED)) throw new SwallowedError('A part of the page could not be rendered')
  return html
}

/** Rendered again without the Suspense boundary, the screen throws its error. */
function findScreenError(router: AnyRouter, routeId: string): unknown {
  try {
    renderToString(
      <RouterContextProvider router={router}>
        <Match routeId={routeId} />
      </RouterContextProvider>,
    )
  } catch (error) {
    return error
  }
  return undefined
}
