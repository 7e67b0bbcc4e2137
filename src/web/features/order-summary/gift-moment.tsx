import { Trans } from '@lingui/react/macro'
import type { GiftStateFragment } from '../../../generated/documents.ts'
import { formatDay } from '../../i18n/dates.ts'
import { formatInstant } from '../../i18n/shop-clock.ts'
import { useShop } from '../../session/use-shop.ts'

/** The last thing that happened to a gift, or the next that will. */
export function GiftMoment({
  gift: { state, isStopped, sendAt, sentAt, openedAt, shipOn, carrier },
}: {
  gift: GiftStateFragment
}) {
  const shop = useShop()
  const planned = sendAt && formatInstant(sendAt, shop)
  const sent = sentAt && formatInstant(sentAt, shop)
  const opened = openedAt && formatInstant(openedAt, shop)
  const shipsOn = shipOn && formatDay(shipOn, shop.locale)
  if (isStopped) return <Trans>Waits: something is wrong with the payment of this order. Please ask our helpdesk.</Trans>
  if (state === 'OPENED') return <Trans>Opened on {opened}</Trans>
  if (state === 'SENT') return <Trans>Sent by email on {sent}, not opened yet</Trans>
  if (state === 'BOUNCED') return <Trans>The mail came back</Trans>
  if (state === 'PLANNED')
    return planned ? <Trans>Goes out by email on {planned}</Trans> : <Trans>Goes out by email within the hour</Trans>
  if (state === 'SHIPPED')
    return (
      <Trans>
        Handed to {carrier} on {sent}: there in 2 to 3 working days
      </Trans>
    )
  return shipsOn ? <Trans>Leaves our house on {shipsOn}</Trans> : <Trans>Leaves our house on the next working day</Trans>
}
