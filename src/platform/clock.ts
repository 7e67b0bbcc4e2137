import type { Clock } from './context.ts'

export const systemClock: Clock = { now: () => new Date() }

/** A clock that stands still until it is set, for tests. */
export function fixedClock(start: string | Date): Clock & { set(instant: string | Date): void } {
  let now = new Date(start)
  return {
    now: () => new Date(now),
    set: (instant) => {
      now = new Date(instant)
    },
  }
}
