// Reads the reports of Vitest and Playwright, so that `npm test` lists the failed and the flaky tests.
import { join, relative } from 'node:path'

const ROOT = join(import.meta.dirname, '..')

type VitestTest = { ancestorTitles: string[]; title: string; status: string }
export type VitestReport = { testResults?: { name: string; status: string; assertionResults: VitestTest[] }[] }

type Suite = {
  title: string
  specs?: { file: string; title: string; tests: { status: string }[] }[]
  suites?: Suite[]
}
export type PlaywrightReport = { config?: { rootDir: string }; suites?: Suite[] }

export function listFailed({ testResults = [] }: VitestReport): string[] {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const file = relative(ROOT, name)
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      if (failed.length === 0) return `${file}: cannot be run`
      return failed.map(({ ancestorTitles, title }) => `${file}: ${[...ancestorTitles, title].join(' > ')}`)
    })
}

/** An `unexpected` test failed at every try, a `flaky` one passed at a later try. */
export function listJourneys({ config, suites = [] }: PlaywrightReport, wanted: 'unexpected' | 'flaky'): string[] {
  const folder = relative(ROOT, config?.rootDir ?? ROOT)
  const list = ({ specs = [], suites = [] }: Suite, groups: string[]): string[] => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === wanted))
      .map(({ file, title }) => `${join(folder, file)}: ${[...groups, title].join(' > ')}`),
    ...suites.flatMap((suite) => list(suite, [...groups, suite.title])),
  ]
  // The outermost suite is the test file.
  return suites.flatMap((suite) => list(suite, []))
}
