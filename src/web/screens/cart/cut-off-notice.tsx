import { Trans } from '@lingui/react/macro'
import type { CartFragment, DeliveryOptionsFragment } from '../../../generated/documents.ts'
import { formatWeekday, formatWeekdays } from '../../client/dates.ts'
import { useNow } from '../../client/now.ts'
import { useShop } from '../../client/use-shop.ts'
import { Notice } from '../../ui/notice.tsx'
import { readCountdown } from '../product/countdown.ts'
import { findHurried } from './load-cart.ts'

type CutOffNoticeProps = { cart: CartFragment; delivery: DeliveryOptionsFragment | null }

/** Before the cut-off until when to order; when it has passed while the page was open, that the promise has changed (spec §4). */
export function CutOffNotice({ cart, delivery }: CutOffNoticeProps) {
  const now = useNow()
  const { locale } = useShop()
  const countdown = delivery && now !== undefined ? readCountdown(delivery.promises, now) : undefined
  if (!delivery || !countdown || !findHurried(cart)) return null
  const { promise } = countdown
  const days = formatWeekdays(promise.deliveredFrom, promise.deliveredBy, locale)
  const day = formatWeekday(promise.shipsOn, locale)
  if (promise.orderBefore !== delivery.promises[0]?.orderBefore) {
    return (
      <Notice tone="warning" title={<Trans>The delivery time has changed</Trans>}>
        <Trans>
          The cut-off has passed: your gift card will be sent on {day} and is there {days}.
        </Trans>
      </Notice>
    )
  }
  if (countdown.ships !== 'today') return null
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: delivery.timeZone }).format(
    Date.parse(promise.orderBefore),
  )
  return (
    <Notice tone="warning" title={<Trans>Order by {time} and your gift card will be sent today</Trans>}>
      <Trans>It is there {days}.</Trans>
    </Notice>
  )
}
