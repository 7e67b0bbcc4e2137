import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { CheckoutShipmentFragment } from '#generated/documents.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { useDeliveryTexts } from './use-delivery-texts.ts'

/** Receiver, address and time at a glance. */
export function ShipmentHeading({ shipment, level: Heading }: { shipment: CheckoutShipmentFragment; level: 'h2' | 'h3' }) {
  const { who, where, when } = useDeliveryTexts()
  const isDigital = shipment.variationType === 'DIGITAL'
  return (
    <div className="flex min-w-0 flex-col gap-1.5 wrap-anywhere">
      <Heading className="text-lg font-semibold">{who(shipment)}</Heading>
      <Fact icon={isDigital ? 'mail' : 'truck'} name={isDigital ? <Trans>By email to</Trans> : <Trans>By post to</Trans>}>
        {where(shipment)}
      </Fact>
      <Fact icon="calendar" name={null}>
        {when(shipment)}
      </Fact>
    </div>
  )
}

function Fact({ icon, name, children }: { icon: IconName; name: ReactNode; children: ReactNode }) {
  return (
    <p className="flex gap-2.5 text-[0.9375rem] leading-snug">
      <Icon name={icon} className="size-5 text-trust" />
      <span className="min-w-0">
        <span className="text-ink-soft">{name}</span> {children}
      </span>
    </p>
  )
}
