import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { type CheckoutCartFragment, type CheckoutShipmentFragment, SaveDeliveryDocument } from '#generated/documents.ts'
import { writeAddress } from '#shared/address-order.ts'
import { readDraft } from '#web/features/checkout/checkout-draft.ts'
import { listParcels } from '#web/features/checkout/checkout-steps.ts'
import { listFailuresOf, type ReceiverValues, toReceiverInput, toReceiverValues } from '#web/features/checkout/receiver-values.ts'
import { ALL_PARCELS } from '#web/features/checkout/typed-receivers.ts'
import type { Checkout } from '#web/features/checkout/use-checkout.ts'
import type { OpenForms } from '#web/features/checkout/use-open-forms.ts'
import { FailedNotice } from '#web/features/feedback/failed-notice.tsx'
import { lastPartOf, useForm } from '#web/forms/use-form.ts'
import { useAsk, useShop } from '#web/session/use-shop.ts'
import { Button } from '#web/ui/button.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { MomentFields, ReceiverFields } from './receiver-fields.tsx'
import { useDeliveryTexts } from './use-delivery-texts.ts'

type ShipmentFormProps = {
  checkout: Checkout
  shipment: CheckoutShipmentFragment
  forms: OpenForms
  /** One address for all parcels, instead of only this shipment. */
  isForAll?: boolean
  /** A required value is still missing. */
  isRequired?: boolean
}

/** Changes the receiver and the time of a shipment in place. */
export function ShipmentForm({ checkout, shipment, forms, isForAll = false, isRequired }: ShipmentFormProps) {
  const { countryCode, timeZone } = useShop()
  const { soonest } = useDeliveryTexts()
  const now = useNow() ?? 0
  const { billingAddress } = checkout.cart
  const { variationType } = shipment
  const name = isForAll ? ALL_PARCELS : shipment.id
  const isOwnServed = billingAddress?.countryCode === countryCode
  const ask = useAsk()
  const saved = useRef<CheckoutCartFragment>(undefined)
  const atHome = isOwnServed ? {} : NOT_AT_HOME
  const form = useForm<ReceiverValues>({
    initial: { ...toReceiverValues(shipment, { countryCode, timeZone }), ...atHome },
    listFailures: (values) => listFailuresOf(values, { variationType, timeZone, now }),
    draft: {
      restore: (initial) => ({ ...initial, ...readDraft().receivers?.[name], ...atHome }),
      save: (values) => forms.save(name, values),
    },
    // The moment of an e-mail is one value on the server, and two fields here.
    fieldOf: (refusal, values) => {
      const name = lastPartOf(refusal) === 'deliverAt' ? 'deliverTime' : lastPartOf(refusal)
      return name in values ? name : undefined
    },
    send: async (values) => {
      const receiver = toReceiverInput(values, variationType)
      const input = isForAll
        ? ({ deliveryMode: 'SINGLE', receiver } as const)
        : { shipments: [{ shipmentId: shipment.id, receivers: [receiver] }] }
      const { setDelivery } = await ask(SaveDeliveryDocument, { input })
      if (setDelivery.order) await checkout.replaceCart(setDelivery.order)
      saved.current = setDelivery.order ?? undefined
      if (setDelivery.errors.length === 0) forms.close(name, ...(isForAll ? listParcels(checkout.cart) : []).map(({ id }) => id))
      return setDelivery.errors
    },
  })
  useEffect(() => {
    const saves = forms.saves.current
    saves.set(name, async () => ((await form.send()) ? saved.current : undefined))
    return () => void saves.delete(name)
  })
  return (
    <form {...form.props} className="flex flex-col gap-5 border-t border-line pt-5">
      <FailedNotice failure={form.failure} />
      <ReceiverFields
        form={form}
        addresses={checkout.addresses}
        variationType={variationType}
        name={name}
        buyer={billingAddress}
        ownAddress={isOwnServed ? writeAddress(billingAddress) : undefined}
      />
      <MomentFields form={form} shipment={shipment} soonest={soonest(shipment)} now={now} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isLoading={form.isSending}>
          <Trans>Save</Trans>
        </Button>
        {!isRequired && (
          <Button variant="quiet" onClick={() => forms.close(name)}>
            <Trans>Cancel</Trans>
          </Button>
        )}
      </div>
    </form>
  )
}

const NOT_AT_HOME = { isOwnAddress: false } as const
