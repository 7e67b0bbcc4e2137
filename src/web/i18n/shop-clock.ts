import { CLOCK } from '../../shared/clock-format.ts'
import { writePromisedTime } from '../../shared/promised-time.ts'
import type { Shop } from '../session/shop.ts'
import { formatOnce } from '../ssr/formatted-texts.ts'

type ShopClock = Pick<Shop, 'locale' | 'timeZone'>

/** "20 November 2026 at 14:30" on the store's clock, whatever the reader's time zone. */
export function formatInstant(instant: string, shop: ShopClock): string {
  return writeOnClock(instant, shop, CLOCK)
}

/** "20 November 2026", the day on the store's calendar. */
export function formatShopDay(instant: string, shop: ShopClock): string {
  return writeOnClock(instant, shop)
}

function writeOnClock(instant: string, { locale, timeZone }: ShopClock, time: Partial<typeof CLOCK> = {}): string {
  const write = () => new Intl.DateTimeFormat(locale, { dateStyle: 'long', ...time, timeZone }).format(Date.parse(instant))
  return formatOnce(write, 'instant', instant, locale, timeZone, time.timeStyle ?? '')
}

/** "Thursday 10:12", on the store's clock. */
export function formatPromise(promised: string, from: string, { locale, timeZone }: ShopClock): string {
  const write = () => writePromisedTime(new Date(promised), new Date(from), { locale, timeZone })
  return formatOnce(write, 'promise', promised, from, locale, timeZone)
}
