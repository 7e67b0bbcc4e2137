import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'

/** Buffered rendering: a page is cached whole, and a failed render is a real 500 (docs/architecture.md). */
export default { fetch: createStartHandler(defaultRenderHandler) }
