import { CLOCK } from '#shared/clock-format.ts'
import { formatMoney, toApiMoney } from '#shared/money.ts'
import { localeOf, type StorefrontContext } from '../../storefronts/index.ts'
import type { Draw } from '../doubler.store.ts'

export type Shop = Pick<StorefrontContext, 'storefront' | 'language'>

/** "Monday 6 April" and "12:00", in the storefront's time zone. */
export function writeDrawTime({ drawAt }: Pick<Draw, 'drawAt'>, shop: Shop): { day: string; time: string } {
  const { timeZone } = shop.storefront
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localeOf(shop), { ...options, timeZone }).format(drawAt)
  return { day: format({ weekday: 'long', day: 'numeric', month: 'long' }), time: format(CLOCK) }
}

export function writePrize({ currency, prizeMinor }: Pick<Draw, 'currency' | 'prizeMinor'>, shop: Shop): string {
  return currency === null ? '' : formatMoney(toApiMoney({ currency, minor: Number(prizeMinor) }), localeOf(shop))
}
