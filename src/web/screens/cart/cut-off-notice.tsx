import { Trans } from '@lingui/react/macro'
import type { CartFragment, DeliveryOptionsFragment } from '../../../generated/documents.ts'
import { formatWeekday, formatWeekdays } from '../../client/dates.ts'
import { useNow } from '../../client/now.ts'
import { useShop } from '../../client/use-shop.ts'
import { Notice } from '../../ui/notice.tsx'
import { findCutOffWarning } from './cut-off-warning.ts'
import { findHurried } from './load-cart.ts'

type CutOffNoticeProps = { cart: CartFragment; delivery: DeliveryOptionsFragment | null }

/** Near the cut-off until when to order, and after it when the card is sent instead. */
export function CutOffNotice({ cart, delivery }: CutOffNoticeProps) {
  const now = useNow()
  const { locale, timeZone } = useShop()
  const warning = delivery && now !== undefined ? findCutOffWarning(delivery.promises, now) : undefined
  if (!delivery || !warning || !findHurried(cart)) return null
  const { kind, promise } = warning
  const days = formatWeekdays(promise.deliveredFrom, promise.deliveredBy, locale)
  const day = formatWeekday(promise.shipsOn, locale)
  if (kind === 'changed') {
    return (
      <Notice tone="warning" title={<Trans>The delivery time has changed</Trans>}>
        <Trans>
          The cut-off has passed: your gift card will be sent on {day} and is there {days}.
        </Trans>
      </Notice>
    )
  }
  if (kind === 'passed') {
    return (
      <Notice title={<Trans>Your gift card will be sent on {day}</Trans>}>
        <Trans>No more post leaves us today. It is there {days}.</Trans>
      </Notice>
    )
  }
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }).format(Date.parse(promise.orderBefore))
  return (
    <Notice tone="warning" title={<Trans>Order by {time} and your gift card will be sent today</Trans>}>
      <Trans>It is there {days}.</Trans>
    </Notice>
  )
}
