import { formatOnce } from '../../ssr/formatted-texts.ts'

/** On the store's own clock, as the buyer chose it. */
export function formatMoment(instant: string, locale: string, timeZone: string): string {
  const day = { weekday: 'long', day: 'numeric', month: 'long' } as const
  const moment = { ...day, hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const
  const write = () => new Intl.DateTimeFormat(locale, moment).format(Date.parse(instant))
  return formatOnce(write, 'moment', instant, locale, timeZone)
}
