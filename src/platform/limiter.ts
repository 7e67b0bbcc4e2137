export type Limiter = {
  /** Starts the work when a place is free; undefined when too many are waiting. */
  run<T>(work: () => Promise<T>): Promise<T> | undefined
}

/** Runs at most `maxRunning` at once, while at most `maxWaiting` wait in order. */
export function createLimiter({ maxRunning, maxWaiting }: { maxRunning: number; maxWaiting: number }): Limiter {
  let running = 0
  const waiting: (() => void)[] = []

  async function runInTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running < maxRunning) running++
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      // The next waiting work takes this place.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }

  return { run: (work) => (running < maxRunning || waiting.length < maxWaiting ? runInTurn(work) : undefined) }
}
