import { transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server'
import { createStartHandler } from '@tanstack/react-start/server'
import { readRenderRequest } from './ssr/render-request.ts'
import { renderRouter } from './ssr/render-router.tsx'

/**
 * Buffered rendering: a page is cached as a whole, and a failed render is a real 500 (docs/architecture.md). `deliver` gets
 * the HTML as a string; as a response body it would be encoded and decoded again.
 */
export default {
  fetch: createStartHandler(async ({ router, responseHeaders }) => {
    const { deliver, reportError } = readRenderRequest()
    try {
      const { html, status } = renderRouter(router, (error) => reportError?.(error))
      deliver?.(await transformHtmlStringWithRouter(router, html))
      return new Response(null, { status, headers: responseHeaders })
    } finally {
      router.serverSsr?.cleanup()
    }
  }),
}
