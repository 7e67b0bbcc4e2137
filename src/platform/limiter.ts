export type Limiter = {
  /** Starts the work when it is its turn; undefined when too many wait already. */
  run<T>(work: () => Promise<T>): Promise<T> | undefined
}

/** Lets a few run at once; a few more wait in line. */
export function createLimiter({ maxRunning, maxWaiting }: { maxRunning: number; maxWaiting: number }): Limiter {
  let running = 0
  const waiting: (() => void)[] = []

  async function runInTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running < maxRunning) running++
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      // The next in line takes this place.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }

  return { run: (work) => (running < maxRunning || waiting.length < maxWaiting ? runInTurn(work) : undefined) }
}
