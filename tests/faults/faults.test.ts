import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openLab } from './fault-lab.ts'
import { listFaults, SHORT_PLAN, writeReport } from './fault-plans.ts'
import { PLANTED_BUGS, plantInto } from './planted-bugs.ts'

/** The short plan; `npm run faults` takes a minute and plants the bugs. */
test('no order is lost, paid twice or left without its cards while processes are killed and webhooks get lost', async () => {
  const lab = await openLab()
  try {
    const report = await lab.run({ ...SHORT_PLAN, seed: 1 })
    console.log(writeReport(report))
    expect(listFaults(report, SHORT_PLAN)).toEqual([])
  } finally {
    await lab.close()
  }
})

test('every bug that `npm run faults` plants has its place', () => {
  for (const bug of PLANTED_BUGS) {
    for (const { file } of bug.edits) plantInto(readFileSync(join(import.meta.dirname, '../..', file), 'utf8'), file, bug)
  }
})

test('a bug that no longer has its place fails loudly', () => {
  const [bug] = PLANTED_BUGS
  const file = bug?.edits[0]?.file ?? ''
  expect(() => bug && plantInto('something else', file, bug)).toThrow('A bug cannot be planted')
})
