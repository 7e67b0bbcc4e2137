import { expect } from 'vitest'

/** What a piece of work takes of this thread's processor time: while other programs have the processor, it stands still. */
export async function measureWork(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

const TRIES = 3

/** Whatever else the process does meanwhile, such as collecting garbage, only adds to it: the best of a few tries counts, each told which it is. */
export async function expectLittleWork(budgetMs: number, work: (round: number) => unknown): Promise<void> {
  let leastMs = Number.POSITIVE_INFINITY
  for (let round = 0; round < TRIES && leastMs >= budgetMs; round++) {
    leastMs = Math.min(leastMs, await measureWork(() => work(round)))
  }
  expect(leastMs).toBeLessThan(budgetMs)
}
