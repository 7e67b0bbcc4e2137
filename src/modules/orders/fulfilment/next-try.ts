/** After the first refusal, the second, …; all within the hour in which a gift is promised. */
const WAIT_MINUTES = [1, 4, 15, 30] as const

/** When a mail that was refused so many times is tried again; undefined when that is no use any more. */
export function nextTry(refusals: number, now: Date): Date | undefined {
  const minutes = WAIT_MINUTES[refusals - 1]
  return minutes === undefined ? undefined : new Date(now.getTime() + minutes * 60_000)
}
