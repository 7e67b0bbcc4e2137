import { defineConfig } from '@lingui/cli'

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'nl'],
  catalogs: [{ path: 'languages/{locale}/messages', include: ['src/web'] }],
  compileNamespace: 'es',
  orderBy: 'message',
})
