import { type AnyRouter, Match, RouterContextProvider } from '@tanstack/react-router'
import { getSsrStatus } from '@tanstack/react-router/ssr/server'
import { StartServer } from '@tanstack/react-start/server'
import { renderToString } from 'react-dom/server'
import { takeFormatted } from './formatted-texts.ts'

/** React swallows an error inside a Suspense boundary and marks the place, for the browser to try again. */
const SWALLOWED = '<!--$!-->'
class SwallowedError extends Error {}

type Rendered = { html: string; status: number }

/** A screen that cannot be rendered is reported, and answered with the error page and 500. The router has a Suspense boundary around every screen. */
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
  // Those of a render that failed do not belong to this page.
  takeFormatted()
  const html = renderToString(<StartServer router={router} />)
  if (html.includes(SWALLOWED)) throw new SwallowedError('A part of the page could not be rendered')
  return html
}

/** Without the boundary around it, the screen throws its error once more. */
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
