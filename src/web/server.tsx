import { getSsrStatus, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server'
import { createStartHandler, StartServer } from '@tanstack/react-start/server'
import { renderToString } from 'react-dom/server'
import { drawWithMarks } from './ssr/fragment-cache.tsx'
import { readRenderRequest } from './ssr/render-request.ts'

/**
 * Buffered rendering: a page is cached whole, and a failed render is a real 500 (docs/architecture.md). The text is handed over as it is; as the body of the
 * response it would be encoded and decoded again.
 */
export default {
  fetch: createStartHandler(async ({ router, responseHeaders }) => {
    try {
      const { html, fill } = drawWithMarks(() => renderToString(<StartServer router={router} />))
      readRenderRequest().deliver?.(fill(await transformHtmlStringWithRouter(router, html)))
      return new Response(null, { status: getSsrStatus(router), headers: responseHeaders })
    } finally {
      router.serverSsr?.cleanup()
    }
  }),
}
