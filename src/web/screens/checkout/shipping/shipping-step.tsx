import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import type { CheckoutShipmentFragment } from '../../../../generated/documents.ts'
import { track } from '../../../client/tracking.ts'
import { useShop } from '../../../client/use-shop.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { listHomeless } from '../checkout-steps.ts'
import { StepActions } from '../step/step-actions.tsx'
import type { StepProps } from '../step/step-props.ts'
import { PackageRow } from '../summary/package-row.tsx'
import { toTrackedOrder } from '../track-checkout.ts'
import type { Checkout } from '../use-checkout.ts'
import { useStepHref } from '../use-step-href.ts'
import { DeliveryModeChoice } from './delivery-mode-choice.tsx'
import { DivideButton } from './divide-button.tsx'
import { ShipmentForm } from './shipment-form.tsx'
import { ShipmentHeading } from './shipment-heading.tsx'

/** Everything that was said in the builder, to be looked at once more, and whatever is missing. */
export function ShippingStep({ checkout, onDone }: StepProps) {
  const { countryCode } = useShop()
  const hrefOf = useStepHref()
  const [isTold, setTold] = useState(false)
  const homeless = listHomeless(checkout.cart, countryCode)
  const goOn = (event: FormEvent) => {
    event.preventDefault()
    if (homeless.length > 0) return setTold(true)
    const tier = checkout.cart.shipments.some(({ variationType }) => variationType === 'PHYSICAL') ? 'post' : 'email'
    track('add_shipping_info', { ...toTrackedOrder(checkout.cart), shipping_tier: tier })
    onDone()
  }
  return (
    <>
      {isTold && homeless.length > 0 && (
        <Notice tone="danger" title={<Trans>One parcel has nowhere to go yet</Trans>}>
          <Trans>We cannot deliver to the country you live in. Please choose an address below.</Trans>
        </Notice>
      )}
      <DeliveryModeChoice checkout={checkout} />
      <ul className="flex flex-col gap-5">
        {checkout.cart.shipments.map((shipment) => (
          <ShipmentCard
            key={shipment.id}
            checkout={checkout}
            shipment={shipment}
            isHomeless={homeless.some(({ id }) => id === shipment.id)}
          />
        ))}
      </ul>
      <form onSubmit={goOn} noValidate className="contents">
        <StepActions checkout={checkout} isSending={false} label={<Trans>To payment</Trans>} backHref={hrefOf('data')} />
      </form>
    </>
  )
}

type ShipmentCardProps = { checkout: Checkout; shipment: CheckoutShipmentFragment; isHomeless: boolean }

function ShipmentCard({ checkout, shipment, isHomeless }: ShipmentCardProps) {
  const { t } = useLingui()
  const [isChanging, setChanging] = useState(false)
  const isOpen = isChanging || isHomeless
  const close = () => setChanging(false)
  return (
    <li className="flex flex-col gap-5 rounded-card bg-surface p-5 shadow-card tablet:p-8">
      <div className="flex items-start justify-between gap-4 max-tablet:flex-col">
        <ShipmentHeading shipment={shipment} level="h2" />
        {!isOpen && (
          <div className="flex shrink-0 flex-wrap gap-2">
            <DivideButton checkout={checkout} shipment={shipment} />
            <Button variant="secondary" size="small" leadingIcon="edit" onClick={() => setChanging(true)}>
              {t`Change`}
            </Button>
          </div>
        )}
      </div>
      {isOpen && (
        <ShipmentForm checkout={checkout} shipment={shipment} onDone={close} onCancel={isHomeless ? undefined : close} />
      )}
      <ul className="flex flex-col gap-3 border-t border-line pt-5">
        {shipment.packages.map((one) => (
          <PackageRow key={one.id} package={one} />
        ))}
      </ul>
    </li>
  )
}
