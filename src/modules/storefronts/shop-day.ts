import { Temporal } from 'temporal-polyfill'
import type { Storefront } from '#storefronts/types.ts'
import { memoize } from '../../shared/memoize.ts'
import type { StorefrontContext } from './storefront-context.ts'

/** Swedes write days as the standard does. */
const dayFormat = memoize((timeZone) => new Intl.DateTimeFormat('sv-SE', { timeZone }))

/** The day of an instant, as the shop's own calendar says: 2026-03-31. */
export function shopDayOf({ timeZone }: Pick<Storefront, 'timeZone'>, at: Date): string {
  return dayFormat(timeZone).format(at)
}

/** The instant at which a day of the shop's calendar, or the one so many days later, is over. */
export function endOfShopDay({ timeZone }: Pick<Storefront, 'timeZone'>, day: string, daysLater = 0): Date {
  const next = Temporal.PlainDate.from(day).add({ days: daysLater + 1 })
  return new Date(next.toZonedDateTime(timeZone).epochMilliseconds)
}

/** Today. */
export function shopDay({ clock, storefront }: Pick<StorefrontContext, 'clock' | 'storefront'>): string {
  return shopDayOf(storefront, clock.now())
}
