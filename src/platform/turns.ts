import type { ShopFailure } from '../shared/failures.ts'
import { fail, type Result } from '../shared/result.ts'
import { createLimiter, type Limiter } from './limiter.ts'

/** One runs at a time; the waiting places are more than a browser sends at once. */
export const ONE_BY_ONE = { maxRunning: 1, maxWaiting: 20 }

/** Runs work with the same key one after the other; undefined when too many are waiting. */
export type Turns = <T>(key: string, work: () => Promise<T>) => Promise<T> | undefined

export function createTurns(limits = ONE_BY_ONE): Turns {
  const limiters = new Map<string, { limiter: Limiter; users: number }>()
  return (key, work) => {
    const entry = limiters.get(key) ?? { limiter: createLimiter(limits), users: 0 }
    const running = entry.limiter.run(work)
    if (!running) return undefined
    limiters.set(key, entry)
    entry.users++
    return running.finally(() => {
      if (--entry.users === 0) limiters.delete(key)
    })
  }
}

export const TOO_MANY_AT_ONCE: ShopFailure = { name: 'RATE_LIMITED' }

/**
 * Runs work with the same key one after the other in this process. Mutations that lock the same row would otherwise wait inside the database, each with its
 * own connection, so one visitor could occupy all connections. Here they wait before they take a connection, and are refused when too many wait. Call it
 * outside of any transaction. Row locks are still needed, because there are other processes.
 */
export async function inTurn<T, F>(
  { turns }: { turns?: Turns | undefined },
  { key, refusal }: { key: string; refusal: F },
  work: () => Promise<Result<T, F>>,
): Promise<Result<T, F>> {
  if (!turns) return work()
  return turns(key, work) ?? fail(refusal)
}
