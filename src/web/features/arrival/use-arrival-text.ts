import { useLingui } from '@lingui/react/macro'
import type { ArrivalFragment } from '#generated/documents.ts'
import { formatArrivalDays, formatArrivalMoment } from '#shared/arrival-format.ts'
import { useShop } from '../../session/use-shop.ts'
import { formatOnce } from '../../ssr/formatted-texts.ts'

export const ARRIVES_NOW: ArrivalFragment = { from: null, until: null, at: null }

/** The promised arrival, in the same words on every page: "Arrives Fri 20 – Mon 23 Nov", "Arrives Wed 18 Nov, 9:00", "Arrives within the hour". */
export function useArrivalText(): (arrival: ArrivalFragment) => string {
  const { t } = useLingui()
  const { locale, timeZone } = useShop()
  return ({ from, until, at }) => {
    if (from && until) {
      const when = formatOnce(() => formatArrivalDays(from, until, locale), 'arrival', from, until, locale)
      return t`Arrives ${when}`
    }
    if (!at) return t`Arrives within the hour`
    const when = formatOnce(() => formatArrivalMoment(at, locale, timeZone), 'arrival', at, locale, timeZone)
    return t`Arrives ${when}`
  }
}
