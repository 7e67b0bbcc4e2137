import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { type GiftDetailsFragment, OpenGiftDocument } from '#generated/documents.ts'
import { FailedNotice } from '../../features/feedback/failed-notice.tsx'
import { Panel } from '../../features/feedback/panel.tsx'
import { PlainForm } from '../../features/form-fields/plain-form.tsx'
import { ShipmentSummary } from '../../features/redeem/shipment-summary.tsx'
import { useSending } from '../../forms/use-sending.ts'
import { useAsk } from '../../session/use-shop.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { OpenedCards, type RedeemShipment } from './opened-cards.tsx'

type SealedShipmentProps = {
  shipment: RedeemShipment
  /** Set if it was opened before. */
  opened: GiftDetailsFragment | undefined
  canUndo: boolean
  onOpened: () => void
}

/** One delivery. Only a digital card for the owner is opened here. */
export function SealedShipment({ shipment, opened, canUndo, onOpened }: SealedShipmentProps) {
  const [gift, setGift] = useState(opened)
  const isFresh = gift !== opened
  const place = useRef<HTMLDivElement>(null)
  // The button that had the focus has disappeared, so the opened card takes it.
  useEffect(() => {
    if (isFresh) place.current?.focus()
  }, [isFresh])
  if (gift?.isOpened) {
    return (
      <div ref={place} tabIndex={-1} className="outline-none">
        <OpenedCards gift={gift} shipment={shipment} />
      </div>
    )
  }
  const reveal = (next: GiftDetailsFragment) => {
    setGift(next)
    onOpened()
  }
  const isGiven = shipment.packages.every(({ mainProductType }) => mainProductType === 'DONATION')
  return (
    <Panel title={<DeliveryTitle shipment={shipment} isGiven={isGiven} />} className="print:hidden">
      <ul className="-my-4">
        <ShipmentSummary shipment={shipment} />
      </ul>
      {shipment.giftToken && !isGiven && <OpenForm token={shipment.giftToken} canUndo={canUndo} onOpened={reveal} />}
    </Panel>
  )
}

function DeliveryTitle({ shipment, isGiven }: { shipment: RedeemShipment; isGiven: boolean }) {
  const { variationType, giftToken, deliveryAddress } = shipment
  const name = deliveryAddress?.firstName ?? ''
  if (isGiven) return <Trans>Given to a good cause. Thank you!</Trans>
  if (giftToken) return <Trans>Sealed, and yours to open</Trans>
  if (variationType === 'DIGITAL') return <Trans>Sent to {name} by email</Trans>
  return <Trans>On its way by post to {name}</Trans>
}

type OpenFormProps = { token: string; canUndo: boolean; onOpened: (gift: GiftDetailsFragment) => void }

/** Without script it opens on the gift's own page. */
function OpenForm({ token, canUndo, onOpened }: OpenFormProps) {
  const ask = useAsk()
  const { isSending, failure, send } = useSending()
  const open = () =>
    void send(async () => {
      const { openGift } = await ask(OpenGiftDocument, { token })
      if (openGift.gift) onOpened(openGift.gift)
      return openGift.errors
    })
  return (
    <PlainForm action="/gift/open/" fields={{ token }} onSend={open} className="flex flex-col gap-3">
      <FailedNotice failure={failure} />
      <Button type="submit" size="large" leadingIcon="gift" isLoading={isSending} className="tablet:self-start">
        <Trans>Open it</Trans>
      </Button>
      <p className="flex items-center gap-2 text-sm text-ink-soft">
        <Icon name="lock" className="size-4" />
        {canUndo ? (
          <Trans>Once opened, it can no longer be undone.</Trans>
        ) : (
          <Trans>This exchange cannot be undone online.</Trans>
        )}
      </p>
    </PlainForm>
  )
}
