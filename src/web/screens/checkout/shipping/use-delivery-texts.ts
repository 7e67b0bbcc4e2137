import { useLingui } from '@lingui/react/macro'
import type { CheckoutShipmentFragment } from '#generated/documents.ts'
import { writeAddress } from '#shared/address-order.ts'
import { ARRIVES_NOW, useArrivalText } from '#web/features/arrival/use-arrival-text.ts'

type DeliveryTexts = {
  /** The receiver: a name, or "you". */
  who: (shipment: CheckoutShipmentFragment) => string
  /** The destination: an e-mail address, or an address in one line. */
  where: (shipment: CheckoutShipmentFragment) => string
  when: (shipment: CheckoutShipmentFragment) => string
  /** The earliest arrival, as an option of its own. */
  soonest: (shipment: CheckoutShipmentFragment) => string
}

/** Describes a shipment in words. */
export function useDeliveryTexts(): DeliveryTexts {
  const { t } = useLingui()
  const arrivalText = useArrivalText()
  const who = ({ receiverKind, deliveryAddress: address }: CheckoutShipmentFragment) => {
    const name = [address?.firstName, address?.lastName].filter(Boolean).join(' ')
    if (receiverKind === 'RECEIVER') return name
    return name ? t`You, ${name}` : t`You`
  }
  const where = ({ variationType, deliveryAddress: address }: CheckoutShipmentFragment) => {
    if (variationType === 'DIGITAL') return address?.email ?? t`your own email address`
    return address?.street ? writeAddress(address) : t`your own address`
  }
  const when = ({ arrival }: CheckoutShipmentFragment) => arrivalText(arrival)
  const soonest = ({ variationType, deliveryOptions }: CheckoutShipmentFragment) => {
    const promise = deliveryOptions.promises[0]
    if (variationType === 'DIGITAL' || !promise) return arrivalText(ARRIVES_NOW)
    return arrivalText({ from: promise.deliveredFrom, until: promise.deliveredBy, at: null })
  }
  return { who, where, when, soonest }
}
