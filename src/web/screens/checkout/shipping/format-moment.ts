import { writeOnce } from '../../../client/written.ts'

/** On the store's own clock, as the buyer chose it. */
export function formatMoment(instant: string, locale: string, timeZone: string): string {
  const moment = { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', timeZone } as const
  const write = () => new Intl.DateTimeFormat(locale, moment).format(Date.parse(instant))
  return writeOnce(write, 'moment', instant, locale, timeZone)
}
