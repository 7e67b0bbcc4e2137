// `npm test` runs all stages, `npm test -- pure contract` only those. It ends with the time of each stage, the failed and the flaky tests, and their numbers.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { CHECKS } from './checks.mjs'
import { findChromium } from './chromium.mjs'
import { ROOT, run } from './run.mjs'
import { listFailed, listJourneys } from './test-report.ts'

const REPORTS = join(ROOT, 'test-results/reports')

/** Stages spend a third of their time waiting for databases and programs, so three run in parallel on two cores, the longest first. The journeys use both cores, so they start last. */
const LANES = 3
const STAGES = {
  db: () => runVitest('db'),
  processes: () => runVitest('processes'),
  contract: () => runVitest('contract'),
  attacks: () => runVitest('attacks'),
  screens: () => runVitest('screens'),
  programs: () => runVitest('programs'),
  pure: () => runVitest('pure'),
  checks: checkSources,
  faults: () => runVitest('faults'),
  components: () => runVitest('components'),
  journeys: runJourneys,
}

const names = process.argv.slice(2)
const unknown = names.filter((name) => !(name in STAGES))
if (unknown.length > 0) {
  process.stderr.write(`There is no stage ${unknown.join(', ')}. Stages: ${Object.keys(STAGES).join(', ')}\n`)
  process.exit(1)
}
const chosen = Object.keys(STAGES).filter((name) => names.length === 0 || names.includes(name))
/** The output of parallel stages is printed when each has ended. */
const quiet = chosen.filter((name) => name !== 'journeys').length > 1
const results = []

async function runStage(name) {
  if (!quiet || name === 'journeys') process.stdout.write(`\n── ${name} ──\n`)
  const started = performance.now()
  const { output = '', ok, passed, failed, flaky = [] } = await STAGES[name]()
  if (output) process.stdout.write(`\n── ${name} ──\n${output}`)
  // An error outside of any test is a failure too.
  if (!ok && failed.length === 0) failed.push(`${name}: see its output`)
  results.push({ name, passed, failed, flaky, seconds: (performance.now() - started) / 1000 })
}

async function checkSources() {
  const lines = []
  const failed = []
  for (const { name, command } of CHECKS) {
    const { ok, output, seconds } = await run(command, { quiet: true })
    lines.push(`${ok ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)\n${ok ? '' : output}`)
    if (!ok) failed.push(`checks: ${name}`)
  }
  return { output: lines.join(''), ok: failed.length === 0, passed: CHECKS.length - failed.length, failed }
}

async function runVitest(project) {
  const report = join(REPORTS, `${project}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { ok, output } = await run(['vitest', 'run', '--project', project, ...reporters], { quiet })
  const written = readReport(report)
  return { output, ok, passed: written.numPassedTests ?? 0, failed: listFailed(written) }
}

async function runJourneys() {
  const report = join(REPORTS, 'journeys.json')
  const env = { CHROMIUM_PATH: findChromium() ?? '', PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const { ok } = await run(['playwright', 'test', '--reporter=list,json'], { env })
  const written = readReport(report)
  const flaky = listJourneys(written, 'flaky')
  return { ok, passed: (written.stats?.expected ?? 0) + flaky.length, failed: listJourneys(written, 'unexpected'), flaky }
}

function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
}

rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })

const started = performance.now()
const waiting = [...chosen]
async function work() {
  for (let name = waiting.shift(); name; name = waiting.shift()) await runStage(name)
}
await Promise.all(Array.from({ length: LANES }, work))

process.stdout.write('\n')
for (const { name, seconds, passed, failed } of results) {
  process.stdout.write(`${name.padEnd(12)}${seconds.toFixed(0).padStart(5)} s  ${passed} passed, ${failed.length} failed\n`)
}
process.stdout.write(`${'all'.padEnd(12)}${((performance.now() - started) / 1000).toFixed(0).padStart(5)} s\n\n`)
const failed = results.flatMap((result) => result.failed)
const passed = results.reduce((total, result) => total + result.passed, 0)
for (const test of results.flatMap(({ flaky }) => flaky)) process.stdout.write(`flaky: ${test}\n`)
for (const test of failed) process.stdout.write(`failed: ${test}\n`)
process.stdout.write(`${passed} passed, ${failed.length} failed\n`)
process.exitCode = failed.length === 0 && passed > 0 ? 0 : 1
