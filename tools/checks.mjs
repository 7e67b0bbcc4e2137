// The checks of the sources in `npm run check` and `npm test`; each runs only if its settings exist. Boundaries are checked by a pure test:
// tests/rules/boundaries.test.ts.
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')

const ALL = [
  { name: 'format and lint', settings: 'biome.json', command: ['biome', 'ci', '--error-on-warnings', '--colors=off', '.'] },
  { name: 'lint with types', settings: '.oxlintrc.json', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'house rules', settings: 'tools/check-house-rules.mjs', command: ['node', 'tools/check-house-rules.mjs'] },
  { name: 'nothing unused', settings: 'knip.json', command: ['knip'] },
  {
    name: 'translations',
    settings: 'lingui.config.ts',
    command: ['node', '--import', 'tsx', 'tools/compile-texts.ts', '--strict'],
  },
  { name: 'types', settings: 'tsconfig.json', command: ['tsc', '--noEmit', '-p', '.'] },
]

export const CHECKS = ALL.filter(({ settings }) => existsSync(join(ROOT, settings)))
