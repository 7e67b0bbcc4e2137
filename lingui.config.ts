import { defineConfig } from '@lingui/cli'

/** What every page may show: home and landing pages need no other texts. */
const ALWAYS = [
  'chrome',
  'blocks',
  'ui',
  'client',
  'screens/error',
  'screens/home',
  'screens/not-found',
  'screens/page',
  'routes',
]
/** Loaded on the first refusal. */
const FAILURES = 'src/web/client/failures/failure-texts.ts'

/** Catalogues that a page loads when its screen speaks them (src/web/client/languages.ts). */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'nl'],
  catalogs: [
    { path: 'languages/{locale}/messages', include: ALWAYS.map((folder) => `src/web/${folder}`), exclude: [FAILURES] },
    { path: 'languages/{locale}/browsing', include: ['src/web/screens'], exclude: ALWAYS.map((folder) => `src/web/${folder}`) },
    { path: 'languages/{locale}/failures', include: [FAILURES] },
  ],
  compileNamespace: 'es',
  orderBy: 'message',
})
