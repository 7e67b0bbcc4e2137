/** The checks of the sources in `npm run check` and `npm test`. Boundaries are checked by a pure test: tests/rules/boundaries.test.ts. */
export const CHECKS = [
  { name: 'format and lint', command: ['biome', 'ci', '--error-on-warnings', '--colors=off', '.'] },
  { name: 'lint with types', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'house rules', command: ['node', 'tools/check-house-rules.mjs'] },
  { name: 'nothing unused', command: ['knip'] },
  { name: 'translations', command: ['node', '--import', 'tsx', 'tools/compile-texts.ts', '--strict'] },
  { name: 'types', command: ['tsc', '--noEmit', '-p', '.'] },
]
