// `npm test`: everything, quick to slow; the last line says how many passed and failed.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { CHECKS } from './checks.mjs'
import { findChromium } from './chromium.mjs'
import { ROOT, run } from './run.mjs'

const REPORTS = join(ROOT, 'test-results/reports')

/** Each part is told apart, so that whole servers start only when nothing else keeps the machine busy. */
const VITEST_PARTS = [
  { name: 'pure rules', projects: ['pure'] },
  { name: 'database and contract', projects: ['db', 'contract'] },
  { name: 'attacks', projects: ['attacks'] },
  { name: 'starting and stopping', projects: ['processes'] },
  { name: 'orders while everything breaks', projects: ['faults'] },
]

const totals = { passed: 0, failed: 0 }

function count(passed, failed) {
  totals.passed += passed
  totals.failed += failed
}

function title(name) {
  process.stdout.write(`\n── ${name} ──\n`)
}

async function checkSources() {
  title('sources')
  for (const { name, command } of CHECKS) {
    const { ok, output, seconds } = await run(command, { quiet: true })
    process.stdout.write(`${ok ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)\n${ok ? '' : output}`)
    count(ok ? 1 : 0, ok ? 0 : 1)
  }
}

async function runVitest({ name, projects }) {
  title(name)
  const report = join(REPORTS, `${projects.join('-')}.json`)
  const chosen = projects.flatMap((project) => ['--project', project])
  const { ok } = await run(['vitest', 'run', ...chosen, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`])
  const { numPassedTests = 0, numFailedTests = 0 } = readReport(report)
  // A file that cannot even be read, or an error outside of any test, is a failure that no test counts.
  count(numPassedTests, ok ? numFailedTests : Math.max(numFailedTests, 1))
}

async function runJourneys() {
  title('journeys in the browser')
  const report = join(REPORTS, 'journeys.json')
  const env = { CHROMIUM_PATH: findChromium() ?? '', PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const { ok } = await run(['playwright', 'test', '--reporter=list,json'], { env })
  const { expected = 0, flaky = 0, unexpected = 0 } = readReport(report).stats ?? {}
  if (flaky > 0) process.stdout.write(`${flaky} passed only when tried again\n`)
  count(expected + flaky, ok ? unexpected : Math.max(unexpected, 1))
}

function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
}

rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })
await checkSources()
for (const part of VITEST_PARTS) await runVitest(part)
await runJourneys()
process.stdout.write(`\n${totals.passed} passed, ${totals.failed} failed\n`)
process.exitCode = totals.failed === 0 && totals.passed > 0 ? 0 : 1
