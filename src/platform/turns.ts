import type { ShopFailure } from '../shared/failures.ts'
import { fail, type Result } from '../shared/result.ts'
import { createLimiter, type Limiter } from './limiter.ts'

/** One after the other; more may wait than any browser asks for at once. */
export const ONE_BY_ONE = { maxRunning: 1, maxWaiting: 20 }

/** Runs work of the same key in turn; undefined when too many wait already. */
export type Turns = <T>(key: string, work: () => Promise<T>) => Promise<T> | undefined

export function createTurns(limits = ONE_BY_ONE): Turns {
  const limiters = new Map<string, { limiter: Limiter; users: number }>()
  return (key, work) => {
    const kept = limiters.get(key) ?? { limiter: createLimiter(limits), users: 0 }
    const running = kept.limiter.run(work)
    if (!running) return undefined
    limiters.set(key, kept)
    kept.users++
    return running.finally(() => {
      if (--kept.users === 0) limiters.delete(key)
    })
  }
}

/** What is said to those who ask too much at once. */
export const TOO_MANY_AT_ONCE: ShopFailure = { name: 'RATE_LIMITED' }

/**
 * One after the other for each key, in this process. Changes that lock the same row would wait for each other inside the database, each with a connection
 * of its own: one visitor could occupy all of them. Here they wait before they take one, and when too many wait the next is refused. Called outside of any
 * transaction. The lock is needed all the same: there are other processes.
 */
export async function inTurn<T, F>(
  { turns }: { turns?: Turns | undefined },
  { key, refusal }: { key: string; refusal: F },
  work: () => Promise<Result<T, F>>,
): Promise<Result<T, F>> {
  if (!turns) return work()
  return turns(key, work) ?? fail(refusal)
}
