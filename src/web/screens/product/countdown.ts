/** What holds for an order placed before an instant; days are the shop's own. */
export type Promised = { orderBefore: string; shipsOn: string; deliveredFrom: string; deliveredBy: string }

export type Countdown = {
  /** Today and tomorrow are the shop's, not the visitor's. */
  ships: 'today' | 'tomorrow' | 'later'
  hours: number
  /** Whole minutes that are left beside the hours: less is promised, never more. */
  minutes: number
  promise: Promised
}

/** The first promise that still holds, however old the page is; undefined when all have passed. */
export function readCountdown(promises: readonly Promised[], timeZone: string, now: number): Countdown | undefined {
  const promise = promises.find(({ orderBefore }) => Date.parse(orderBefore) > now)
  if (!promise) return undefined
  const left = Math.floor((Date.parse(promise.orderBefore) - now) / 60_000)
  return { ships: nameDay(promise.shipsOn, timeZone, now), hours: Math.floor(left / 60), minutes: left % 60, promise }
}

const DAY_MS = 86_400_000

function nameDay(day: string, timeZone: string, now: number): Countdown['ships'] {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now)
  const away = Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS)
  if (away === 0) return 'today'
  return away === 1 ? 'tomorrow' : 'later'
}
