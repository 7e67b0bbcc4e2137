import { CLOCK } from '../../shared/clock-format.ts'
import { useShop } from '../session/use-shop.ts'
import { useHydrated } from '../ssr/use-hydrated.ts'

/** The reader's time zone is known only in the browser, so until hydration the day is shown in UTC. */
export function useLocalTime(instant: string): string {
  const { locale } = useShop()
  const isHydrated = useHydrated()
  const format = isHydrated ? ({ dateStyle: 'long', ...CLOCK } as const) : ({ dateStyle: 'long', timeZone: 'UTC' } as const)
  return new Intl.DateTimeFormat(locale, format).format(Date.parse(instant))
}
