// `npm run check` runs all quick checks, two at a time, the longest first. It prints one line for a check that passes, and the whole output of one that fails.
import { CHECKS } from './checks.mjs'
import { run } from './run.mjs'

const PURE_TESTS = {
  name: 'pure tests',
  command: ['vitest', 'run', '--project', 'pure', '--maxWorkers', '2', '--reporter', 'minimal'],
}
const LANES = 2

const waiting = [PURE_TESTS, ...CHECKS.toReversed()]
const failed = []

async function work() {
  for (let check = waiting.shift(); check; check = waiting.shift()) {
    const { ok, output, seconds } = await run(check.command, { quiet: true })
    process.stdout.write(`${ok ? '✓' : '✗'} ${check.name} (${seconds.toFixed(1)} s)\n`)
    if (!ok) failed.push({ name: check.name, output })
  }
}

await Promise.all(Array.from({ length: LANES }, work))
for (const { name, output } of failed) process.stdout.write(`\n── ${name} ──\n${output.trimEnd()}\n`)
process.stdout.write(failed.length === 0 ? '\nAll checks passed.\n' : `\n${failed.length} failed.\n`)
process.exitCode = failed.length === 0 ? 0 : 1
