import { Temporal } from 'temporal-polyfill'
import type { Storefront } from '#storefronts/types.ts'
import { memoize } from '../../shared/memoize.ts'
import type { StorefrontContext } from './storefront-context.ts'

/** The Swedish date format is the ISO format. */
const dayFormat = memoize((timeZone) => new Intl.DateTimeFormat('sv-SE', { timeZone }))

/** The day of an instant in the shop's time zone, such as 2026-03-31. */
export function shopDayOf({ timeZone }: Pick<Storefront, 'timeZone'>, at: Date): string {
  return dayFormat(timeZone).format(at)
}

/** The instant at which a day of the shop's calendar ends, or the day that is `daysLater` days later. */
export function endOfShopDay({ timeZone }: Pick<Storefront, 'timeZone'>, day: string, daysLater = 0): Date {
  const next = Temporal.PlainDate.from(day).add({ days: daysLater + 1 })
  return new Date(next.toZonedDateTime(timeZone).epochMilliseconds)
}

/** Today in the shop's time zone. */
export function shopDay({ clock, storefront }: Pick<StorefrontContext, 'clock' | 'storefront'>): string {
  return shopDayOf(storefront, clock.now())
}
