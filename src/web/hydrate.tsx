import { RouterProvider } from '@tanstack/react-router'
import { hydrate } from '@tanstack/react-router/ssr/client'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { getRouter } from './router.tsx'

/** Wakes the page. The framework's own entry would bring the code for server functions, which the shop does not use. */
const router = await getRouter()
await hydrate(router).finally(() => window.$_TSR?.h())
startTransition(() => {
  hydrateRoot(document, <RouterProvider router={router} />)
})
