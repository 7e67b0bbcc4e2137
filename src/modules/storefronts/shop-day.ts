import type { Storefront } from '../../../storefronts/types.ts'
import { keepEach } from '../../shared/keep-each.ts'
import type { StorefrontContext } from './storefront-context.ts'

/** Swedes write days as the standard does. */
const dayFormat = keepEach((timeZone) => new Intl.DateTimeFormat('sv-SE', { timeZone }))

/** The day of an instant, as the shop's own calendar says: 2026-03-31. */
export function shopDayOf({ timeZone }: Pick<Storefront, 'timeZone'>, at: Date): string {
  return dayFormat(timeZone).format(at)
}

/** Today. */
export function shopDay({ clock, storefront }: Pick<StorefrontContext, 'clock' | 'storefront'>): string {
  return shopDayOf(storefront, clock.now())
}
