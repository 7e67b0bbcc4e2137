import type { StorefrontContext } from './storefront-context.ts'

/** Today, as the shop's own calendar says: 2026-03-31. */
export function shopDay({ clock, storefront }: Pick<StorefrontContext, 'clock' | 'storefront'>): string {
  return clock.now().toLocaleDateString('sv-SE', { timeZone: storefront.timeZone })
}
