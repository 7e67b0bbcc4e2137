import type { CheckoutShipmentFragment, ReceiverInput, VariationType } from '../../../../generated/documents.ts'
import type { ShopFailure } from '../../../../shared/failures.ts'
import { listAddressFailures, listReceiverFailures } from '../../../../shared/validation/address.ts'
import type { AddressValues } from '../form/address-fields.tsx'

/** Who gets a shipment and when, as it is typed. */
export type ReceiverValues = AddressValues & {
  receiverKind: 'ME' | 'RECEIVER'
  /** The buyer's: where the bill goes, or another address. */
  isOwnAddress: boolean
  firstName: string
  lastName: string
  email: string
  /** A day, or empty for as soon as possible. */
  deliverOn: string
  /** Of a mail on a chosen day, on the store's clock. */
  deliverTime: string
}

const MORNING = '09:00'

type Own = { address: { street?: string | null; postCode?: string | null } | null; countryCode: string }

export function toReceiverValues(shipment: CheckoutShipmentFragment, own: Own): ReceiverValues {
  const { deliveryAddress: address, receiverKind, deliverAt, deliveryDate, deliveryOptions } = shipment
  const [day, time] = deliverAt ? readMoment(deliverAt, deliveryOptions.timeZone) : [deliveryDate ?? '', MORNING]
  const isOwnAddress =
    receiverKind === 'ME' && address?.street === own.address?.street && address?.postCode === own.address?.postCode
  return {
    receiverKind,
    isOwnAddress,
    firstName: address?.firstName ?? '',
    lastName: address?.lastName ?? '',
    email: address?.email ?? '',
    countryCode: own.countryCode,
    postCode: isOwnAddress ? '' : (address?.postCode ?? ''),
    houseNumber: isOwnAddress ? '' : (address?.houseNumber ?? ''),
    suffix: isOwnAddress ? '' : (address?.suffix ?? ''),
    street: isOwnAddress ? '' : (address?.street ?? ''),
    city: isOwnAddress ? '' : (address?.city ?? ''),
    administrativeArea: isOwnAddress ? '' : (address?.administrativeArea ?? ''),
    deliverOn: day,
    deliverTime: time,
  }
}

/** Day and time on the clock of a place: Swedes write both as computers do. */
function readMoment(instant: string, timeZone: string): [string, string] {
  const written = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(
    Date.parse(instant),
  )
  const [day = '', time = MORNING] = written.split(' ')
  return [day, time]
}

/** The buyer's own address was judged with the bill. */
export function listFailuresOf(values: ReceiverValues, variationType: VariationType): ShopFailure[] {
  if (variationType === 'DIGITAL') return values.receiverKind === 'ME' ? [] : listReceiverFailures(values)
  if (values.receiverKind === 'ME' && values.isOwnAddress) return []
  return listAddressFailures({ ...values, email: '' }, { purpose: 'DELIVERY' })
}

export function toReceiverInput(values: ReceiverValues, variationType: VariationType): ReceiverInput {
  const { receiverKind: kind, isOwnAddress, firstName, lastName, email, deliverOn, deliverTime, ...address } = values
  const isDigital = variationType === 'DIGITAL'
  const moment = isDigital
    ? { deliverOn: null, deliverAt: deliverOn ? `${deliverOn}T${deliverTime || MORNING}` : null }
    : { deliverOn: deliverOn || null }
  if (kind === 'ME' && (isDigital || isOwnAddress)) return { kind, ...moment }
  return isDigital ? { kind, firstName, lastName, email, ...moment } : { kind, firstName, lastName, ...address, ...moment }
}
