import type { CheckoutShipmentFragment, ReceiverInput, VariationType } from '#generated/documents.ts'
import type { ShopFailure } from '#shared/failures.ts'
import { listAddressFailures, listReceiverFailures } from '#shared/validation/address.ts'
import { writeHouse } from '#shared/validation/house.ts'
import type { AddressValues } from '../address-form/address-fields.tsx'
import { isOver, MORNING, toMoment } from '../gift-builder/moment/delivery-moment.ts'

/** The receiver and the time of a shipment, as they are typed. */
export type ReceiverValues = AddressValues & {
  receiverKind: 'ME' | 'RECEIVER'
  /** The buyer's own address (the billing address), instead of another one. */
  isOwnAddress: boolean
  firstName: string
  lastName: string
  email: string
  /** A day, or empty for "as soon as possible". */
  deliverOn: string
  /** The time of an e-mail on a chosen day, on the store's clock. */
  deliverTime: string
}

type Shop = { countryCode: string; timeZone: string }

export function toReceiverValues(shipment: CheckoutShipmentFragment, { countryCode, timeZone }: Shop): ReceiverValues {
  const { deliveryAddress: address, receiverKind, deliverAt, deliveryDate } = shipment
  const { day, time } = deliverAt ? toMoment(deliverAt, timeZone) : { day: deliveryDate ?? '', time: MORNING }
  const isOwnAddress = receiverKind === 'ME' && !shipment.hasOwnAddress
  return {
    receiverKind,
    isOwnAddress,
    firstName: address?.firstName ?? '',
    lastName: address?.lastName ?? '',
    email: address?.email ?? '',
    countryCode,
    postCode: isOwnAddress ? '' : (address?.postCode ?? ''),
    houseNumber: isOwnAddress ? '' : writeHouse(address ?? {}),
    suffix: isOwnAddress ? '' : (address?.suffix ?? ''),
    street: isOwnAddress ? '' : (address?.street ?? ''),
    city: isOwnAddress ? '' : (address?.city ?? ''),
    administrativeArea: isOwnAddress ? '' : (address?.administrativeArea ?? ''),
    deliverOn: day,
    deliverTime: time,
  }
}

type Named = 'firstName' | 'lastName' | 'email'
export type Person = Partial<Record<Named, string | null>>

/**
 * Clears the buyer's own name and e-mail address when somebody else gets the gift. Under another name, an equal surname or e-mail address stays:
 * relatives may share them.
 */
export function withoutBuyer(values: Pick<ReceiverValues, Named>, buyer: Person | null): Pick<ReceiverValues, Named> {
  const { firstName, lastName, email } = values
  if (firstName !== buyer?.firstName || lastName !== buyer.lastName) return { firstName, lastName, email }
  return { firstName: '', lastName: '', email: email === buyer.email ? '' : email }
}

type DeliveryContext = { variationType: VariationType; timeZone: string; now: number }

/** The buyer's own address was already checked as the billing address. */
export function listFailuresOf(values: ReceiverValues, { variationType, timeZone, now }: DeliveryContext): ShopFailure[] {
  if (variationType === 'DIGITAL') {
    const { receiverKind, deliverOn: day, deliverTime: time } = values
    const isLate = day !== '' && isOver({ day, time }, now, timeZone)
    return [
      ...(receiverKind === 'ME' ? [] : listReceiverFailures(values)),
      ...(isLate ? [{ name: 'DELIVERY_DATE_INVALID', parameter: 'deliverTime' } as const] : []),
    ]
  }
  if (values.receiverKind === 'ME' && values.isOwnAddress) return []
  return listAddressFailures({ ...values, email: '' }, { purpose: 'DELIVERY' })
}

export function toReceiverInput(values: ReceiverValues, variationType: VariationType): ReceiverInput {
  const { receiverKind: kind, isOwnAddress, firstName, lastName, email, deliverOn, deliverTime, ...address } = values
  const isDigital = variationType === 'DIGITAL'
  const moment = isDigital
    ? { deliverOn: null, deliverAt: deliverOn ? `${deliverOn}T${deliverTime}` : null }
    : { deliverOn: deliverOn || null }
  if (kind === 'ME' && (isDigital || isOwnAddress)) return { kind, ...moment }
  return isDigital ? { kind, firstName, lastName, email, ...moment } : { kind, firstName, lastName, ...address, ...moment }
}
