import { CLOCK } from '#shared/clock-format.ts'
import { formatMoney, toApiMoney } from '#shared/money.ts'
import { type Localised, localeOf } from '../../storefronts/index.ts'
import type { Draw } from '../doubler.store.ts'

/** "Monday 6 April" and "12:00", in the storefront's time zone. */
export function writeDrawTime({ drawAt }: Pick<Draw, 'drawAt'>, shop: Localised): { day: string; time: string } {
  const { timeZone } = shop.storefront
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localeOf(shop), { ...options, timeZone }).format(drawAt)
  return { day: format({ weekday: 'long', day: 'numeric', month: 'long' }), time: format(CLOCK) }
}

export function writePrize({ currency, prizeMinor }: Pick<Draw, 'currency' | 'prizeMinor'>, shop: Localised): string {
  return currency === null ? '' : formatMoney(toApiMoney({ currency, minor: Number(prizeMinor) }), localeOf(shop))
}
