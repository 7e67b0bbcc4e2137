/** `npm run faults`: a minute of faults, then each of the planted bugs, which must be found. `npm run faults -- 7` uses another seed. */
import { openLab } from './fault-lab.ts'
import { listFaults, PLANTED_PLAN, SHORT_PLAN, WHOLE_PLAN, writeReport } from './fault-plans.ts'
import { PLANTED_BUGS } from './planted-bugs.ts'

const options = process.argv.slice(2)
const seed = Number(options.find((option) => /^\d+$/.test(option)) ?? 1)
const plan = options.includes('--short') ? SHORT_PLAN : WHOLE_PLAN
const lab = await openLab()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void lab.close().finally(() => process.exit(130)))
}
try {
  if (!options.includes('--planted')) {
    const report = await lab.run({ ...plan, seed })
    console.log(writeReport(report))
    fail(...listFaults(report, plan))
  }
  for (const bug of options.includes('--short') ? [] : PLANTED_BUGS) {
    const report = await lab.run({ ...PLANTED_PLAN, seed }, bug)
    const seen = report.findings[bug.seenBy.witness].filter((words) => bug.seenBy.words.test(words))
    if (seen.length > 0) console.log(`✓ found: ${bug.name}, ${seen.length} times, such as "${seen[0]}"`)
    else fail(`The planted bug "${bug.name}" was not found`)
  }
} finally {
  await lab.close()
}

function fail(...failures: string[]): void {
  for (const failure of failures) console.log(`✗ ${failure}`)
  if (failures.length > 0) process.exitCode = 1
}
