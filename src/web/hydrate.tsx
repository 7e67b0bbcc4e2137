import { RouterProvider } from '@tanstack/react-router'
import { hydrate } from '@tanstack/react-router/ssr/client'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { loadScreenTexts } from './i18n/languages.ts'
import { getRouter } from './router.tsx'

/**
 * Hydrates the page. The framework's own entry would add the code for server functions, which the shop does not use. There is no top-level await:
 * screens that load at the same time import from this file's chunk, so they would wait for each other.
 */
async function hydratePage(): Promise<void> {
  const router = await getRouter()
  // On the server, the root's `beforeLoad` did this; it does not run again here.
  const [matchedRoutes] = router.getMatchedRoutes(router.latestLocation.pathname)
  await loadScreenTexts(router.options.context.i18n, matchedRoutes.at(-1)?.options.staticData?.texts)
  // Lets the browser handle input before the next task.
  await new Promise((resolve) => setTimeout(resolve))
  await hydrate(router).finally(() => window.$_TSR?.h())
  startTransition(() => {
    hydrateRoot(document, <RouterProvider router={router} />)
  })
}

void hydratePage()
