/** What holds for an order placed before an instant; days are the shop's own. */
export type Promised = { orderBefore: string; shipsOn: string; tomorrowFrom: string; todayFrom: string }

export type Countdown<P extends Promised> = {
  /** Today and tomorrow are the shop's, not the visitor's. */
  ships: 'today' | 'tomorrow' | 'later'
  hours: number
  /** Whole minutes that are left beside the hours: less is promised, never more. */
  minutes: number
  promise: P
}

/** The first promise that still holds, however old the page is; undefined when all have passed. */
export function readCountdown<P extends Promised>(promises: readonly P[], now: number): Countdown<P> | undefined {
  const promise = promises.find(({ orderBefore }) => Date.parse(orderBefore) > now)
  if (!promise) return undefined
  const left = Math.floor((Date.parse(promise.orderBefore) - now) / 60_000)
  return { ships: nameDay(promise, now), hours: Math.floor(left / 60), minutes: left % 60, promise }
}

function nameDay({ todayFrom, tomorrowFrom }: Promised, now: number): Countdown<Promised>['ships'] {
  if (now >= Date.parse(todayFrom)) return 'today'
  return now >= Date.parse(tomorrowFrom) ? 'tomorrow' : 'later'
}
