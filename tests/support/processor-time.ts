import { expect } from 'vitest'

/** The processor time that this thread needs for the work. It does not grow while other programs use the processor. */
export async function measureWork(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

const TRIES = 3

/** Other work of the process, such as garbage collection, only adds to the time. So the best of a few rounds counts; the work gets the round's number. */
export async function expectLittleWork(budgetMs: number, work: (round: number) => unknown): Promise<void> {
  let leastMs = Number.POSITIVE_INFINITY
  for (let round = 0; round < TRIES && leastMs >= budgetMs; round++) {
    leastMs = Math.min(leastMs, await measureWork(() => work(round)))
  }
  expect(leastMs).toBeLessThan(budgetMs)
}
