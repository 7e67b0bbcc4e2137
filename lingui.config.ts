import { defineConfig } from '@lingui/cli'

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'nl'],
  catalogs: [
    { path: 'languages/{locale}/messages', include: ['src/web'], exclude: ['src/web/client/failures/failure-texts.ts'] },
    // Loaded on the first refusal, so no page carries them from the start.
    { path: 'languages/{locale}/failures', include: ['src/web/client/failures/failure-texts.ts'] },
  ],
  compileNamespace: 'es',
  orderBy: 'message',
})
