import { useLingui } from '@lingui/react/macro'
import { useShop } from '#web/session/use-shop.ts'
import { nameClock } from './delivery-moment.ts'

/** The shop's time zone by its common name, e.g. "UK time". */
export function useClock(): string {
  const { t } = useLingui()
  const { locale, timeZone } = useShop()
  return timeZone === 'Europe/London' ? t`UK time` : nameClock(timeZone, locale)
}
