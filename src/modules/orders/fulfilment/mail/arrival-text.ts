import { localeOf, type StorefrontContext, textsIn } from '#modules/storefronts/index.ts'
import { formatArrivalDays, formatArrivalMoment } from '#shared/arrival-format.ts'
import { arrivalOf } from '../../arrival.ts'
import type { Shipment } from '../../order.ts'

const TEXTS = {
  now: { en: 'Arrives within the hour', nl: 'Komt binnen een uur aan' },
  later: { en: 'Arrives {when}', nl: 'Komt aan {when}' },
} as const

/** The promised arrival, in the words of the pages. */
export function writeArrival(shop: StorefrontContext, shipment: Shipment): string {
  const { storefront, clock } = shop
  const text = textsIn(shop, TEXTS)
  const locale = localeOf(shop)
  const arrival = arrivalOf(shipment, { storefront, now: clock.now() })
  if (!('at' in arrival)) return text('later', { when: formatArrivalDays(arrival.from, arrival.until, locale) })
  return arrival.at ? text('later', { when: formatArrivalMoment(arrival.at, locale, storefront.timeZone) }) : text('now')
}
