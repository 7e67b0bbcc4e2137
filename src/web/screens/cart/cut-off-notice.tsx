import { Trans } from '@lingui/react/macro'
import { type CartFragment, type DeliveryOptionsFragment, ProductDeliveryDocument } from '#generated/documents.ts'
import { CLOCK } from '#shared/clock-format.ts'
import { useAnswer } from '../../data/use-answer.ts'
import { known } from '../../data/use-known-answer.ts'
import { useArrivalText } from '../../features/arrival/use-arrival-text.ts'
import { formatWeekday } from '../../i18n/dates.ts'
import { useShop } from '../../session/use-shop.ts'
import { Notice } from '../../ui/notice.tsx'
import { useNow } from '../../ui/use-now.ts'
import { findCutOffWarning } from './cut-off-warning.ts'
import { findUrgent } from './load-cart.ts'

type CutOffNoticeProps = { cart: CartFragment; delivery: DeliveryOptionsFragment | null }

/** Shortly before the cut-off it says until when to order, and afterwards when the card is sent instead. */
export function CutOffNotice({ cart, delivery: loaded }: CutOffNoticeProps) {
  const now = useNow()
  const { locale, timeZone } = useShop()
  const arrivalText = useArrivalText()
  const urgent = findUrgent(cart)
  const delivery = useDelivery(urgent, loaded)
  const warning = delivery && now !== undefined ? findCutOffWarning(delivery.promises, now) : undefined
  if (!delivery || !warning || !urgent) return null
  const { kind, promise } = warning
  const arrives = arrivalText({ from: promise.deliveredFrom, until: promise.deliveredBy, at: null })
  const day = formatWeekday(promise.shipsOn, locale)
  if (kind === 'changed') {
    return (
      <Notice tone="warning" title={<Trans>The delivery time has changed</Trans>}>
        <Trans>
          The cut-off has passed: what goes by post is sent on {day}. {arrives}.
        </Trans>
      </Notice>
    )
  }
  if (kind === 'passed') {
    return (
      <Notice title={<Trans>What goes by post is sent on {day}</Trans>}>
        <Trans>Today’s post has gone. {arrives}.</Trans>
      </Notice>
    )
  }
  const time = new Intl.DateTimeFormat(locale, { ...CLOCK, timeZone }).format(Date.parse(promise.orderBefore))
  return (
    <Notice tone="warning" title={<Trans>Order by {time} and your gift card will be sent today</Trans>}>
      {arrives}
    </Notice>
  )
}

/** Loaded with the page, or when a gift in the basket becomes urgent. It is only a hint: without it the shopper can still order. */
function useDelivery(urgent: string | undefined, loaded: DeliveryOptionsFragment | null): DeliveryOptionsFragment | null {
  const { answer } = useAnswer(
    ProductDeliveryDocument,
    { variationId: urgent ?? '' },
    { isWanted: !loaded && urgent !== undefined },
  )
  return loaded ?? known(answer)?.deliveryOptions ?? null
}
