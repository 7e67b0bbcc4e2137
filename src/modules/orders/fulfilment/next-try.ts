/** After the first refusal, the second, …; all within the hour in which a gift is promised. */
const WAIT_MINUTES = [1, 4, 15, 30] as const

/** When a mail that was refused so many times is tried again; undefined when that is no use any more. */
export function nextTry(refusals: number, now: Date): Date | undefined {
  const minutes = WAIT_MINUTES[refusals - 1]
  return minutes === undefined ? undefined : new Date(now.getTime() + minutes * 60_000)
}

/** A server that says "later" for so long means no; the buyer is to know within that hour. */
const MAX_PUT_OFF_MS = 50 * 60_000

/** Whether a mail that is put off was put off long enough, since the first time. */
export function isPutOffTooLong(putOffSince: Date | null, now: Date): boolean {
  return putOffSince !== null && now.getTime() - putOffSince.getTime() > MAX_PUT_OFF_MS
}
