import { openLab } from './fault-lab.ts'
import { PLANTED_PLAN } from './fault-plans.ts'
import { PLANTED_BUGS } from './planted-bugs.ts'
const lab = await openLab()
try {
  for (const bug of PLANTED_BUGS.filter(({ name }) => /bonus|undone/.test(name))) {
    const report = await lab.run({ ...PLANTED_PLAN, seconds: 12, kills: { postgres: 1, web: 1, worker: 1 }, kinds: ['redeems', 'undoes', 'leaves'], seed: 1 }, bug)
    console.log(bug.name, report.orders, report.testimony)
  }
} finally { await lab.close() }
