import { useLingui } from '@lingui/react/macro'
import type { CheckoutShipmentFragment } from '../../../../generated/documents.ts'
import { writeAddress } from '../../../../shared/address-order.ts'
import { formatMoment } from '../../../features/checkout/format-moment.ts'
import { formatWeekday, formatWeekdays } from '../../../i18n/dates.ts'
import { useShop } from '../../../session/use-shop.ts'

type DeliveryTexts = {
  /** Who gets it: a name, or "you". */
  who: (shipment: CheckoutShipmentFragment) => string
  /** Where it goes: an e-mail address, or an address in one line. */
  where: (shipment: CheckoutShipmentFragment) => string
  when: (shipment: CheckoutShipmentFragment) => string
  /** The earliest it can come, as an answer of its own. */
  soonest: (shipment: CheckoutShipmentFragment) => string
}

/** A shipment in words, to be read within a sentence. */
export function useDeliveryTexts(): DeliveryTexts {
  const { t } = useLingui()
  const { locale, timeZone } = useShop()
  const who = ({ receiverKind, deliveryAddress: address }: CheckoutShipmentFragment) => {
    const name = [address?.firstName, address?.lastName].filter(Boolean).join(' ')
    if (receiverKind === 'RECEIVER') return name
    return name ? t`You, ${name}` : t`You`
  }
  const where = ({ variationType, deliveryAddress: address }: CheckoutShipmentFragment) => {
    if (variationType === 'DIGITAL') return address?.email ?? t`your own email address`
    return address?.street ? writeAddress(address) : t`your own address`
  }
  const when = ({ variationType, deliveryDate, deliverAt, deliveryOptions }: CheckoutShipmentFragment) => {
    if (deliverAt) return formatMoment(deliverAt, locale, timeZone)
    if (deliveryDate) return formatWeekday(deliveryDate, locale)
    if (variationType === 'DIGITAL') return t`within an hour of your payment`
    const promise = deliveryOptions.promises[0]
    if (!promise) return t`as soon as possible`
    const days = formatWeekdays(promise.deliveredFrom, promise.deliveredBy, locale)
    return t`as soon as possible: ${days}`
  }
  const soonest = (shipment: CheckoutShipmentFragment) => {
    const text = when({ ...shipment, deliveryDate: null, deliverAt: null })
    return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
  }
  return { who, where, when, soonest }
}
