import { Trans } from '@lingui/react/macro'
import type { GiftStateFragment } from '#generated/documents.ts'
import { formatDay } from '../../i18n/dates.ts'
import { formatInstant } from '../../i18n/shop-clock.ts'
import { useShop } from '../../session/use-shop.ts'
import { useArrivalText } from '../arrival/use-arrival-text.ts'

/** The promised arrival of a gift until it has arrived, then its latest event. */
export function GiftMoment({ gift }: { gift: GiftStateFragment }) {
  const arrivalText = useArrivalText()
  const isUnderWay = ['PLANNED', 'TO_PACK', 'SHIPPED'].includes(gift.state)
  return (
    <>
      {isUnderWay && !gift.isStopped && <span className="block font-semibold text-ink">{arrivalText(gift.arrival)}</span>}
      <LastStep gift={gift} />
    </>
  )
}

function LastStep({ gift: { state, isStopped, sentAt, openedAt, shipOn, carrier } }: { gift: GiftStateFragment }) {
  const shop = useShop()
  const sent = sentAt && formatInstant(sentAt, shop)
  const opened = openedAt && formatInstant(openedAt, shop)
  const shipsOn = shipOn && formatDay(shipOn, shop.locale)
  if (isStopped)
    return <Trans>On hold: something is wrong with the payment of this order. Please contact customer support.</Trans>
  if (state === 'OPENED') return <Trans>Opened on {opened}</Trans>
  if (state === 'SENT') return <Trans>Sent by email on {sent}, not opened yet</Trans>
  if (state === 'BOUNCED') return <Trans>The email came back</Trans>
  if (state === 'PLANNED') return <Trans>By email</Trans>
  if (state === 'SHIPPED')
    return (
      <Trans>
        Handed to {carrier} on {sent}
      </Trans>
    )
  return shipsOn ? <Trans>By post, leaves us on {shipsOn}</Trans> : <Trans>By post, leaves us on the next working day</Trans>
}
