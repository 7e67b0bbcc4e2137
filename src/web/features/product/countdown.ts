/** The delivery promise for an order placed before `orderBefore`. Days are on the shop's calendar. */
export type Promised = { orderBefore: string; shipsOn: string; tomorrowFrom: string; todayFrom: string }

export type Countdown<P extends Promised> = {
  /** Today and tomorrow are the shop's days, not the visitor's. */
  ships: 'today' | 'tomorrow' | 'later'
  hours: number
  /** Minutes left beside the full hours, rounded down so that the promise is never too late. */
  minutes: number
  promise: P
}

/** The first promise that still applies, however old the page is; undefined when all have passed. */
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
