import { keepEach } from '../../shared/keep-each.ts'
import type { StorefrontContext } from './storefront-context.ts'

/** Swedes write days as the standard does. */
const dayFormat = keepEach((timeZone) => new Intl.DateTimeFormat('sv-SE', { timeZone }))

/** Today, as the shop's own calendar says: 2026-03-31. */
export function shopDay({ clock, storefront }: Pick<StorefrontContext, 'clock' | 'storefront'>): string {
  return dayFormat(storefront.timeZone).format(clock.now())
}
