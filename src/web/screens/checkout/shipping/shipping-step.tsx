import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { CheckoutCartFragment, CheckoutShipmentFragment } from '#generated/documents.ts'
import { listParcels, listUndeliverable } from '#web/features/checkout/checkout-steps.ts'
import { toTrackedOrder } from '#web/features/checkout/track-checkout.ts'
import { ALL_PARCELS } from '#web/features/checkout/typed-receivers.ts'
import type { Checkout } from '#web/features/checkout/use-checkout.ts'
import { type OpenForms, useOpenForms } from '#web/features/checkout/use-open-forms.ts'
import { useShop } from '#web/session/use-shop.ts'
import { track } from '#web/tracking/track.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { StepActions } from '../step-actions.tsx'
import { PackageRow } from '../summary/package-row.tsx'
import { useStepHref } from '../use-step-href.ts'
import { DeliveryModeChoice } from './delivery-mode-choice.tsx'
import { DivideButton } from './divide-button.tsx'
import { ShipmentForm } from './shipment-form.tsx'
import { ShipmentHeading } from './shipment-heading.tsx'

/** The deliveries chosen in the builder, to check and complete. */
export function ShippingStep({ checkout, onDone }: { checkout: Checkout; onDone: () => void }) {
  const { countryCode } = useShop()
  const hrefOf = useStepHref()
  const forms = useOpenForms(checkout.cart)
  const [hasFailed, setFailed] = useState(false)
  const [isSending, setSending] = useState(false)
  const { shipments } = checkout.cart
  const parcels = listParcels(checkout.cart)
  const undeliverable = listUndeliverable(checkout.cart, countryCode)
  /** One address for all parcels is filled in once, instead of at each parcel. */
  const isTogether = parcels.length > 1 && forms.isOpen(ALL_PARCELS)
  const saveOpenForms = async () => {
    let cart: CheckoutCartFragment | undefined = checkout.cart
    for (const name of [ALL_PARCELS, ...shipments.map(({ id }) => id)]) {
      const save = forms.saves.current.get(name)
      if (cart && save) cart = await save()
    }
    return cart
  }
  const proceed = async (event: FormEvent) => {
    event.preventDefault()
    setSending(true)
    const cart = await saveOpenForms()
    setSending(false)
    if (!cart) return setFailed(true)
    track('add_shipping_info', { ...toTrackedOrder(cart), shipping_tier: parcels.length > 0 ? 'post' : 'email' })
    onDone()
  }
  return (
    <>
      {hasFailed && undeliverable.length > 0 && (
        <Notice tone="danger" title={<Trans>One parcel needs an address</Trans>}>
          <Trans>We cannot deliver to the country you live in. Please choose an address below.</Trans>
        </Notice>
      )}
      <DeliveryModeChoice checkout={checkout} forms={forms} />
      <ul className="flex flex-col gap-5">
        {shipments.map((shipment) => (
          <ShipmentCard
            key={shipment.id}
            checkout={checkout}
            shipment={shipment}
            forms={forms}
            isUndeliverable={undeliverable.includes(shipment)}
            isCovered={isTogether && parcels.includes(shipment)}
          />
        ))}
      </ul>
      <form onSubmit={proceed} noValidate className="contents">
        <StepActions
          checkout={checkout}
          isSending={isSending}
          label={<Trans>Continue to payment</Trans>}
          backHref={hrefOf('data')}
        />
      </form>
    </>
  )
}

type ShipmentCardProps = {
  checkout: Checkout
  shipment: CheckoutShipmentFragment
  forms: OpenForms
  isUndeliverable: boolean
  /** The form for all parcels covers this one. */
  isCovered: boolean
}

function ShipmentCard({ checkout, shipment, forms, isUndeliverable, isCovered }: ShipmentCardProps) {
  const { t } = useLingui()
  const card = useRef<HTMLLIElement>(null)
  const isOpen = !isCovered && (isUndeliverable || forms.isOpen(shipment.id))
  const isFocused = isOpen && forms.focused === shipment.id
  useEffect(() => {
    if (isFocused) card.current?.querySelector<HTMLElement>('input:checked')?.focus()
  }, [isFocused])
  return (
    <li ref={card} className="flex flex-col gap-5 rounded-card bg-surface p-5 shadow-card tablet:p-8">
      <div className="flex items-start justify-between gap-4 max-tablet:flex-col">
        <ShipmentHeading shipment={shipment} level="h2" />
        {!isOpen && !isCovered && (
          <div className="flex shrink-0 flex-wrap gap-2">
            <DivideButton checkout={checkout} shipment={shipment} />
            <Button variant="secondary" size="small" leadingIcon="edit" onClick={() => forms.open(shipment.id)}>
              {t`Change`}
            </Button>
          </div>
        )}
      </div>
      {isOpen && <ShipmentForm checkout={checkout} shipment={shipment} forms={forms} isRequired={isUndeliverable} />}
      <ul className="flex flex-col gap-3 border-t border-line pt-5">
        {shipment.packages.map((one) => (
          <PackageRow key={one.id} package={one} />
        ))}
      </ul>
    </li>
  )
}
