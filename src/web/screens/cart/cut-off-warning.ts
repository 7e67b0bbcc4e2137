import { type Promised, readCountdown } from '../../features/product/countdown.ts'

/** Hours before the cut-off when the warning appears. */
const NEAR_HOURS = 3

export type CutOffWarning<P extends Promised> = {
  /** Changed: the page was opened before a cut-off that has passed since. */
  kind: 'near' | 'passed' | 'changed'
  promise: P
}

/** Spec §4, delivery warnings: what the cut-off means for an order placed now, compared with the promise when the page was opened. */
export function findCutOffWarning<P extends Promised>(promises: readonly P[], now: number): CutOffWarning<P> | undefined {
  const countdown = readCountdown(promises, now)
  if (!countdown) return undefined
  const { promise, ships } = countdown
  if (promise !== promises[0]) return { kind: 'changed', promise }
  if (ships !== 'today') return { kind: 'passed', promise }
  return Date.parse(promise.orderBefore) - now <= NEAR_HOURS * 3_600_000 ? { kind: 'near', promise } : undefined
}
