import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { type CartFragment, type DeliveryOptionsFragment, ProductDeliveryDocument } from '../../../generated/documents.ts'
import { CLOCK } from '../../../shared/clock-format.ts'
import { formatWeekday, formatWeekdays } from '../../i18n/dates.ts'
import { useAsk, useShop } from '../../session/use-shop.ts'
import { Notice } from '../../ui/notice.tsx'
import { useNow } from '../../ui/use-now.ts'
import { findCutOffWarning } from './cut-off-warning.ts'
import { findHurried } from './load-cart.ts'

type CutOffNoticeProps = { cart: CartFragment; delivery: DeliveryOptionsFragment | null }

/** Near the cut-off until when to order, and after it when the card is sent instead. */
export function CutOffNotice({ cart, delivery: loaded }: CutOffNoticeProps) {
  const now = useNow()
  const { locale, timeZone } = useShop()
  const hurried = findHurried(cart)
  const delivery = useDelivery(hurried, loaded)
  const warning = delivery && now !== undefined ? findCutOffWarning(delivery.promises, now) : undefined
  if (!delivery || !warning || !hurried) return null
  const { kind, promise } = warning
  const days = formatWeekdays(promise.deliveredFrom, promise.deliveredBy, locale)
  const day = formatWeekday(promise.shipsOn, locale)
  if (kind === 'changed') {
    return (
      <Notice tone="warning" title={<Trans>The delivery time has changed</Trans>}>
        <Trans>
          The cut-off has passed: what goes by post is sent on {day} and is there {days}.
        </Trans>
      </Notice>
    )
  }
  if (kind === 'passed') {
    return (
      <Notice title={<Trans>What goes by post is sent on {day}</Trans>}>
        <Trans>No more post leaves us today. It is there {days}.</Trans>
      </Notice>
    )
  }
  const time = new Intl.DateTimeFormat(locale, { ...CLOCK, timeZone }).format(Date.parse(promise.orderBefore))
  return (
    <Notice tone="warning" title={<Trans>Order by {time} and your gift card will be sent today</Trans>}>
      <Trans>It is there {days}.</Trans>
    </Notice>
  )
}

/** As the page was read with it, or asked for when something in it becomes hurried. */
function useDelivery(hurried: string | undefined, loaded: DeliveryOptionsFragment | null): DeliveryOptionsFragment | null {
  const ask = useAsk()
  const [asked, setAsked] = useState<DeliveryOptionsFragment | null>(null)
  const missing = loaded || asked ? undefined : hurried
  useEffect(() => {
    if (!missing) return
    const take = ({ deliveryOptions }: { deliveryOptions: DeliveryOptionsFragment | null }) => setAsked(deliveryOptions)
    // It is a hint: who does not get it can order all the same.
    ask(ProductDeliveryDocument, { variationId: missing }).then(take, () => undefined)
  }, [ask, missing])
  return loaded ?? asked
}
