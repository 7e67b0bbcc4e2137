import babel from '@rolldown/plugin-babel'
import { defineConfig } from 'vitest/config'

const TIDY = { setupFiles: ['tests/support/temporary-folders.setup.ts'] }
/** Test files share their imports, because loading the shop's sources for each file would take longer than the tests. */
const SHARED = { ...TIDY, isolate: false, expect: { poll: { timeout: 10_000 } } }
const DOM = {
  ...SHARED,
  environment: 'happy-dom' as const,
  setupFiles: ['tests/support/components.setup.ts'],
  // More space for short-lived objects saves a tenth of the time.
  execArgv: ['--max-semi-space-size=64'],
  testTimeout: 60_000,
}
const DATABASE = {
  ...SHARED,
  globalSetup: ['tests/support/postgres.setup.ts'],
  pool: 'forks' as const,
  testTimeout: 60_000,
  hookTimeout: 180_000,
}
/** A shop is started from its bundle, as by `npm start`. */
const BUNDLED = 'tests/support/built-server.setup.ts'
const COMPONENTS = '**/*.dom.test.tsx'
const SKIPPED = ['**/node_modules/**', 'dist/**', '.data/**']
const SLOWER = ['tests/!(rules)/**', '**/*.db.test.ts']
/** These tests build or copy a shop and do not use the open shop. */
const OWN_SHOPS = ['tests/processes/dev-loop.test.ts', 'tests/processes/production.test.ts']
// These tests start whole servers, so they run one after the other.
const SERVERS = { ...TIDY, pool: 'forks' as const, fileParallelism: false, testTimeout: 240_000, hookTimeout: 240_000 }

export default defineConfig({
  plugins: [babel({ include: /src\/web\/.*\.tsx?$/, plugins: ['@lingui/babel-plugin-lingui-macro'] })],
  test: {
    projects: [
      {
        test: {
          name: 'pure',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...SKIPPED, ...SLOWER, COMPONENTS],
          testTimeout: 60_000,
          ...SHARED,
        },
      },
      {
        test: {
          ...DOM,
          name: 'components',
          include: [COMPONENTS],
          exclude: SKIPPED,
        },
      },
      {
        test: {
          ...DOM,
          name: 'screens',
          include: ['tests/screens/**/*.test.tsx'],
          exclude: SKIPPED,
          globalSetup: [BUNDLED, 'tests/support/open-shop.setup.ts'],
          hookTimeout: 180_000,
        },
      },
      { test: { name: 'db', include: ['**/*.db.test.ts'], exclude: [...SKIPPED, 'tests/contract/**'], ...DATABASE } },
      { test: { name: 'contract', include: ['tests/contract/**/*.test.ts'], exclude: SKIPPED, ...DATABASE } },
      {
        // One after the other, because some compare times.
        test: { name: 'attacks', include: ['tests/attacks/**/*.test.ts'], exclude: SKIPPED, ...DATABASE, fileParallelism: false },
      },
      {
        test: {
          ...SERVERS,
          name: 'processes',
          include: ['tests/processes/**/*.test.ts'],
          exclude: [...SKIPPED, ...OWN_SHOPS],
          globalSetup: [BUNDLED, 'tests/support/open-shop.setup.ts'],
        },
      },
      { test: { ...SERVERS, name: 'programs', include: OWN_SHOPS, exclude: SKIPPED, globalSetup: [BUNDLED] } },
      {
        test: {
          ...TIDY,
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          exclude: SKIPPED,
          globalSetup: [BUNDLED],
          pool: 'forks',
          testTimeout: 300_000,
        },
      },
    ],
  },
})
