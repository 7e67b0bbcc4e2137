/** Minutes to wait after the first refusal, the second, and so on. Together they stay within the hour that is promised for a gift. */
const WAIT_MINUTES = [1, 4, 15, 30] as const

/** When a mail with this many refusals is sent again; undefined after the last attempt. */
export function nextTry(refusals: number, now: Date): Date | undefined {
  const minutes = WAIT_MINUTES[refusals - 1]
  return minutes === undefined ? undefined : new Date(now.getTime() + minutes * 60_000)
}

/** A mail that is deferred for this long counts as refused, because the buyer must be notified within the hour. */
const MAX_DEFERRED_MS = 50 * 60_000

/** Counted from the first deferral. */
export function isDeferredTooLong(deferredSince: Date | null, now: Date): boolean {
  return deferredSince !== null && now.getTime() - deferredSince.getTime() > MAX_DEFERRED_MS
}
