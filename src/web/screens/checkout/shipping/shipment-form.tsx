import { Trans } from '@lingui/react/macro'
import { type CheckoutShipmentFragment, SaveDeliveryDocument } from '../../../../generated/documents.ts'
import { writeAddress } from '../../../../shared/address-order.ts'
import { useAsk, useShop } from '../../../client/use-shop.ts'
import { Button } from '../../../ui/button.tsx'
import { useForm } from '../form/use-form.ts'
import { useSending } from '../form/use-sending.ts'
import { FailedNotice } from '../step/failed-notice.tsx'
import type { Checkout } from '../use-checkout.ts'
import { MomentFields, ReceiverFields } from './receiver-fields.tsx'
import { listFailuresOf, type ReceiverValues, toReceiverInput, toReceiverValues } from './receiver-values.ts'
import { useDeliveryTexts } from './use-delivery-texts.ts'

type ShipmentFormProps = {
  checkout: Checkout
  shipment: CheckoutShipmentFragment
  /** One address for all that goes by post, instead of this shipment alone. */
  isForAll?: boolean
  onDone: () => void
  /** Left out where something must be said first. */
  onCancel?: (() => void) | undefined
}

/** Who gets a shipment and when, to be changed in its place. */
export function ShipmentForm({ checkout, shipment, isForAll = false, onDone, onCancel }: ShipmentFormProps) {
  const { countryCode } = useShop()
  const { soonest } = useDeliveryTexts()
  const { billingAddress } = checkout.cart
  const { variationType } = shipment
  const isOwnServed = billingAddress?.countryCode === countryCode
  const [form, frame] = useForm<ReceiverValues>({
    initial: { ...toReceiverValues(shipment, { address: billingAddress, countryCode }), ...(isOwnServed ? {} : NOT_AT_HOME) },
    listFailures: (values) => listFailuresOf(values, variationType),
  })
  const ask = useAsk()
  const { isSending, failure, send } = useSending(form, async () => {
    const receiver = toReceiverInput(form.values, variationType)
    const input = isForAll
      ? ({ deliveryMode: 'SINGLE', receiver } as const)
      : { shipments: [{ shipmentId: shipment.id, receivers: [receiver] }] }
    const { setDelivery } = await ask(SaveDeliveryDocument, { input })
    if (setDelivery.order) checkout.replaceCart(setDelivery.order)
    if (setDelivery.errors.length === 0) onDone()
    return setDelivery.errors
  })
  return (
    <form ref={frame} onSubmit={send} noValidate className="flex flex-col gap-5 border-t border-line pt-5">
      <FailedNotice failure={failure} />
      <ReceiverFields
        form={form}
        addresses={checkout.addresses}
        variationType={variationType}
        name={isForAll ? 'all' : shipment.id}
        ownAddress={isOwnServed ? writeAddress(billingAddress) : undefined}
      />
      <MomentFields form={form} shipment={shipment} soonest={soonest(shipment)} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isLoading={isSending}>
          <Trans>Save</Trans>
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        )}
      </div>
    </form>
  )
}

const NOT_AT_HOME = { isOwnAddress: false } as const
